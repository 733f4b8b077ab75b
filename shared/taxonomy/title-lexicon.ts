/**
 * Words of job titles in both languages, each with the one meaning it adds to a title.
 *
 * The data texts hold entries `en, en = es, es`, one per line or parted by semicolons; the first English word names the
 * meaning, unless `> meaning meaning` closes the entry. Words are read as titles are, so plural and gender need no entry.
 * `[none]` words add nothing, `[role]` words say what one does, `[light]` words say something only where nothing else
 * does; `[verb]` words are known in their usual forms (weld, welder, welding; soldar, soldador). Of two entries for one
 * word the first counts.
 */
import { cognate } from './cognate.ts';
import { TITLE_ACTIVITIES } from './data/title-words-activities.ts';
import { TITLE_CULTURE } from './data/title-words-culture.ts';
import { TITLE_GENERAL } from './data/title-words-general.ts';
import { TITLE_NATURE } from './data/title-words-nature.ts';
import { TITLE_PEOPLE } from './data/title-words-people.ts';
import { TITLE_ROLES } from './data/title-words-roles.ts';
import { TITLE_SPECIALITIES } from './data/title-words-specialities.ts';
import { TITLE_THINGS } from './data/title-words-things.ts';
import { contentStems, type TitleToken, tokensOf } from './title-tokens.ts';
import { stem } from './tokens.ts';

export type Weight = 'none' | 'role' | 'light' | 'full';

/** What a word of a title means, whatever its language. */
export interface Meaning {
  /** The same for the words of one meaning, none when it adds nothing. */
  atoms: readonly string[];
  weight: Weight;
}

/** What may follow in a phrase, by the number of the next word. */
type Branches = Map<number, Branch>;

interface Branch {
  /** Of the phrase that ends here. */
  meaning?: Meaning;
  next?: Branches;
}

interface TitleLexicon {
  /** By the stems of a word or phrase without articles and prepositions, parted by spaces. */
  phrases: Map<string, Meaning>;
  /** Phrases of several words, by word after word. */
  longer: Branches;
  /** By what all forms of a verb begin with: `weld`, `sold`. */
  verbs: Map<string, Meaning>;
  /** By the form that cognates share; undefined where two meanings share it. */
  cognates: Map<string, Meaning | undefined>;
}

/** The data texts, in the order in which they count. */
export const TITLE_WORD_TEXTS: readonly string[] = [
  TITLE_ROLES,
  TITLE_ACTIVITIES,
  TITLE_THINGS,
  TITLE_NATURE,
  TITLE_PEOPLE,
  TITLE_CULTURE,
  TITLE_SPECIALITIES,
  TITLE_GENERAL,
];
const SHORTEST_COGNATE = 5;
const WEIGHTS = new Map<string, Weight>([
  ['[none]', 'none'],
  ['[role]', 'role'],
  ['[light]', 'light'],
]);

function addLonger(longer: Branches, words: readonly TitleToken[], meaning: Meaning): void {
  let branches = longer;
  let branch: Branch = {};
  for (const { number } of words) {
    branch = branches.get(number) ?? {};
    branches.set(number, branch);
    branch.next ??= new Map();
    branches = branch.next;
  }
  branch.meaning = meaning;
}

function addPhrase({ phrases, longer, cognates }: TitleLexicon, phrase: string, meaning: Meaning): void {
  const words = tokensOf(phrase);
  const key = words.map(({ stem }) => stem).join(' ');
  if (key === '' || phrases.has(key)) return;
  phrases.set(key, meaning);
  if (words.length > 1) addLonger(longer, words, meaning);
  if (words.length > 1 || key.length < SHORTEST_COGNATE) return;
  const form = cognate(key);
  const same = !cognates.has(form) || cognates.get(form)?.atoms.join() === meaning.atoms.join();
  cognates.set(form, same ? meaning : undefined);
}

function addVerb({ verbs }: TitleLexicon, phrase: string, meaning: Meaning): void {
  const [verb, ...more] = contentStems(phrase);
  if (!verb || more.length > 0) return;
  const root = verb.replace(/(?<=..)[aei]r$|(?<=...)e$/, '');
  if (!verbs.has(root)) verbs.set(root, meaning);
}

function addEntry(lexicon: TitleLexicon, entry: string, heading: string): void {
  const [words = '', atoms] = entry.split('>');
  const written = words.split(/[,=]/).map((word) => word.trim());
  const weight = WEIGHTS.get(heading) ?? 'full';
  const own = atoms ? atoms.trim().split(' ') : [(written[0] ?? '').replaceAll(' ', '-')];
  const meaning = { atoms: weight === 'none' ? [] : own, weight };
  for (const word of written) addPhrase(lexicon, word, meaning);
  if (heading === '[verb]') for (const word of written) addVerb(lexicon, word, meaning);
}

function build(): TitleLexicon {
  const lexicon: TitleLexicon = { phrases: new Map(), longer: new Map(), verbs: new Map(), cognates: new Map() };
  let heading = '';
  for (const line of TITLE_WORD_TEXTS.flatMap((text) => ['[full]', ...text.split(/[\n;]/)])) {
    const entry = line.trim();
    if (entry.startsWith('[')) heading = entry;
    else if (entry !== '') addEntry(lexicon, entry, heading);
  }
  return lexicon;
}

let built: TitleLexicon | undefined;

/** The lexicon, built at the first question (some milliseconds) and kept. */
function lexicon(): TitleLexicon {
  built ??= build();
  return built;
}

const VERB_ENDINGS = /(?:[aei]dor|[aei]cion|[ai]mient|[aei]d|aj|[ae]nt|er|or|ing|ed|ist|ur)$/;
const PERSON_ENDINGS = /(?:er|eri|ari|ist|ador|man|woman|person|smith|worker|maker|master|keeper|monger|ing)$/;
const COMPOUND =
  /^(\p{L}{3,}?)(mak|build|cutt|carv|fitt|sett|lay|hang|keep|clean|grow|driv|turn|wash|weav|paint)(?:er|ing)$/u;

/** A word that is no entry: a form of a verb, someone named after a thing (`guantero`), a compound, or a cognate. */
function derived(word: string): Meaning | undefined {
  const { phrases, verbs, cognates } = lexicon();
  const root = word.replace(VERB_ENDINGS, '');
  if (root !== word && root.length > 2) {
    const verb = verbs.get(root) ?? verbs.get(root.replace(/(.)\1$/, '$1'));
    if (verb) return verb;
  }
  const thing = word.replace(PERSON_ENDINGS, '');
  const named = thing !== word && thing.length > 3 ? phrases.get(thing) : undefined;
  if (named) return named;
  const [, first = '', second = ''] = COMPOUND.exec(word) ?? [];
  const [one, two] = [phrases.get(first), derivedOrNone(second)];
  if (one && two) return { atoms: [...one.atoms, ...two.atoms], weight: one.weight };
  return cognates.get(cognate(word)) ?? compound(word);
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_OF_COMPOUND = 4;

/** An unlisted word that is two listed ones written as one: `steelwork`, `horsehair`. */
function compound(word: string): Meaning | undefined {
  const { phrases } = lexicon();
  if (word.length < SHORTEST_COMPOUND) return undefined;
  for (let at = word.length - SHORTEST_OF_COMPOUND; at >= SHORTEST_OF_COMPOUND; at--) {
    const [one, two] = [phrases.get(stem(word.slice(0, at))), phrases.get(word.slice(at))];
    if (one?.atoms.length && two?.atoms.length) return { atoms: [...one.atoms, ...two.atoms], weight: one.weight };
  }
  return undefined;
}

function derivedOrNone(root: string): Meaning | undefined {
  const { phrases } = lexicon();
  return root === '' ? undefined : (phrases.get(`${root}er`) ?? phrases.get(`${root}ing`) ?? phrases.get(root));
}

const meanings: (Meaning | null | undefined)[] = [];

/** The meaning of a single word; undefined when it is unknown. */
export function meaningOf({ stem, number }: TitleToken): Meaning | undefined {
  const known = meanings[number];
  if (known !== undefined) return known ?? undefined;
  const meaning = lexicon().phrases.get(stem) ?? derived(stem);
  if (number >= 0) meanings[number] = meaning ?? null;
  return meaning;
}

/** Whether a word is an entry of its own. */
export function isListed({ stem }: TitleToken): boolean {
  return lexicon().phrases.has(stem);
}

let byMeaning: Map<string, string[]> | undefined;

/** The stems of the single words of the lexicon that have just these meanings, filed at the first question. */
export function wordsOfMeaning(atoms: readonly string[]): readonly string[] {
  if (byMeaning === undefined) {
    byMeaning = new Map();
    for (const [phrase, { atoms: own }] of lexicon().phrases) {
      if (own.length === 0 || phrase.includes(' ')) continue;
      const key = own.join(' ');
      byMeaning.set(key, [...(byMeaning.get(key) ?? []), phrase]);
    }
  }
  return byMeaning.get(atoms.join(' ')) ?? [];
}

/** The longest known phrase of several words that begins at one of them. */
export function phraseAt(tokens: readonly TitleToken[], at: number): { meaning: Meaning; length: number } | undefined {
  let branches: Branches | undefined = lexicon().longer;
  let found: { meaning: Meaning; length: number } | undefined;
  for (let end = at; end < tokens.length && branches; end++) {
    const branch: Branch | undefined = branches.get(tokens[end]?.number ?? -1);
    if (branch?.meaning) found = { meaning: branch.meaning, length: end + 1 - at };
    branches = branch?.next;
  }
  return found;
}
