/** Sentences in the words of their locale files, with the grammar of each language. */
import { describe, expect, test } from 'vitest';
import en from '../../../shared/matching/locales/en.json' with { type: 'json' };
import es from '../../../shared/matching/locales/es.json' with { type: 'json' };
import { asWritten, paragraph, type SentenceKey, say } from '../../../shared/matching/sentences.ts';

const named = (...labels: { es: string; en: string }[]) => say('summary.met', { criteria: labels });

describe('a sentence', () => {
  test('counts in the language’s own plural and figures', () => {
    expect(say('years', { count: 1 })).toEqual({ es: '1 año', en: '1 year' });
    expect(say('years', { count: 2.5 })).toEqual({ es: '2,5 años', en: '2.5 years' });
  });

  test('joins a list with the "and" that the next sound asks for, also behind a quotation mark', () => {
    expect(named(asWritten('Java'), asWritten('SQL'), asWritten('inglés')).es).toBe('Demostrado: Java, SQL e inglés.');
    expect(named(asWritten('Java'), say('quoted', { words: 'instalar cocinas' }))).toEqual({
      es: 'Demostrado: Java e «instalar cocinas».',
      en: 'Shown: Java and “instalar cocinas”.',
    });
    expect(named({ es: 'madera', en: 'wood' }, { es: 'hierro', en: 'iron' }).es).toBe('Demostrado: madera y hierro.');
    expect(named(asWritten('Java')).es).toBe('Demostrado: Java.');
  });

  test('keeps signs that patterns give a meaning to', () => {
    expect(say('words.found', { words: '$& {words} C++' }).en).toBe('In the resume: $& {words} C++.');
  });

  test('is refused where a parameter is missing or no such sentence stands in the files', () => {
    expect(() => say('location.lives')).toThrow('needs the parameter place');
    expect(() => say('location.nowhere' as SentenceKey)).toThrow('No sentence for location.nowhere');
  });

  test('goes with others into one paragraph', () => {
    expect(paragraph([asWritten('A.'), asWritten('B.')])).toEqual({ es: 'A. B.', en: 'A. B.' });
  });
});

test('both files hold the same keys in the same order, and the same parameters in each sentence', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
  const parametersOf = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, sentence] of Object.entries(es))
    expect(parametersOf(en[key as keyof typeof en]), key).toEqual(parametersOf(sentence));
});
