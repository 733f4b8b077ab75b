/** How people write their level of a language: each on the scale of the Common European Framework. */
import { describe, expect, test } from 'vitest';
import type { LanguageLevel } from '../../../shared/domain/levels.ts';
import { fold, languageByName, spokenLevel } from '../../../shared/taxonomy/index.ts';

const WRITTEN: readonly (readonly [LanguageLevel, string])[] = [
  [
    'native',
    'nativo, Nativa, lengua materna, bilingüe, native speaker, mother tongue, native or bilingual proficiency, first language',
  ],
  [
    'C2',
    'C2, full professional proficiency, CPE, IELTS 8.5, TOEFL iBT 116, Proficient, 100 %, competencia profesional completa',
  ],
  [
    'C1',
    'C1.1, fluent, fluido, avanzado, nivel alto, muy bueno, CAE, IELTS Academic: 7.5, TOEFL 100, DALF C1, JLPT N1',
  ],
  [
    'C1',
    'professional working proficiency, advanced (spoken and written), Trinity ISE III, usuario competente, nivell C',
  ],
  [
    'B2',
    'B2+, B2.2, upper-intermediate, intermedio alto, medio-alto, First Certificate, FCE, IELTS (6.5), TOEFL iBT: 80, TOEIC 850',
  ],
  ['B2', 'good, buen nivel, working knowledge, Goethe-Zertifikat B2, 80%, HSK 4'],
  [
    'B1',
    'B1/B2, intermedio, intermediate, conversational, nivel medio, limited working proficiency, PET, TOEIC 600, 50 %',
  ],
  ['A2', 'basic, básico, elementary proficiency, pre-intermediate, KET, TOEFL 30, usuario básico, regular'],
  ['A1', 'A1, beginner, nociones, principiante, iniciación'],
];

const rows = WRITTEN.flatMap(([level, list]) => list.split(', ').map((words) => [words, level] as const));

describe('spokenLevel', () => {
  test.each(rows)('%s is %s', (words, level) => {
    expect(spokenLevel(fold(words))).toBe(level);
  });

  test.each([
    '',
    'hablado y escrito',
    '100% remoto',
    'TOEFL',
    'IELTS 2019',
    'petición',
    'written',
    '2019',
    'non-native',
  ])('nothing is said by "%s"', (words) => {
    expect(spokenLevel(fold(words))).toBeNull();
  });
});

describe('names of languages', () => {
  test.each([
    ['Deutsch', 'de'],
    ['català', 'ca'],
    ['Русский', 'ru'],
    ['中文', 'zh'],
    ['العربية', 'ar'],
    ['Icelandic', 'is'],
    ['islandés', 'is'],
    ['Wólof', 'wo'],
    ['quichua', 'qu'],
    ['Serbo-Croatian', 'hr'],
  ])('%s is %s', (name, iso) => {
    expect(languageByName(name)?.iso).toBe(iso);
  });
});
