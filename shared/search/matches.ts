/** Scores how well a record meets a search: its main subject before what it mentions. */
import type { TermKind } from '../domain/search-terms.ts';
import { conceptById } from '../taxonomy/index.ts';
import { isOtherWork, meets } from './kinship.ts';
import { hasMeaning, type Lexicon, type PackedForm, STANDS_IN, standsIn, TIERS } from './packed-form.ts';
import { CONCEPT_WEIGHTS } from './search-form.ts';
import { BESIDE, type Term, type Understood } from './understood.ts';

/** How well a record meets words that stand in its title, its name, its place or only in its text. */
export const STANDS = { title: 1, names: 0.95, place: 0.9, text: 0.5 } as const;
/** A title that means all that the words mean, and some. */
export const MEANT = 0.9;
/** Words of the same meaning in the other language. */
export const TRANSLATED = 0.85;
/** Work of another kind that has the word in its title (a `device driver engineer` for `driver`), or names the occupation. */
const OTHER_WORK = 0.25;
/** What a record of the work counts that says nothing of what the searched task is done to. */
const OTHER_OBJECT = 0.6;
/** A record that speaks of all of that, and names no work or other work. */
const SPOKEN_OF = { noWork: 0.4, otherWork: 0.3 } as const;
/** An occupation that weighs as much is what a record is about. */
export const OWN_WORK = 0.8;
/** A record that meets the work that is searched by as much is of that work, whatever else it is. */
export const DOES_IT = 0.5;
/** Below this a term is not met. */
const MET = 0.28;

/** What counts where each word has to narrow a list down: more than a general skill for a special one. */
export const FULLY_MET = 0.45;

const CONTENT: ReadonlySet<TermKind> = new Set(['occupation', 'skill', 'field', 'language', 'licence', 'education']);

/** Numbers by code of a concept or by id, each worked out when it is first asked for. */
function onDemand(make: (number: number) => number): (number: number) => number {
  let known = new Float64Array(0);
  return (number) => {
    if (number >= known.length) {
      const larger = new Float64Array(2 * number + 1_000).fill(Number.NaN);
      larger.set(known);
      known = larger;
    }
    const kept = known[number] as number;
    if (!Number.isNaN(kept)) return kept;
    const made = make(number);
    known[number] = made;
    return made;
  };
}

/** A term in the numbers of a lexicon: what each concept and each word that a record has makes of it. */
interface AskedTerm {
  term: Term;
  /** Degree to which a concept of some weight meets the term, and so does an id of another kind. */
  byCode(code: number): number;
  byId(id: number): number;
  /** Whether work that a record is about speaks for (1) or against (-1) the searched one; 0 of all else. */
  ownWork(code: number): number;
  /** As `byCode` and `byId`, of the skills that the term is named after; see `surenessOf`. */
  sureByCode(code: number): number;
  sureById(id: number): number;
  /** Each alternative by its stems; `undefined` is a stem that no record has. */
  words: readonly (readonly (number | undefined)[])[];
  meanings: readonly (number | undefined)[];
  /** Each thing that a task is done to, as `words`. */
  about: readonly (readonly (readonly (number | undefined)[])[])[];
}

/** A search in the numbers of some forms; see `askedOf`. */
export interface Asked {
  terms: readonly AskedTerm[];
}

/** The best of what some ids make of a number; 0 of none. */
function best(ids: Term['ids'], make: (id: string, degree: number) => number): number {
  let most = 0;
  for (const [id, degree] of ids) most = Math.max(most, make(id, degree));
  return most;
}

function askedTerm(term: Term, { ids, words }: Lexicon): AskedTerm {
  const hadOf = (code: number) => ids.textOf(Math.floor(code / TIERS));
  const weightOf = (code: number) => CONCEPT_WEIGHTS[code % TIERS] ?? 0;
  const skills = term.ids.filter(([id]) => id.startsWith('skill:'));
  const sure = (id: string, had: string, degree: number) => (degree >= BESIDE ? meets(id, had) : Number(id === had));
  return {
    term,
    byCode: onDemand((code) => best(term.ids, (id, degree) => degree * (weightOf(code) * meets(id, hadOf(code))))),
    byId: onDemand((number) => best(term.ids, (id, degree) => (id === ids.textOf(number) ? degree : 0))),
    ownWork: onDemand((code) => {
      const own = hadOf(code);
      if (weightOf(code) < OWN_WORK || !own.startsWith('occupation:')) return 0;
      return speaksAgainst(term.id ?? '', own) ? -1 : 1;
    }),
    sureByCode: onDemand((code) => best(skills, (id, degree) => weightOf(code) * sure(id, hadOf(code), degree))),
    sureById: onDemand((number) => best(skills, (id, degree) => Number(degree >= BESIDE && id === ids.textOf(number)))),
    words: term.words.map((stems) => stems.map(words.find)),
    meanings: term.meanings.map(words.find),
    about: (term.about ?? []).map((thing) => thing.map((stems) => stems.map(words.find))),
  };
}

/** A search in the numbers of these forms, all of one lexicon. */
export function askedOf({ terms }: Understood, [first]: readonly PackedForm[]): Asked {
  return { terms: first ? terms.map((term) => askedTerm(term, first.lexicon)) : [] };
}

/** The most that codes and ids of a form come to. */
function mostOf(
  { numbers, ids, meanings }: PackedForm,
  byCode: (code: number) => number,
  byId: (id: number) => number,
): number {
  let most = 0;
  for (let at = 0; at < ids; at += 1) most = Math.max(most, byCode(numbers[at] as number));
  for (let at = ids; at < meanings; at += 1) most = Math.max(most, byId(numbers[at] as number));
  return most;
}

function worthOf(stands: number, onlyTitle: boolean): number {
  if (stands & STANDS_IN.title) return STANDS.title;
  if (stands & (STANDS_IN.names | STANDS_IN.person)) return STANDS.names;
  if (stands & STANDS_IN.place) return STANDS.place;
  return stands & STANDS_IN.text && !onlyTitle ? STANDS.text : 0;
}

function byWords(form: PackedForm, stems: readonly (number | undefined)[], onlyTitle: boolean): number {
  let least = 1;
  for (const stem of stems) {
    if (stem === undefined) return 0;
    least = Math.min(least, worthOf(standsIn(form, stem), onlyTitle));
    if (least === 0) return 0;
  }
  return stems.length === 0 ? 0 : least;
}

/** What the words of a term come to, as written, translated or by what they mean. */
function byAllWords({ term, words, meanings }: AskedTerm, form: PackedForm): number {
  let written = 0;
  for (let at = 0; at < words.length; at += 1) {
    const worth = byWords(form, words[at] ?? [], term.kind === 'occupation');
    written = Math.max(written, (at === 0 ? 1 : TRANSLATED) * worth);
  }
  const isMeant = meanings.length > 0 && meanings.every((word) => word !== undefined && hasMeaning(form, word));
  return isMeant ? Math.max(written, MEANT) : written;
}

/** How well a record meets one term, 0..1. */
function degreeOf(asked: AskedTerm, form: PackedForm): number {
  const { term } = asked;
  if (term.kind === 'pay') return (form.yearlyPay ?? 0) >= (term.yearlyPay ?? 0) ? 1 : 0;
  const met = mostOf(form, asked.byCode, asked.byId);
  if (CONDITION.test(term.id ?? '')) return met;
  if (term.kind === 'place') return Math.max(met, byName(asked, form, STANDS_IN.names | STANDS_IN.person));
  const written = byAllWords(asked, form);
  // Whatever someone does, `Baker` may be their name.
  if (term.kind === 'occupation' && met < DOES_IT && contradicts(asked, form))
    return Math.max(OTHER_WORK * Math.max(met, written), byName(asked, form, STANDS_IN.person));
  return Math.max(met, written);
}

/** How far a record speaks of all that a task is done to: 1, or less where it does not. */
function nearness({ about }: AskedTerm, form: PackedForm): number {
  const said = about.filter((thing) => thing.some((stems) => byWords(form, stems, false) > 0)).length;
  return OTHER_OBJECT + ((1 - OTHER_OBJECT) * said) / about.length;
}

/** How well a record meets a task: by its work and what that is done to, or little by words for the latter alone. */
function taskDegree(asked: AskedTerm, form: PackedForm): number {
  const near = nearness(asked, form);
  const isSpokenOf = asked.term.isByVerb && near === 1;
  const spoken = contradicts(asked, form) ? SPOKEN_OF.otherWork : SPOKEN_OF.noWork;
  return Math.max(near * degreeOf(asked, form), isSpokenOf ? spoken : 0);
}

/** Places stand in names of people and companies, too. */
function byName({ words }: AskedTerm, form: PackedForm, where: number): number {
  const [stems = []] = words;
  const isNamed = stems.length > 0 && stems.every((stem) => stem !== undefined && (standsIn(form, stem) & where) !== 0);
  return isNamed ? STANDS.names : 0;
}

export const CONDITION = /^(?:mode|contract|experience|level|shift|season|lodging):/;

/** Whether all that a record is about is other work. */
function contradicts({ ownWork }: AskedTerm, { numbers, ids }: PackedForm): boolean {
  let isAgainst = false;
  for (let at = 0; at < ids; at += 1) {
    const says = ownWork(numbers[at] as number);
    if (says > 0) return false;
    if (says < 0) isAgainst = true;
  }
  return isAgainst;
}

/** Whether doing `own` work is a sign that a record is not of the occupation `id`. */
export function speaksAgainst(id: string, own: string): boolean {
  return isOtherWork(id, own) && !isOneMajorGroup(id, own);
}

function isOneMajorGroup(one: string, other: string): boolean {
  const [a, b] = [conceptById(one), conceptById(other)];
  return a?.kind === 'occupation' && b?.kind === 'occupation' && a.isco[0] === b.isco[0];
}

/**
 * How well a record meets a search, 0 (not found) to 1. Places have to be met; of work, skills and fields at least one,
 * where the search names any, else of its words, else all of its conditions. What is met counts by its share of the wish.
 */
export function matchesQuery(form: PackedForm, { terms }: Asked): number {
  let [sum, all, content, word] = [0, 0, 0, 0];
  let [hasContent, hasWords, unmet] = [false, false, false];
  for (const asked of terms) {
    const { term } = asked;
    const degree = term.about ? taskDegree(asked, form) : degreeOf(asked, form);
    if (term.kind === 'place' || term.literal) {
      if (degree < MET) return 0;
      if (term.kind === 'place') continue;
    }
    sum += term.weight * degree;
    all += term.weight;
    if (CONTENT.has(term.kind)) {
      hasContent = true;
      content = Math.max(content, degree);
    } else if (term.kind === 'word') {
      hasWords = true;
      word = Math.max(word, degree);
    } else if (degree < MET) unmet = true;
  }
  if (hasContent ? content < MET : hasWords ? word < MET : unmet) return 0;
  return all === 0 ? Number(terms.length > 0) : sum / all;
}

/** Whether a record meets each term of a search. */
export function meetsAll(form: PackedForm, { terms }: Asked): boolean {
  return terms.every((asked) => degreeOf(asked, form) >= FULLY_MET);
}

/** How sure it is that a record is about the work that a search names, or about what that work is named after, 0..1; 1 where it names none. */
export function surenessOf(form: PackedForm, { terms }: Asked): number {
  let [most, isAnyWork] = [0, false];
  for (const asked of terms) {
    if (asked.term.kind !== 'occupation') continue;
    isAnyWork = true;
    most = Math.max(most, degreeOf(asked, form), mostOf(form, asked.sureByCode, asked.sureById));
  }
  return isAnyWork ? most : 1;
}
