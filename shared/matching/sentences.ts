/**
 * Sentences about a match are keys with parameters: their words stand in `locales/`, one file per language, and the rules
 * for plurals, lists and figures come with the runtime. A third language is a third file.
 *
 *     say('years', { count: 2.5 })  →  { es: '2,5 años', en: '2.5 years' }
 */
import { type BilingualText, LANGUAGES, type Language } from '../domain/field.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** Compiles only while every file has a sentence for every key. */
const SENTENCES: Record<Language, Record<keyof typeof es | keyof typeof en, string>> = { es, en };

type Written = keyof typeof es;
/** A key as callers name it: `years` stands for `years_one` and `years_other`, chosen by the parameter `count`. */
export type SentenceKey = Written extends infer Key ? (Key extends `${infer Stem}_${Plural}` ? Stem : Key) : never;
type Plural = 'one' | 'other';

/** A word that is the same everywhere, one per language, a figure, or a list of those that the language's "and" joins. */
export type Parameter = string | number | BilingualText | readonly BilingualText[];

interface Grammar {
  figures: Intl.NumberFormat;
  plurals: Intl.PluralRules;
  lists: Intl.ListFormat;
}

/** Made when first asked: most of what ranks people writes no sentence. */
const grammars = new Map<Language, Grammar>();

function grammarOf(language: Language): Grammar {
  const known = grammars.get(language);
  if (known) return known;
  const made = {
    figures: new Intl.NumberFormat(language),
    plurals: new Intl.PluralRules(language),
    lists: new Intl.ListFormat(language),
  };
  grammars.set(language, made);
  return made;
}

/** `A, B y C`, but `A e «inglés»`: which "and" it is depends on the next sound, which a quotation mark would hide. */
function listed(elements: readonly string[], { lists }: Grammar): string {
  const spoken = elements.map((element) => element.replace(/^[«“]/, ''));
  let next = 0;
  return lists
    .formatToParts(spoken)
    .map(({ type, value }) => (type === 'element' ? elements[next++] : value))
    .join('');
}

function written(parameter: Parameter, language: Language, grammar: Grammar): string {
  if (typeof parameter === 'string') return parameter;
  if (typeof parameter === 'number') return grammar.figures.format(parameter);
  if ('map' in parameter)
    return listed(
      parameter.map((one) => one[language]),
      grammar,
    );
  return parameter[language];
}

function inEach(word: (language: Language) => string): BilingualText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, word(language)])) as BilingualText;
}

/**
 * The sentence of a key in every language, its `{parameters}` filled in.
 * @throws Error where the sentence names a parameter that was not given: a fault of the caller.
 */
export function say(key: SentenceKey, parameters: Readonly<Record<string, Parameter>> = {}): BilingualText {
  return inEach((language) => {
    const grammar = grammarOf(language);
    const { count } = parameters;
    const sentences: Partial<Record<string, string>> = SENTENCES[language];
    const sentence =
      typeof count === 'number'
        ? (sentences[`${key}_${grammar.plurals.select(count)}`] ?? sentences[`${key}_other`])
        : sentences[key];
    if (sentence === undefined) throw new Error(`No sentence for ${key} in ${language}.`);
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters[name];
      if (parameter === undefined) throw new Error(`The sentence ${key} needs the parameter ${name}.`);
      return written(parameter, language, grammar);
    });
  });
}

/** Whether there is a sentence for a key that was put together, such as one of a trade that the taxonomy has added. */
export function isSentence(key: string): key is SentenceKey {
  return key in es;
}

/** What is written the same in every language: a title, a brand, an id. */
export function asWritten(text: string): BilingualText {
  return inEach(() => text);
}

/** Several sentences as one paragraph. */
export function paragraph(sentences: readonly BilingualText[]): BilingualText {
  return inEach((language) => sentences.map((sentence) => sentence[language]).join(' '));
}
