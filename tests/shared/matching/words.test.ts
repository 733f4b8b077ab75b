/** Words of work compare equal, no matter of whom they are said. */
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../shared/matching/words.ts';

const termsOf = (text: string) => wordsOf(text).map(({ term }) => term);

describe('a word of work', () => {
  test.each([
    ['cocinero', 'cocinera'],
    ['enfermero', 'enfermera'],
    ['camareros', 'camareras'],
    ['carpintero', 'carpintera'],
    ['vendedor', 'vendedora'],
    ['conductores', 'conductoras'],
    ['técnico', 'técnica'],
    ['mecánico', 'mecánica'],
    ['abogado', 'abogada'],
    ['arquitecto', 'arquitecta'],
    ['administrativo', 'administrativa'],
    ['bibliotecario', 'bibliotecaria'],
    ['psicólogo', 'psicóloga'],
    ['cirujano', 'cirujana'],
    ['jardinero', 'jardinera'],
    ['diseñador', 'diseñadora'],
    ['ingeniero', 'ingeniera'],
    ['contador', 'contadora'],
    ['educador', 'educadora'],
    ['costurero', 'costurera'],
  ])('says the same as %s and as %s', (one, other) => {
    expect(termsOf(one)).not.toEqual([]);
    expect(termsOf(other)).toEqual(termsOf(one));
  });

  test('still tells the kitchen from the cook', () => {
    expect(termsOf('cocina')).not.toEqual(termsOf('cocinera'));
  });
});

describe('the name of a tool', () => {
  test.each([
    ['Excel', 'excellent'],
    ['Excel', 'excelente'],
    ['Excel', 'excelled'],
    ['Docker', 'docks'],
    ['Docker', 'docking'],
    ['Scala', 'scale'],
    ['Illustrator', 'illustrated'],
    ['Canva', 'canvas'],
  ])('%s is not said by "%s"', (tool, word) => {
    expect(termsOf(tool)).not.toEqual([]);
    expect(termsOf(word)).not.toEqual(termsOf(tool));
  });

  test('keeps the other words alike across languages', () => {
    expect(termsOf('excellent')).toEqual(termsOf('excelente'));
  });
});

describe('a word that only looks like another', () => {
  test.each([
    ['conducted', 'conductor'],
    ['vendor', 'vendedor'],
    ['planning', 'planos'],
    ['college', 'colegiada'],
    ['demanding', 'demanda'],
    ['minor', 'minorista'],
    ['tech', 'techos'],
    ['camareros', 'camera'],
    ['tratamiento', 'service'],
    ['ahora', 'ahorro'],
  ])('"%s" does not say what "%s" says', (one, other) => {
    expect(termsOf(one)).not.toEqual(termsOf(other));
  });

  test.each([
    ['aduanas', 'customs'],
    ['camareros', 'waiters'],
    ['colegios', 'schools'],
    ['conductores', 'drivers'],
    ['psicólogos', 'psychology'],
    ['medios', 'media'],
    ['tableros', 'tablero'],
  ])('"%s" still says what "%s" says', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });
});
