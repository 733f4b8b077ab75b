/**
 * Reads lives that somebody tells in a letter, without headings and lists: a job or a course in each sentence (`Antes estuve de bodeguero en
 * la Ferretería Los Almendros, de 2017 a 2021`). What is told counts only where its verb, its name and, for jobs, its time are said.
 */
import type { Education, Experience, ProfileSources, Span } from '../domain/profile.ts';
import { findPeriods, type Period } from './dates.ts';
import { type Piece, pieceOf, splitPieces } from './line.ts';
import { titleScore } from './name-scores.ts';
import { addSource, flat, periodFields, type Sourced } from './sourced.ts';
import { levelOf, namesSchool } from './study-words.ts';

/** Nobody tells a life at greater length in a letter. */
const MAX_CHARS = 6_000;

const SMALL_WORD = '(?:de|del|la|las|los|el|y|e|of|the|and|&)';
const CAPITAL_WORD = "[\\p{Lu}\\d][\\p{L}\\d.'’&-]*";
/** `The Drowned Oar`, `I.E. 40129 Andrés Avelino Mendívil`, `Instituto Patria de La Lima`. */
const NAME = `\\p{Lu}[\\p{L}\\d.'’&-]*(?:(?<!\\p{Ll}{2}\\.) (?:${SMALL_WORD} ){0,3}${CAPITAL_WORD}){0,8}`;
/** Words before a name that say what kind of thing it is: `en la pollería El Tizón Dorado`. */
const KIND_WORDS = "(?:[\\p{Ll}'’]+,? ){0,6}?";

const WORK =
  /(?<!\p{L})(?:trabaj(?:o|é|aba|ando)|labor(?:o|é|aba|ando)|estuve|estoy|fui|soy|he sido|me desempeñ(?:o|é|aba)|ayud(?:é|aba|o)|vend(?:í|ía|o)|atend(?:í|ía|iendo)|manej(?:é|aba)|cuid(?:é|aba)|limpi(?:é|aba)|repart(?:í|ía)|coc(?:iné|inaba)|cobr(?:é|aba)|work(?:ed|ing)?|employed|i was|i am|i['’]m|i['’]ve been|have been|helped|sold|served|drove|cleaned|cooked|looked after|ran|started|began|joined|empec[ée]|entr[ée]|ingres[ée]|(?:first|last|next) job was|(?:primer|último) (?:trabajo|empleo) fue)(?!\p{L})/giu;
const STUDY =
  /(?<!\p{L})(?:termin[éo]|acab[éo]|culmin[éo]|complet[éo]|me gradu[éo]|egres[éo]|me recib[íi]|me titul[éo]|estudi(?:é|aba)|curs(?:é|aba)|saqu[éo]|empec[éo]|inici[éo]|hice|me qued[éo]|aprob[éo]|finished|completed|did|graduated|studied|studying|obtained|got my|earned|passed|left school|soy(?= (?:bachiller|licenciad|técnic|tecnic|ingenier|egresad)))(?!\p{L})/giu;

/** Behind a verb: what somebody was. */
const AS = /^\s*(?:(?:como|de|as|been|sido|working|trabajando|an?|una?|el|la|the|also|también)\s+)*/iu;
const TITLE_END = /\s(?:en|at|in|for|with|para|con|on|from|desde|since|hasta|till|donde|where|y|and)\s|[,;:.(]|$/u;
const COMPANY = new RegExp(`(?:^|\\s)(?:en|at|for|with|para|con|on) ${KIND_WORDS}(?<name>${NAME})`, 'u');
const AS_BEHIND =
  /,?\s(?:como|as)\s(?:an?\s|una?\s|the\s)?(?<title>\p{Ll}[\p{L} ]{2,40}?)(?=[,;:.(]|$|\s(?:en|at|in|desde|since)\s)/u;
const DONE = /^(?<title>\p{Ll}\p{L}+ \p{Ll}[\p{L} ]{2,30}?)(?=\s(?:en|at)\s)/iu;
const ARTICLE = /^(?:(?:de|en|un[ao]?|el|la|los|las|my|mi|mis|an?|the|as|como)\s+)+/iu;
/** `segundo año de`, `tercer ciclo de`: how far somebody came. */
const STAGE = /^(?:\p{L}+|\d+[.ºª°]?)\s+(?:año|ciclo|semestre|cuatrimestre|grado|year|semester)\s+(?:de|of|in)\s+/iu;
const SCHOOL = new RegExp(`\\s(?:en|at|from|in|del|de) (?:(?:el|la|los|las|the) )?(?<name>${NAME})`, 'gu');

interface Clause extends Span {
  verb: string;
  /** As long as its slice of the document, with blanks for line ends. */
  text: string;
  /** The sentence around it. */
  sentence: string;
  sentenceStart: number;
}

/** The stretches of sentences from one of the verbs to the next. */
function clausesOf(flatText: string, verbs: RegExp, stops: RegExp): Clause[] {
  return sentencesOf(flatText).flatMap(({ text, start }) => {
    const own = [...text.matchAll(verbs)];
    const all = [...own, ...text.matchAll(stops)].map(({ index }) => index).sort((one, other) => one - other);
    return own.map((match) => {
      const from = match.index + match[0].length;
      const next = all.find((at) => at > match.index) ?? text.length;
      return {
        verb: match[0],
        text: text.slice(from, next),
        start: start + from,
        end: start + next,
        sentence: text,
        sentenceStart: start,
      };
    });
  });
}

function sentencesOf(flatText: string): { text: string; start: number }[] {
  const out: { text: string; start: number }[] = [];
  let start = 0;
  for (const stop of flatText.matchAll(/(?<=[\p{Ll}\d)]{2}[.!?]) +(?=[\p{Lu}¿¡])| {2,}/gu)) {
    out.push({ text: flatText.slice(start, stop.index), start });
    start = stop.index + stop[0].length;
  }
  out.push({ text: flatText.slice(start), start });
  return out;
}

/** The text with blanks where periods stand, so that no name goes on into one. */
function withoutPeriods(text: string, periods: readonly Period[]): string {
  return periods.reduce(
    (bare, { start, end }) => `${bare.slice(0, start)}${'.'.repeat(end - start)}${bare.slice(end)}`,
    text,
  );
}

/** A piece of the document, `offset` characters behind the beginning of a clause, without the stop of its sentence. */
function pieceAt(text: string, clause: Clause, offset: number, length: number): Piece {
  const { start, end } = pieceOf(text, clause.start + offset, clause.start + offset + length);
  const stop = /\p{Ll}{2}\.$/u.test(text.slice(start, end)) ? 1 : 0;
  return { text: text.slice(start, end - stop), start, end: end - stop };
}

/** What somebody was or did, or null. */
function titleIn(text: string, clause: Clause, bare: string): Piece | null {
  const behind = AS_BEHIND.exec(bare);
  if (behind?.groups?.title && titleScore(behind.groups.title) >= 1)
    return pieceAt(text, clause, behind.index + behind[0].lastIndexOf(behind.groups.title), behind.groups.title.length);
  const from = AS.exec(bare)?.[0].length ?? 0;
  const end = from + bare.slice(from).search(TITLE_END);
  const title = bare.slice(from, end).trim();
  if (title !== '' && titleScore(title) >= 1) return pieceAt(text, clause, from, end - from);
  // `vendí repuestos en`: what somebody did says what they were.
  const whole = `${clause.verb}${bare}`;
  const done = DONE.exec(whole)?.groups?.title;
  const isDeed = done && !/^(?:i|am|was|been|fui|soy|estuve|estoy|trabaj|labor|work)/i.test(clause.verb);
  return isDeed
    ? pieceOf(text, clause.start - clause.verb.length, clause.start - clause.verb.length + done.length)
    : null;
}

const shifted = (period: Period, by: number): Period => ({
  ...period,
  start: period.start + by,
  end: period.end + by,
  from: period.from && { ...period.from, span: { start: period.from.span.start + by, end: period.from.span.end + by } },
  to: period.to && { ...period.to, span: { start: period.to.span.start + by, end: period.to.span.end + by } },
});

/** `in March 2014 and stayed until October 2018`: two dates of one sentence, the second behind a word for an end. */
function fromUntil(sentence: string, [first, second]: readonly Period[]): Period | undefined {
  const isEnd = second && /\b(?:until|till|hasta)\s(?:el\s)?$/i.test(sentence.slice(0, second.start));
  if (!first?.single || !second?.single || !isEnd || !first.to || !second.to) return undefined;
  return first.to.year <= second.to.year ? { ...second, from: first.to, single: false } : undefined;
}

function jobIn(text: string, clause: Clause): Sourced<Experience> | null {
  const own = findPeriods(clause.text);
  const around = findPeriods(clause.sentence);
  const whole = fromUntil(clause.sentence, around);
  const period = whole
    ? shifted(whole, clause.sentenceStart)
    : own[0]
      ? shifted(own[0], clause.start)
      : around[0] && shifted(around[0], clause.sentenceStart);
  const bare = withoutPeriods(clause.text, own);
  const name = COMPANY.exec(bare);
  const title = titleIn(text, clause, bare);
  if (!period || !name?.groups?.name || !title) return null;
  const company = pieceAt(text, clause, name.index + name[0].length - name.groups.name.length, name.groups.name.length);
  const time = period.single ? { ...period, from: period.to } : period;
  const sources: ProfileSources = {};
  addSource(sources, 'title', title);
  addSource(sources, 'company', company);
  addSource(sources, 'startDate', time.from?.span);
  addSource(sources, 'endDate', time.to?.span);
  const value = {
    title: flat(title.text),
    company: flat(company.text),
    location: null,
    ...periodFields(time),
    bullets: [],
  };
  return { value, sources };
}

function studyIn(text: string, clause: Clause): Sourced<Education> | null {
  const periods = findPeriods(clause.text);
  const bare = withoutPeriods(clause.text, periods);
  const names = [...bare.matchAll(SCHOOL)];
  const name =
    names.find(({ groups }) => namesSchool(groups?.name ?? '')) ??
    names.find(([first]) => !/^\s(?:in|de|del)\s/.test(first)) ??
    names[0];
  if (!name?.groups?.name) return null;
  // `left school in 2011 with five GCSEs from`
  const lead = bare
    .slice(0, name.index)
    .replace(/^.*\s(?:with|con)\s/u, '')
    .trimStart();
  const rest = lead.replace(ARTICLE, '').replace(STAGE, '').replace(ARTICLE, '');
  const at = name.index - rest.length;
  const degree = pieceAt(text, clause, at, rest.length);
  if (degree.text === '' || /[,;]/.test(degree.text)) return null;
  const school = pieceAt(text, clause, name.index + name[0].length - name.groups.name.length, name.groups.name.length);
  const sources: ProfileSources = {};
  addSource(sources, 'degree', degree);
  addSource(sources, 'institution', school);
  const [first] = periods;
  const period = first ? shifted(first, clause.start) : null;
  addSource(sources, 'endDate', period?.to?.span);
  const { startDate, endDate } = periodFields(period);
  return {
    value: {
      degree: flat(degree.text),
      level: levelOf(degree.text),
      institution: flat(school.text),
      startDate,
      endDate,
    },
    sources,
  };
}

/** What a letter tells of jobs and studies. */
export interface LetterHistory {
  jobs: Sourced<Experience>[];
  studies: Sourced<Education>[];
}

/** With fewer things told, nothing says that a text is such a letter. */
const TOLD_MIN = 2;

/** The text on one line, of the same length. */
const onOneLine = (text: string) =>
  text
    .slice(0, MAX_CHARS)
    .replace(/\n(?!\n)(?<!\n\n)/g, ' ')
    .replace(/\n/g, ' ');

/** The jobs and studies that a letter tells; undefined where it tells too little to be one. */
export function letterHistory(text: string): LetterHistory | undefined {
  const one = onOneLine(text);
  const jobs = clausesOf(one, WORK, STUDY).flatMap((clause) => jobIn(text, clause) ?? []);
  const studies = clausesOf(one, STUDY, WORK).flatMap((clause) => studyIn(text, clause) ?? []);
  const own = jobs.filter(({ sources }, index) => sources.company?.start !== jobs[index - 1]?.sources.company?.start);
  return own.length + studies.length >= TOLD_MIN && own.length > 0 ? { jobs: own, studies } : undefined;
}

const NAMED =
  /(?:[Mm]e llamo|[Mm]i nombre es|[Mm]y name is|I['’]m|I am|Soy) (?<name>\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|y|van|von|da|dos|mac|al|bin) ){0,2}\p{Lu}[\p{L}'’-]*){1,5})/u;
const LIVES = new RegExp(
  `(?:[Vv]ivo en|[Rr]esido en|[Rr]adico en|I live in|living in|[Bb]ased in) (?<name>${NAME}(?:, ${NAME}| \\(${NAME}\\))?)`,
  'u',
);

function groupIn(text: string, pattern: RegExp): Piece | null {
  const match = pattern.exec(onOneLine(text));
  const name = match?.groups?.name;
  if (!match || !name) return null;
  const start = match.index + match[0].length - name.length;
  return pieceOf(text, start, start + name.replace(/\.$/, '').length);
}

/** How a letter says its writer is called, or null. */
export const letterName = (text: string): Piece | null => groupIn(text, NAMED);

/** A sentence that says nothing but a name: `Me llamo`, also in a letter with sections; `Soy` and `I am` may go on with a trade. */
const CALLED = new RegExp(NAMED.source.replace(/\|I\['’\]m\|I am\|Soy/u, ''), 'u');

/** How somebody says in so many words that they are called, or null. */
export const calledName = (text: string): Piece | null => groupIn(text, CALLED);

/** Where a letter says its writer lives, or null. */
export const letterPlace = (text: string): Piece | null => groupIn(text, LIVES);

const LIVE = new RegExp(LIVES.source.replace('|living in|[Bb]ased in', ''), 'u');

/** Where somebody says in so many words that they live (`Vivo en Zafra`), or null. */
export const saidPlace = (text: string): Piece | null => groupIn(text, LIVE);

const CAN =
  /(?:\bs[eé] (?:hacer|manejar|usar|de)|domino|i am good at|i['’]m good at|good at|i can(?: use| operate| do)?|can do|i know|manejo)(?::| [–—-]| )\s*(?<name>[^.]{4,240}?)(?=\.|\n\n|$)/iu;

/** What a letter says its writer can do, item by item. */
export function letterSkills(text: string): Piece[] {
  const list = groupIn(text, CAN);
  return list ? splitPieces(text, list, /,\s+|\s(?:y|e|and)\s/gu) : [];
}

/** The same of a list behind a label (`Lo que sé hacer: corte, bordado`), where no section has one. */
export function labelledSkills(text: string): Piece[] {
  const list = groupIn(text, CAN);
  const isLabelled = list && /(?::|\s[–—-])\s*$/.test(text.slice(0, list.start)) && /,/.test(list.text);
  return isLabelled ? letterSkills(text) : [];
}

const SPEAKS = /(?:hablo|i speak) (?<name>[^.]{4,120})(?=\.)/iu;

/** The languages that a letter says its writer speaks, as they are told. */
export const letterLanguages = (text: string): Piece | null => groupIn(text, SPEAKS);
