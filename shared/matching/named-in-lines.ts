/** Finds which concepts a line of an ad names, in the sense that its longest names and the words beside them give. */
import type { Span } from '../domain/profile.ts';
import { findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { subjectsBehind } from './degree-subjects.ts';
import { mentionsOfLeading } from './people-led.ts';

/** Checks of anybody's record are none of work with children, which other words ask for. */
const ANY_RECORD = /^(?:(?:basic )?dbs|.*antecedentes)/;
const OF_CHILDREN = /\b(?:enhanced|child\w*|vulnerable|pupils|school|sexual\w*|menores|infancia)\b/;

/** Of both sectors neither is asked for. */
const EITHER_SECTOR =
  /^(?:(?:the )?public (?:or|and) private|(?:the )?private (?:or|and) public|public sector (?:or|and)|sector(?:es)? (?:public[oa]s? [oy] privad|privad[oa]s? [ou] public))/;
const EITHER_MAX_CHARS = 40;

/** The longest names of the taxonomy have fewer characters. */
const NAME_MAX_CHARS = 120;

/** The names that may hold the one at `index`: those that begin with it or little before. They are sorted by where they begin. */
function around(all: readonly Mention[], index: number): Mention[] {
  const start = all[index]?.start ?? 0;
  let from = index;
  while (from > 0 && (all[from - 1]?.start ?? 0) > start - NAME_MAX_CHARS) from -= 1;
  let to = index + 1;
  while (all[to]?.start === start) to += 1;
  return all.slice(from, to);
}

/** What makes a paper of the words behind it: `diplomado en cuidados intensivos`, `level 3 food hygiene` ask for no doing. */
const PAPER_BEFORE =
  /\b(?:fp|nvq|ciclo formativo|grado (?:medio|superior)|diplomados?|diplomas?|maestria|master|cursos?|courses?|certificad[oa]s? (?:de|en)|certificates? (?:in|of|for)|certified in|qualifi\w+ in|level \d|nivel \d|titul\w+ (?:de|en)|tecnico (?:superior )?en)\b[^.;:,]{0,50}$/;
const BEFORE_CHARS = 80;

/** Whether a skill is only what a degree, a course or a certificate is in, or the very name of one. */
function isOfPaper(
  text: string,
  { start, end }: Mention,
  subjects: readonly Span[],
  degrees: readonly Mention[],
): boolean {
  if (degrees.some((one) => one.start < end && start < one.end)) return true;
  if (subjects.some((one) => one.start <= start && end <= one.end)) return true;
  return PAPER_BEFORE.test(fold(text.slice(Math.max(0, start - BEFORE_CHARS), start)));
}

/** What a line names of a kind, in the sense that its longest name gives: `carné de plataforma` is a licence and no lift operating. */
export function namedIn(text: string, kind: 'skill' | 'language' | 'licence'): Mention[] {
  const named = findMentions(text, ['skill', 'language', 'licence']);
  const all = [...named, ...mentionsOfLeading(text, named, 'ad')].sort((one, other) => one.start - other.start);
  const degrees = kind === 'skill' ? findMentions(text, ['education']) : [];
  const subjects = degrees.flatMap(({ end }) => subjectsBehind(text, end) ?? []);
  const longer = (one: Mention, other: Mention) => other.end - other.start > one.end - one.start;
  return all.filter((one, index) => {
    const within = around(all, index).filter((other) => other.start <= one.start && one.end <= other.end);
    if (one.kind !== kind || within.some((other) => longer(one, other))) return false;
    // An acronym that is a skill and a licence is the skill: `CAE` coordinates safety, and `Saberte el REBT` asks to know it.
    if (kind === 'licence' && within.some((other) => other.kind === 'skill')) return false;
    const written = fold(text.slice(one.start, one.end));
    const isAnyRecord = one.id === 'licence:sexual-offences' && ANY_RECORD.test(written);
    if (isAnyRecord && !OF_CHILDREN.test(fold(text))) return false;
    if (kind === 'skill' && isOfPaper(text, one, subjects, degrees)) return false;
    // `Sector público o privado` is any sector.
    if (EITHER_SECTOR.test(fold(text.slice(one.start, one.start + EITHER_MAX_CHARS)))) return false;
    // `Reporting to the head of team` names a superior and no reports.
    return !(written === 'reporting' && /^ to\b/.test(text.slice(one.end)));
  });
}
