/** Shows which names of a reading a person is asked to check: not those that say what they are, but those told by their place, cut, or without a time. */
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Wilmot Ashgrove-Penn', 'wilmot.ashgrove@people.example', ''];
const readingOf = (...lines: string[]) => readResume(textDocument([...PERSON, ...lines].join('\n')));

describe('names to check', () => {
  test('are none where each says what it is', () => {
    const { profile, unsure } = readingOf(
      'WORK HISTORY',
      'Staff Nurse, Lantern Bay Hospital, 2018 - 2022',
      'Nursing Assistant, Northbeck General Hospital, 2015 - 2018',
      '',
      'EDUCATION',
      'BSc Nursing, University of Northbeck, 2012 - 2015',
    );
    expect(profile.experience).toHaveLength(2);
    expect(unsure.filter((key) => /^(?:experience|education)/.test(key))).toEqual([]);
  });

  test('are those of entries that nothing but their place tells', () => {
    const { unsure } = readingOf('WORK HISTORY', 'Hopper Quill, Vellum Orchard, 2018 - 2022');
    expect(unsure).toEqual(expect.arrayContaining(['experience.0.title', 'experience.0.company']));
  });

  test('are titles with a remark behind them, of which writers disagree', () => {
    const { profile, unsure } = readingOf(
      'WORK HISTORY',
      'Truck Driver (nights, trunking), Lantern Haulage Ltd, 2015 - 2020',
      'Truck Driver, Northbeck Haulage Ltd, 2012 - 2015',
    );
    expect(profile.experience.map(({ title }) => title)).toEqual(['Truck Driver', 'Truck Driver']);
    expect(unsure).toContain('experience.0.title');
    expect(unsure).not.toContain('experience.1.title');
  });

  test('are those without any time', () => {
    const { profile, unsure } = readingOf(
      'WORK HISTORY',
      'Staff Nurse, Lantern Bay Hospital, 2018 - 2022',
      '',
      'EDUCATION',
      'Reading circle of the parish hall',
    );
    expect(profile.education).toHaveLength(1);
    expect(unsure.some((key) => key.startsWith('education.0'))).toBe(true);
  });
});
