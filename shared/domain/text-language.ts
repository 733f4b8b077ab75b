/** Detects which of the site's languages a text is in, so that screen readers pronounce it correctly. */
import type { Language } from './field.ts';
import type { Job } from './job.ts';

/** Little words that one language cannot do without and the other does not have. */
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'de la el los las un una y o del al en con por para que se su sus nos es son como más sin sobre entre este esta ser tu te lo le'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in for with on at by from is are be our we you your or as an this that will have has it its who their they'.split(
      ' ',
    ),
  ),
};

/** As much of a text as is looked at: a long one has told its language by then. */
const READ_MAX_CHARS = 1500;
/** A few words may be a quotation or a name. */
const HITS_MIN = 3;
/** How many times as often the one has to speak as the other. */
const CLEARLY = 3;

/** The language of a text by its function words; `undefined` where it is too short or too mixed to tell. */
export function languageOfText(text: string): Language | undefined {
  const words =
    text
      .slice(0, READ_MAX_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const hits = (language: Language) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  const [es, en] = [hits('es'), hits('en')];
  if (es >= HITS_MIN && es >= CLEARLY * en) return 'es';
  return en >= HITS_MIN && en >= CLEARLY * es ? 'en' : undefined;
}

type JobWords = Pick<Job, 'title' | 'description' | 'requirements' | 'benefits' | 'benefitsDescription'>;

/** The language a job is written in, title and all; `undefined` where its text does not tell. */
export function languageOfJob(job: JobWords): Language | undefined {
  const { title, description, requirements, benefits, benefitsDescription } = job;
  return languageOfText([title, description, ...requirements, ...benefits, benefitsDescription].join('\n'));
}

/** The job with the language it is written in, for lists, which do not carry the text that tells it. */
export function withLanguage(job: Job): Job & { language: Language | undefined } {
  return { ...job, language: languageOfJob(job) };
}
