/** Parses plain text into paragraphs and lists. */

export interface TextBlock {
  kind: 'paragraph' | 'bullets' | 'steps';
  /** A paragraph's lines, or a list's points without their marks; never empty. */
  lines: string[];
}

const BULLET = /^[-–—•*·▪◦]\s+(?=\S)/;
const STEP = /^\d{1,2}[.)]\s+(?=\S)/;

function kindOf(line: string): TextBlock['kind'] {
  if (BULLET.test(line)) return 'bullets';
  return STEP.test(line) ? 'steps' : 'paragraph';
}

/**
 * The blocks of a text in order. Lines of one kind that follow each other are one block; an empty line ends a paragraph
 * but not a list. Text without any line break is one paragraph, empty text no block at all.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isParagraphOpen = false;
  for (const line of text.split(/\r\n|[\r\n]/).map((written) => written.trim())) {
    if (line === '') {
      isParagraphOpen = false;
      continue;
    }
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const goesOn = last?.kind === kind && (kind !== 'paragraph' || isParagraphOpen);
    const words = line.replace(BULLET, '').replace(STEP, '');
    if (goesOn) last.lines.push(kind === 'paragraph' ? line : words);
    else blocks.push({ kind, lines: [kind === 'paragraph' ? line : words] });
    isParagraphOpen = kind === 'paragraph';
  }
  return blocks;
}
