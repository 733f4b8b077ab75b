/**
 * Reads the words of job titles in both languages, each with the one meaning it adds to a title.
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
import type { Meaning, TitleLexicon, Weight } from './lexicon.ts';
import { contentStems, tokensOf } from './title-tokens.ts';

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

function addPhrase({ phrases, cognates }: TitleLexicon, phrase: string, meaning: Meaning): void {
  const words = tokensOf(phrase);
  const key = words.map(({ stem }) => stem).join(' ');
  if (key === '' || phrases.has(key)) return;
  phrases.set(key, meaning);
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

/** All that the data texts say. */
export function readLexicon(): TitleLexicon {
  const lexicon: TitleLexicon = { phrases: new Map(), verbs: new Map(), cognates: new Map() };
  let heading = '';
  for (const line of TITLE_WORD_TEXTS.flatMap((text) => ['[full]', ...text.split(/[\n;]/)])) {
    const entry = line.trim();
    if (entry.startsWith('[')) heading = entry;
    else if (entry !== '') addEntry(lexicon, entry, heading);
  }
  return lexicon;
}
