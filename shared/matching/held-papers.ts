/** Finds what a resume holds in writing or by its own word: licences in force, finished degrees, languages with their level. */
import type { EducationLevel, LanguageLevel } from '../domain/levels.ts';
import type { Span } from '../domain/profile.ts';
import { blanked, lineAround } from '../domain/spans.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import {
  educationIn,
  educationRank,
  isCourse,
  isShortCourse,
  isUnfinished,
  mayBeUnfinished,
} from './education-level.ts';
import { isNameOfLanguage, levelBeside } from './language-level.ts';
import type { MatchResume } from './match-resume.ts';
import { namesPaper } from './own-doing.ts';
import type { Passages } from './passages.ts';
import { wordsOf } from './words.ts';

/** A licence that a resume names. */
export interface HeldLicence extends Span {
  /** It is named as a paper and not as something done. */
  paper: boolean;
  /** Its line, folded: what kind, which country, which number. */
  written: string;
}

/** A language with the level that is said of it, if any. */
export interface HeldLanguage {
  level: LanguageLevel | null;
  span: Span;
}

/** A finished degree. */
export interface Degree {
  rank: number;
  span: Span;
  terms: ReadonlySet<string>;
  /** Its line names a course and no degree: `Heavy Equipment Operator Certificate` is no proof of a school finished. */
  course: boolean;
  /** Its line is none of studies: a publication, a list of programs, a training without a title. */
  stray?: boolean;
  /** What is said beside it may mean that it is not held: it counts, and proves nothing. */
  doubtful?: boolean;
}

/** What stands beside a licence that no longer holds, or not yet. */
const NOT_IN_FORCE =
  /\b(?:previously|formerly|anteriormente|vencid[oa]s?|caducad[oa]s?|expired|lapsed|en tramite|pendiente|pending|in process|scheduled for|sin renovar)\b/;
/** What makes a licence one that somebody may get: `CPA eligible`, `PMP in progress`. */
const NOT_YET =
  /\b(?:eligib\w*|candidat\w*|studying|cursando|aspirante|pursu\w+|tentative\w*|in progress|working towards?|en curso|preparando|expected|anticipated)\b/;
/** What stands before it in its line says so as well: `Currently pursuing PMP`. */
const NOT_YET_BEFORE =
  /\b(?:pursuing|studying (?:for|towards)|working towards?|enrolled in|preparing for|cursando|preparando|en curso)\b[^.;]{0,80}$/;
/** What its line says besides, as it was written: enrolled, still being got, not held. */
const NOT_HELD =
  /\b(?:matriculad[oa]|inscrit[oa]|enrolled|(?:estoy|me lo estoy) (?:sacando\w*|preparando\w*|haciendo)|sacando(?:me|se|lo)?|a falta de|(?:aun|todavia) no|no lo tengo|no la tengo|en (?:tramite|proceso|curso)|aprobado el teorico|teorico aprobado|pendiente|caducad[oa]|vencid[oa]|expired|lapsed|not (?:yet|held|current)|taking the (?:test|exam)|awaiting|waiting (?:for|on)|me falta\w*|previst[oa]|(?:mirad|vist)[oa] para|(?:lo|la) he de|me (?:lo|la) (?:han ofrecido|ofrecen|pagan?)|to obtain|taught myself|(?:no|sin) (?:hay )?(?:certificad[oa]|certificate|diploma))\b/;
/** And right behind its name: `Coordinador de seguridad no, me lo han ofrecido`. */
const NO_BEHIND = /^\W{1,3}no[,.:;]/;
/** What parts one paper of a line from the next. */
const BETWEEN_PAPERS = /[;|\u00b7\u2022?]|\.\s/;
const CLAUSE_CHARS = 140;

/** Whether what stands beside a paper up to the next one, over the end of its line, may say that it is not held. */
function mayNotBeHeld(written: string, { start, end }: Span): boolean {
  const before = written
    .slice(Math.max(0, start - CLAUSE_CHARS), start)
    .split('\n')
    .at(-1)
    ?.split(BETWEEN_PAPERS)
    .at(-1);
  const [line = '', next = ''] = written.slice(end, end + 2 * CLAUSE_CHARS).split('\n');
  const [own = '', another] = line.split(BETWEEN_PAPERS);
  // A sentence of its own may take it back: `matriculada este curso. NO lo tengo aún`.
  const isTakenBack = (text: string) => /^\W*(?:no |aun |todavia |pendiente|not )/.test(text);
  const behind = another === undefined ? next : another;
  return (
    NO_BEHIND.test(own) || NOT_HELD.test(`${before ?? ''} ${own}`) || (isTakenBack(behind) && NOT_HELD.test(behind))
  );
}

/** Commas around a word from which on it stands in a list of keywords, which names papers and trades alike. */
const KEYWORDS_LEAST = 10;
const KEYWORDS_CHARS = 160;

/** Whether a place stands in a list of keywords: `Bookkeeping, budgets, cash, Certified Public Accountant, clients, credit, ...`. */
function isKeyword(clean: string, { start, end }: Span): boolean {
  const around = clean.slice(Math.max(0, start - KEYWORDS_CHARS), end + KEYWORDS_CHARS);
  return (around.match(/,/g)?.length ?? 0) >= KEYWORDS_LEAST;
}
/** Letters behind the name of a paper in which its line may take it back: `PHR Certification (Professional Human Resources Tentative`. */
const BESIDE_CHARS = 60;
const BEFORE_CHARS = 90;

/** Mentions of licences that hold today, and all others. */
export function inForce(clean: string, mentions: readonly Mention[]): Mention[] {
  const folded = fold(clean);
  return mentions.filter(({ kind, end }) => {
    const beside = folded.slice(end, end + BESIDE_CHARS).split('\n')[0] ?? '';
    return kind !== 'licence' || !NOT_IN_FORCE.test(beside);
  });
}

/** Licences with the place that names the paper, where one does; a doing alone is a weaker claim. */
export function licencesOf(clean: string, mentions: readonly Mention[], written: string): Map<string, HeldLicence> {
  const held = new Map<string, HeldLicence>();
  const folded = fold(written);
  for (const { id, kind, start, end } of mentions) {
    if (kind !== 'licence' || held.get(id)?.paper) continue;
    const [beside = ''] = fold(clean.slice(start, end + BESIDE_CHARS)).split('\n');
    const before =
      fold(clean.slice(Math.max(0, start - BEFORE_CHARS), start))
        .split('\n')
        .at(-1) ?? '';
    const isHeld =
      !NOT_YET.test(beside) &&
      !NOT_YET_BEFORE.test(before) &&
      !isKeyword(clean, { start, end }) &&
      !mayNotBeHeld(folded, { start, end });
    const paper = isHeld && namesPaper(clean, { start, end });
    if (paper || !held.has(id)) held.set(id, { start, end, paper, written: fold(lineAround(clean, { start, end })) });
  }
  return held;
}

/** What a line of studies says beside the name of the degree: `vocational training` is a word of any ad that asks for it. */
function subjectTermsOf(line: string): Set<string> {
  return new Set(wordsOf(blanked(line, findMentions(line, ['education']))).map(({ term }) => term));
}

/**
 * The rank of a line of studies. The reader files lower schooling with the upper, or under `other`, where the line's own words tell
 * them apart; a `master` that names no degree (`Road Master truck driving`) is some training, and a course that names no title none.
 */
function rankOf(level: EducationLevel, own: readonly { rank: number }[], line: string): number | undefined {
  const [named] = own;
  if (named === undefined) {
    if (level === 'other' && isCourse(line)) return undefined;
    return educationRank(level === 'master' && /\bmaster\b/.test(fold(line)) ? 'other' : level);
  }
  if (level === 'other') return named.rank;
  return level === 'high-school' && own.every(({ rank }) => rank < educationRank(level))
    ? Math.max(...own.map(({ rank }) => rank))
    : educationRank(level);
}

/** Words of a course, where a line names no degree beside them. */
const COURSE_WORDS =
  /\b(?:certificates?|certification|certificado|diplomado|training|courses?|cursos?|taller|workshop|seminar\w*|(?:truck )?driving)\b/;

/** Whether a line of studies names a course alone. */
function namesCourse(line: string): boolean {
  // `Master's Certificate : Project Management`
  if (/\bmaster'?s? certificate\b/.test(fold(line))) return true;
  return COURSE_WORDS.test(fold(line)) && educationIn(line).every(({ rank }) => rank === educationRank('other'));
}

/** Whether a line of further studies names no title: `Welding Safety 2015`. */
const isUntitled = (rank: number, line: string) => rank === educationRank('other') && educationIn(line).length === 0;

/** Programs in one line from which on its letters are no degree: `MS Exchange, MS IIS, MS Hyper-V`. */
const PROGRAMS_LEAST = 2;

function isOfPrograms(line: string): boolean {
  const programs = findMentions(line, ['skill']).filter(({ id }) => {
    const concept = conceptById(id);
    return concept?.kind === 'skill' && ['software', 'office', 'design'].includes(concept.group);
  });
  return new Set(programs.map(({ id }) => id)).size >= PROGRAMS_LEAST;
}

/** Finished degrees, highest first: those that the reader found and those that the text names. */
export function educationOf(resume: MatchResume, clean: string, passages: Passages): Degree[] {
  const folded = fold(clean);
  const written = fold(resume.text);
  const counts = (span: Span) => !isUnfinished(folded, span) && !isShortCourse(folded, span);
  const read = educationIn(clean).filter(counts);
  const stated = resume.profile.education.flatMap(({ level }, index) => {
    const span = resume.sources[`education.${index}.degree`];
    // What begins with a wish or a denial, which are blank, is no degree: `No descarto ser técnico`.
    if (!level || !span || !counts(span) || clean.charAt(span.start).trim() === '') return [];
    const own = read.filter((named) => span.start <= named.start && named.end <= span.end);
    const rank = rankOf(level, own, clean.slice(span.start, span.end));
    return rank === undefined ? [] : [{ rank, span }];
  });
  const told = read
    .filter(({ start }) => ['education', 'header', 'summary', 'other'].includes(passages.at(start).kind))
    .map(({ rank, start, end }) => ({ rank, span: { start, end } }));
  const withTerms = ({ rank, span }: { rank: number; span: Span }): Degree => {
    const line = lineAround(clean, span);
    // Among publications and programs a degree is a colleague's, or two letters of a name.
    const isStray = passages.at(span.start).kind === 'other' || isOfPrograms(line);
    const stray = isStray || isUntitled(rank, line);
    const doubtful = mayBeUnfinished(written, span);
    const doubts = { ...(stray && { stray }), ...(doubtful && { doubtful }) };
    return { rank, span, terms: subjectTermsOf(line), course: namesCourse(line), ...doubts };
  };
  return [...stated, ...told].sort((a, b) => b.rank - a.rank).map(withTerms);
}

/** Whose language it is, where it is not the writer's: `students who are proficient in English`. */
const OTHERS =
  /\b(?:students?|pupils|learners|children|clients|customers|patients|families|residents|speakers|alumn[oa]s|estudiantes|ninos|clientes|pacientes|familias)\b[^.;\n]{0,60}$/;

const isOfOthers = (folded: string, { start }: Span) =>
  OTHERS.test(
    folded
      .slice(Math.max(0, start - BEFORE_CHARS), start)
      .split('\n')
      .at(-1) ?? '',
  );

/** Languages by code, with the best that is said of each. */
export function languagesOf(
  resume: MatchResume,
  clean: string,
  mentions: readonly Mention[],
): Map<string, HeldLanguage> {
  const found = new Map<string, HeldLanguage>();
  const folded = fold(clean);
  const named = mentions.filter(({ kind }) => kind === 'language');
  for (const [index, { id, start, end }] of named.entries()) {
    const concept = conceptById(id);
    if (concept?.kind !== 'language' || !isNameOfLanguage(folded.slice(start, end))) continue;
    if (isOfOthers(folded, { start, end })) continue;
    const level = levelBeside(folded, start, end, named[index + 1]?.start ?? clean.length);
    const known = found.get(concept.iso);
    if (known === undefined || (known.level === null && level !== null))
      found.set(concept.iso, { level, span: { start, end } });
  }
  for (const [index, { id, level }] of resume.profile.languages.entries()) {
    const span = resume.sources[`languages.${index}`] ?? resume.sources[`languages.${index}.name`];
    if (id !== null && span && (level !== null || !found.has(id))) found.set(id, { level, span });
  }
  return found;
}
