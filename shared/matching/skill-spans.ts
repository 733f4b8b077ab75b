/**
 * Marks in a job ad what one has to know and what one has to do or be, as a reader with a pencil would.
 *
 * Three sources together: the concepts of the taxonomy, the grammar of ads (`experience with X`, `serás responsable de X`),
 * and the form of words (`PostgreSQL`). Where spans overlap, the surer source wins. What the house tells of itself, what it
 * offers and how to apply are passed over, and so are lines that only name the job.
 */
import type { Span } from '../domain/profile.ts';
import type { Mention } from '../taxonomy/index.ts';
import { conductIn } from './span-conduct.ts';
import { conceptsIn, knowledgeIn, looseIn } from './span-knowledge.ts';
import { BREAKS, DEGREES } from './span-lexicon.ts';
import { type Sentence, sentencesIn, voiceOf } from './span-sentence.ts';

/** A place in a text: `[start, end)` in UTF-16 code units, what it is, and the taxonomy's id where it has one. */
export interface SkillSpan extends Span {
  /** `knowledge` is a named thing that one knows, `skill` what one does or how one is. */
  label: 'knowledge' | 'skill';
  id: string | null;
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const isLittle = (low: string) => BREAKS.has(low) || DEGREES.has(low) || /^(?:de|del|al|\W+)$/.test(low);

/** The concept that a span names: the one with its borders, or the only one in it. */
function idOf(span: Span, mentions: readonly Mention[]): string | null {
  const inside = mentions.filter(({ start, end }) => start >= span.start && end <= span.end);
  const whole = inside.find(({ start, end }) => start === span.start && end === span.end);
  const ids = new Set(inside.map(({ id }) => id));
  return whole?.id ?? (ids.size === 1 ? (inside[0]?.id ?? null) : null);
}

/** What is left of a duty before something known begins: `develop web applications` of `… with React`. */
function clipped(span: SkillSpan, kept: readonly SkillSpan[], { tokens }: Sentence): SkillSpan | undefined {
  const others = kept.filter((one) => overlaps(one, span)).sort((a, b) => a.start - b.start);
  const first = others[0];
  if (first === undefined) return span;
  if (span.label !== 'skill' || first.label !== 'knowledge') return undefined;
  const words = tokens.filter(({ start, end }) => start >= span.start && end <= first.start);
  while (words.length > 0 && isLittle(words.at(-1)?.low ?? '')) words.pop();
  const last = words.at(-1);
  return words.length > 1 && last ? { ...span, end: last.end } : undefined;
}

function spansOf(sentence: Sentence, knowledge: readonly Mention[], conduct: readonly Mention[]): SkillSpan[] {
  if (voiceOf(sentence) !== 'person') return [];
  const known = ({ start, end }: Span): SkillSpan => {
    return { start, end, label: 'knowledge', id: idOf({ start, end }, knowledge) };
  };
  const done = ({ start, end }: Span): SkillSpan => {
    const same = knowledge.filter((one) => one.start === start && one.end === end);
    return { start, end, label: 'skill', id: idOf({ start, end }, [...conduct, ...same]) };
  };
  const candidates = [
    ...knowledgeIn(sentence, knowledge).map(known),
    ...conductIn(sentence).map(done),
    ...looseIn(sentence, knowledge).map(known),
    ...conduct.map(done),
  ];
  const kept: SkillSpan[] = [];
  for (const candidate of candidates) {
    const span = clipped(candidate, kept, sentence);
    if (span && span.end > span.start) kept.push(span);
  }
  return kept;
}

/** Takes from the front of `queue` what lies inside a sentence; what began before it is dropped. */
function taken(queue: Mention[], sentence: Sentence, from: number): { inside: Mention[]; next: number } {
  let next = from;
  const inside: Mention[] = [];
  for (let mention = queue[next]; mention && mention.start < sentence.end; mention = queue[++next])
    if (mention.start >= sentence.start && mention.end <= sentence.end) inside.push(mention);
  return { inside, next };
}

/**
 * The spans of knowledge and skill in a job ad of either language, whole or a single sentence, in order and without
 * overlaps. The same text always gives the same spans; time grows with its length, whatever it says. Empty text, and text
 * that asks nothing of anybody, gives none.
 */
export function skillSpans(text: string): SkillSpan[] {
  const { knowledge, conduct } = conceptsIn(text);
  const found: SkillSpan[] = [];
  let at = { knowledge: 0, conduct: 0 };
  for (const sentence of sentencesIn(text)) {
    const known = taken(knowledge, sentence, at.knowledge);
    const done = taken(conduct, sentence, at.conduct);
    at = { knowledge: known.next, conduct: done.next };
    found.push(...spansOf(sentence, known.inside, done.inside).sort((a, b) => a.start - b.start));
  }
  return found;
}
