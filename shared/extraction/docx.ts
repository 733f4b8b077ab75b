/** Reads Word files: the paragraphs of body, headers and footers in order. */
import { ConcealedTexts, WHITE } from './concealed.ts';
import { type LooseLine, MAX_TEXT_LENGTH, type Reading, readingError } from './document.ts';
import { blocksOf } from './docx-body.ts';
import { stylesOf } from './docx-styles.ts';
import { type FlowWriter, withoutRepeats, writeBlocks } from './flow.ts';
import { xmlEvents } from './xml.ts';
import { unzipParts } from './zip.ts';

/** Word for the web numbers its bodies. */
const BODY = /^word\/document\d*\.xml$/;
const READ = /^word\/(?:document\d*|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/[\w]+\.xml\.rels$/;

function targetsOf(xml: string | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  for (const event of xmlEvents(xml ?? '')) {
    if (event.type !== 'open' || event.name !== 'Relationship') continue;
    if (event.attributes.TargetMode === 'External')
      targets.set(event.attributes.Id ?? '', event.attributes.Target ?? '');
  }
  return targets;
}

/** Header parts first, then the body, then footers: as they stand on the page. */
function partOrder(names: Iterable<string>): string[] {
  const rank = (name: string) => (name.includes('header') ? 0 : BODY.test(name) ? 1 : 2);
  return [...names].filter((name) => /^word\/(?:document|header|footer)/.test(name)).sort((a, b) => rank(a) - rank(b));
}

/** Drawings behind the text and coloured pages: from then on nobody can tell what a text lies on. */
const BEHIND = /behindDoc="(?:1|true)"|z-index:\s*-|<w:background\s/;

/**
 * The lines of a Word file (ECMA-376, WordprocessingML).
 * @throws AppError `FILE_TYPE_UNSUPPORTED` for a ZIP without a Word body, `FILE_DAMAGED`, `FILE_TOO_COMPLEX`.
 */
export function readDocx(bytes: Uint8Array): Reading {
  const parts = unzipParts(bytes, (name) => READ.test(name));
  const order = partOrder(parts.keys());
  const body = order.find((name) => BODY.test(name));
  if (body === undefined) throw readingError('FILE_TYPE_UNSUPPORTED');
  const texts = new Map([...parts].map(([name, part]) => [name, new TextDecoder().decode(part)]));
  if (!/<w:document[\s>]/.test(texts.get(body)?.slice(0, 100_000) ?? '')) throw readingError('FILE_DAMAGED');
  const styles = stylesOf(texts.get('word/styles.xml') ?? '');
  const ground = order.some((name) => BEHIND.test(texts.get(name) ?? '')) ? 'unknown' : WHITE;
  const concealed = new ConcealedTexts();
  const lines: LooseLine[] = [];
  const links: string[] = [];
  const seen = new Set<string>();
  let length = 0;
  for (const name of order) {
    const targets = targetsOf(texts.get(name.replace('word/', 'word/_rels/').concat('.rels')));
    const part = blocksOf(texts.get(name) ?? '', { targets, styles, ground, concealed });
    const writer: FlowWriter = { lines: [], styles, gap: lines.length > 0 };
    writeBlocks(writer, part.blocks);
    lines.push(...(name === body ? writer.lines : withoutRepeats(writer.lines, seen)));
    links.push(...part.links);
    length += texts.get(name)?.length ?? 0;
    if (length > MAX_TEXT_LENGTH * 200) break;
  }
  return {
    lines: lines.map((line, y) => ({ ...line, y })),
    pageCount: 1,
    links,
    flags: [],
    concealed: concealed.list(),
  };
}
