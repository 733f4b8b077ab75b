/** Finds what a resume says that others do: "las cargas son de otro equipo", "deployments are done by another team". */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

const OTHERS =
  /\b(?:(?:son|es|era|eran|lo hace|lo hacia|lo llevan?|se encargan?) (?:de |del |cosa de )?otr[oa]s?|(?:done|handled|owned|run|made) by (?:another|other|a different)|(?:another|other) team'?s)\b/g;
const CLAUSE_END = /[.;,\n]/;
/** Further away than this it is another clause, whatever parts them. */
const CLAUSE_MAX_CHARS = 160;

/** The clauses of a text whose work is that of others. */
export function othersWorkSpans(text: string): Span[] {
  return [...fold(text).matchAll(OTHERS)].map(({ 0: found, index }) => {
    const before =
      text
        .slice(Math.max(0, index - CLAUSE_MAX_CHARS), index)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    const end = index + found.length;
    const after = text.slice(end, end + CLAUSE_MAX_CHARS).split(CLAUSE_END)[0] ?? '';
    return { start: index - before.length, end: end + after.length };
  });
}
