/** Finds what a resume says of others: "las cargas son de otro equipo", "deployments are done by another team", and who can vouch for the person. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import type { MatchResume } from './match-resume.ts';

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

/** `REFERENCIAS`, `7. Referees`: what opens a section of people who can vouch for somebody. */
const REFEREES = /^\W*(?:\d+\W+)?(?:referenc|referees?\b)/;
/** No list of referees is longer; what a reader put behind it by mistake still counts. */
const REFEREES_MAX_CHARS = 1_000;

/** The sections that name referees: `Jefa de enfermería, Clínica Sur` there is the work of somebody else. */
export function refereeSpans({ text, sections = [] }: Pick<MatchResume, 'text' | 'sections'>): Span[] {
  return sections
    .filter(({ kind, start }) => kind === 'other' && REFEREES.test(fold(text.slice(start, start + 40))))
    .map(({ start, end }) => ({ start, end: Math.min(end, start + REFEREES_MAX_CHARS) }));
}
