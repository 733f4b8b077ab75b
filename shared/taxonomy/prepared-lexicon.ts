/**
 * Keeps the words of titles in one text, made when a function is bundled, so that its cold start reads no data: a line per
 * entry, sorted, a letter for what it is, then the stems, root, form or meaning that it is found by, `|`, and what it says.
 */
import { byMeaning, type Lexicon, type Meaning, type Phrase, type TitleLexicon, type Weight } from './lexicon.ts';
import { lineFrom, restBehind, sortedLines } from './sorted-lines.ts';

const KINDS = { phrase: 'p', verb: 'v', cognate: 'c', words: 'w' } as const;
const BAR = '|';
const SPACE = ' ';
const WEIGHTS: readonly Weight[] = ['none', 'role', 'light', 'full'];

const written = ({ atoms, weight }: Meaning) => [WEIGHTS.indexOf(weight), ...atoms].join(SPACE);

function read(text: string): Meaning {
  const [weight, ...atoms] = text.split(SPACE);
  return { atoms, weight: WEIGHTS[Number(weight)] ?? 'full' };
}

/** The text that `preparedLexicon` answers from. */
export function prepareLexicon(lexicon: TitleLexicon): string {
  const meaning = (kind: string, [key, said]: readonly [string, Meaning | undefined]) =>
    said ? [[kind + key, written(said)] as const] : [];
  const lines = [
    ...[...lexicon.phrases].flatMap((entry) => meaning(KINDS.phrase, entry)),
    ...[...lexicon.verbs].flatMap((entry) => meaning(KINDS.verb, entry)),
    ...[...lexicon.cognates].flatMap((entry) => meaning(KINDS.cognate, entry)),
    ...[...byMeaning(lexicon)].map(([atoms, words]) => [KINDS.words + atoms, words.join(SPACE)] as const),
  ];
  return sortedLines(lines, BAR);
}

/** The phrases that begin with a word and a space: they stand one after another. */
function longerFrom(text: string, stem: string): Phrase[] {
  const beginning = KINDS.phrase + stem + SPACE;
  const found: Phrase[] = [];
  for (let at = lineFrom(text, beginning, BAR); text.startsWith(beginning, at); at = text.indexOf('\n', at) + 1) {
    const bar = text.indexOf(BAR, at);
    found.push([text.slice(at + 1, bar), read(text.slice(bar + 1, text.indexOf('\n', bar)))]);
  }
  return found;
}

/** Answers as the lexicon that the text was made of. */
export function preparedLexicon(text: string): Lexicon {
  const meaning = (kind: string) => (key: string) => {
    const said = restBehind(text, kind + key, BAR);
    return said === undefined ? undefined : read(said);
  };
  return {
    phrase: meaning(KINDS.phrase),
    verb: meaning(KINDS.verb),
    cognate: meaning(KINDS.cognate),
    longerFrom: (stem) => longerFrom(text, stem),
    wordsOfMeaning: (atoms) => restBehind(text, KINDS.words + atoms.join(SPACE), BAR)?.split(SPACE) ?? [],
  };
}
