/** Looks up what single words and phrases of job titles mean, forms and compounds of listed words included. */
import { cognate } from './cognate.ts';
import { type Lexicon, lexiconOf, type Meaning, type Phrase } from './lexicon.ts';
import { preparedLexicon, prepareLexicon } from './prepared-lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import type { TitleToken } from './title-tokens.ts';
import { stem } from './tokens.ts';

/** Made while a function is bundled (`infra/constructs/bundling.ts`); elsewhere the data texts are read at the first question. */
declare const TITLE_LEXICON: string | undefined;

let made: Lexicon | undefined;

function lexicon(): Lexicon {
  made ??= typeof TITLE_LEXICON === 'undefined' ? lexiconOf(readLexicon()) : preparedLexicon(TITLE_LEXICON);
  return made;
}

/** The value of `TITLE_LEXICON` for the data as they are: some 600 kB, which spares a cold start 100 ms. */
export function titleLexicon(): string {
  return prepareLexicon(readLexicon());
}

const VERB_ENDINGS = /(?:[aei]dor|[aei]cion|[ai]mient|[aei]d|aj|[ae]nt|er|or|ing|ed|ist|ur)$/;
const PERSON_ENDINGS = /(?:er|eri|ari|ist|ador|man|woman|person|smith|worker|maker|master|keeper|monger|ing)$/;
const COMPOUND =
  /^(\p{L}{3,}?)(mak|build|cutt|carv|fitt|sett|lay|hang|keep|clean|grow|driv|turn|wash|weav|paint)(?:er|ing)$/u;

/** A word that is no entry: a form of a verb, someone named after a thing (`guantero`), a compound, or a cognate. */
function derived(word: string): Meaning | undefined {
  const { phrase, verb: verbOf, cognate: cognateOf } = lexicon();
  const root = word.replace(VERB_ENDINGS, '');
  if (root !== word && root.length > 2) {
    const verb = verbOf(root) ?? verbOf(root.replace(/(.)\1$/, '$1'));
    if (verb) return verb;
  }
  const thing = word.replace(PERSON_ENDINGS, '');
  const named = thing !== word && thing.length > 3 ? phrase(thing) : undefined;
  if (named) return named;
  const [, first = '', second = ''] = COMPOUND.exec(word) ?? [];
  const [one, two] = [phrase(first), derivedOrNone(second)];
  if (one && two) return { atoms: [...one.atoms, ...two.atoms], weight: one.weight };
  return cognateOf(cognate(word)) ?? compound(word);
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_OF_COMPOUND = 4;

/** An unlisted word that is two listed ones written as one: `steelwork`, `horsehair`. */
function compound(word: string): Meaning | undefined {
  const { phrase } = lexicon();
  if (word.length < SHORTEST_COMPOUND) return undefined;
  for (let at = word.length - SHORTEST_OF_COMPOUND; at >= SHORTEST_OF_COMPOUND; at--) {
    const [one, two] = [phrase(stem(word.slice(0, at))), phrase(word.slice(at))];
    if (one?.atoms.length && two?.atoms.length) return { atoms: [...one.atoms, ...two.atoms], weight: one.weight };
  }
  return undefined;
}

function derivedOrNone(root: string): Meaning | undefined {
  const { phrase } = lexicon();
  return root === '' ? undefined : (phrase(`${root}er`) ?? phrase(`${root}ing`) ?? phrase(root));
}

const meanings: (Meaning | null | undefined)[] = [];

/** The meaning of a single word; undefined when it is unknown. */
export function meaningOf({ stem, number }: TitleToken): Meaning | undefined {
  const known = meanings[number];
  if (known !== undefined) return known ?? undefined;
  const meaning = lexicon().phrase(stem) ?? derived(stem);
  if (number >= 0) meanings[number] = meaning ?? null;
  return meaning;
}

/** Whether a word is an entry of its own. */
export function isListed({ stem }: TitleToken): boolean {
  return lexicon().phrase(stem) !== undefined;
}

/** The stems of the single words of the lexicon that have just these meanings. */
export function wordsOfMeaning(atoms: readonly string[]): readonly string[] {
  return lexicon().wordsOfMeaning(atoms);
}

/** What may follow in a phrase, by the stem of the next word. */
type Branches = Map<string, Branch>;

interface Branch {
  /** Of the phrase that ends here. */
  meaning?: Meaning;
  next?: Branches;
}

function branchesOf(phrases: readonly Phrase[]): Branches | null {
  const first: Branch = {};
  for (const [stems, meaning] of phrases) {
    let branch = first;
    for (const word of stems.split(' ').slice(1)) {
      branch.next ??= new Map();
      const next: Branch = branch.next.get(word) ?? {};
      branch.next.set(word, next);
      branch = next;
    }
    branch.meaning = meaning;
  }
  return first.next ?? null;
}

/** By the number of a first word. */
const branchesFrom: (Branches | null | undefined)[] = [];

function branchesAfter({ stem, number }: TitleToken): Branches | null {
  const known = branchesFrom[number];
  if (known !== undefined) return known;
  const branches = branchesOf(lexicon().longerFrom(stem));
  if (number >= 0) branchesFrom[number] = branches;
  return branches;
}

/** The longest known phrase of several words that begins at one of them. */
export function phraseAt(tokens: readonly TitleToken[], at: number): { meaning: Meaning; length: number } | undefined {
  const first = tokens[at];
  let branches = first && branchesAfter(first);
  let found: { meaning: Meaning; length: number } | undefined;
  for (let end = at + 1; end < tokens.length && branches; end++) {
    const branch: Branch | undefined = branches.get(tokens[end]?.stem ?? '');
    if (branch?.meaning) found = { meaning: branch.meaning, length: end + 1 - at };
    branches = branch?.next;
  }
  return found;
}
