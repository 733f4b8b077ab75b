/** Scores how well a record meets a search: its main subject before what it mentions. */
import type { TermKind } from '../domain/search-terms.ts';
import { conceptById } from '../taxonomy/index.ts';
import { isOtherWork, meets } from './kinship.ts';
import type { SearchForm } from './search-form.ts';
import { BESIDE, type Term, type Understood } from './understood.ts';

/** How well a record meets words that stand in its title, its name, its place or only in its text. */
export const STANDS = { title: 1, names: 0.95, place: 0.9, text: 0.5 } as const;
/** A title that means all that the words mean, and some. */
export const MEANT = 0.9;
/** Words of the same meaning in the other language. */
export const TRANSLATED = 0.85;
/** Work of another kind that has the word in its title (a `device driver engineer` for `driver`), or names the occupation. */
const OTHER_WORK = 0.25;
/** An occupation that weighs as much is what a record is about. */
export const OWN_WORK = 0.8;
/** A record that meets the work that is searched by as much is of that work, whatever else it is. */
export const DOES_IT = 0.5;
/** Below this a term is not met. */
const MET = 0.28;

/** What counts where each word has to narrow a list down: more than a general skill for a special one. */
export const FULLY_MET = 0.45;

const CONTENT: ReadonlySet<TermKind> = new Set(['occupation', 'skill', 'field', 'language', 'licence', 'education']);

/** A form with its lists ready to be asked. */
interface Ready {
  form: SearchForm;
  concepts: [string, number][];
  occupations: string[];
  ids: ReadonlySet<string>;
  meanings: ReadonlySet<string>;
  title: ReadonlySet<string>;
  names: ReadonlySet<string>;
  person: ReadonlySet<string>;
  place: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const kept = new WeakMap<SearchForm, Ready>();

const setOf = (words: string) => new Set(words.split(' '));

function readyOf(form: SearchForm): Ready {
  const known = kept.get(form);
  if (known) return known;
  const concepts = Object.entries(form.concepts);
  const ready: Ready = {
    form,
    concepts,
    occupations: concepts
      .filter(([id, weight]) => weight >= OWN_WORK && id.startsWith('occupation:'))
      .map(([id]) => id),
    ids: new Set([...form.fields, ...form.conditions, ...form.place.ids]),
    meanings: new Set(form.meanings),
    title: setOf(form.title),
    names: setOf(form.names),
    person: setOf(form.person),
    place: setOf(form.place.words),
    words: setOf(form.words),
  };
  kept.set(form, ready);
  return ready;
}

function byConcept({ concepts, ids }: Ready, id: string): number {
  if (ids.has(id)) return 1;
  let best = 0;
  for (const [had, weight] of concepts) {
    if (weight <= best) break;
    best = Math.max(best, weight * meets(id, had));
  }
  return best;
}

function byWords({ title, names, person, place, words }: Ready, stems: readonly string[], onlyTitle: boolean): number {
  let least = 1;
  for (const stem of stems) {
    const stands = title.has(stem)
      ? STANDS.title
      : names.has(stem) || person.has(stem)
        ? STANDS.names
        : place.has(stem)
          ? STANDS.place
          : words.has(stem) && !onlyTitle
            ? STANDS.text
            : 0;
    least = Math.min(least, stands);
  }
  return stems.length === 0 ? 0 : least;
}

/** How well a record meets one term, 0..1. */
function degreeOf(term: Term, ready: Ready): number {
  if (term.kind === 'pay') return (ready.form.yearlyPay ?? 0) >= (term.yearlyPay ?? 0) ? 1 : 0;
  let best = 0;
  for (const [id, degree] of term.ids) best = Math.max(best, degree * byConcept(ready, id));
  if (CONDITION.test(term.id ?? '')) return best;
  if (term.kind === 'place') return Math.max(best, byName(term, ready));
  const isWork = term.kind === 'occupation';
  let written = 0;
  for (const [at, stems] of term.words.entries())
    written = Math.max(written, (at === 0 ? 1 : TRANSLATED) * byWords(ready, stems, isWork));
  if (term.meanings.length > 0 && term.meanings.every((meaning) => ready.meanings.has(meaning)))
    written = Math.max(written, MEANT);
  if (isWork && best < DOES_IT && contradicts(term, ready))
    return Math.max(OTHER_WORK * Math.max(best, written), byPerson(term, ready));
  return Math.max(best, written);
}

/** Places stand in names of people and companies, too. */
function byName({ words }: Term, { names, person }: Ready): number {
  const [stems = []] = words;
  return stems.length > 0 && stems.every((stem) => names.has(stem) || person.has(stem)) ? STANDS.names : 0;
}

/** Whatever someone does, `Baker` may be their name. */
function byPerson({ words }: Term, { person }: Ready): number {
  const [stems = []] = words;
  return stems.length > 0 && stems.every((stem) => person.has(stem)) ? STANDS.names : 0;
}

export const CONDITION = /^(?:mode|contract|experience|level|shift|season|lodging):/;

function contradicts({ id = '' }: Term, { occupations }: Ready): boolean {
  return occupations.length > 0 && occupations.every((own) => speaksAgainst(id, own));
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
export function matchesQuery(form: SearchForm, { terms }: Understood): number {
  const ready = readyOf(form);
  let [sum, all, content, word] = [0, 0, 0, 0];
  let [hasContent, hasWords, unmet] = [false, false, false];
  for (const term of terms) {
    const degree = degreeOf(term, ready);
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
export function meetsAll(form: SearchForm, { terms }: Understood): boolean {
  const ready = readyOf(form);
  return terms.every((term) => degreeOf(term, ready) >= FULLY_MET);
}

/** How sure it is that a record is about the work that a search names, or about what that work is named after, 0..1; 1 where it names none. */
export function surenessOf(form: SearchForm, { terms }: Understood): number {
  const work = terms.filter(({ kind }) => kind === 'occupation');
  const ready = readyOf(form);
  const sure = (term: Term) =>
    Math.max(
      degreeOf(term, ready),
      ...term.ids
        .filter(([id]) => id.startsWith('skill:'))
        .map(([id, degree]) => (degree >= BESIDE ? byConcept(ready, id) : (form.concepts[id] ?? 0))),
    );
  return work.length === 0 ? 1 : Math.max(...work.map(sure));
}
