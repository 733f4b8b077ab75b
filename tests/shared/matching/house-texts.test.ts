/** What houses paste below any ad, what a job asks of the body, and titles that name a field or a place. */
import { describe, expect, test } from 'vitest';
import { isBoilerplate } from '../../../shared/matching/ad-boilerplate.ts';
import { criteriaOfJob, type MatchJob } from '../../../shared/matching/index.ts';
import { isOfTheBody } from '../../../shared/matching/physical-demands.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';

const JOB: MatchJob = { ...BLANK_JOB, title: 'Candle Maker' };

describe('texts of the house', () => {
  test.each([
    'reasonable accommodations may be made to enable people with disabilities',
    'this job description is subject to change at any time',
    'this posting may be changed or withdrawn without notice',
    'performs other duties as assigned',
    'any suitable combination of education and experience will be considered',
    'tallow brothers is a leading maker and supplier of candles in four states',
    'wick and sons does not accept unsolicited resumes from agencies',
    'stores operate hours a day days a week',
    'security clearance none',
    'the moulds and the wax are ours, and a uniform is supplied',
    'los moldes los pone la casa',
    'the apprentice has a paid 3-week course',
    'se otorga bono por humedad',
  ])('ask nothing: %s', (text) => {
    expect(isBoilerplate(text)).toBe(true);
  });

  test.each([
    'must be able to obtain a secret clearance',
    'experience with a leading supplier of wax',
    'applicants must pass a background check',
    'proof of vaccination is required',
    'annual flu vaccine or approved exemption',
    'you will have served your time as an apprentice',
    'duties may change with the season',
    'tus moldes propios, que la cera la pone la casa',
    'two years of experience in a leading company of the trade',
  ])('are no asks: %s', (text) => {
    expect(isBoilerplate(text)).toBe(false);
  });
});

describe('what a job asks of the body', () => {
  test.each([
    'lift up to 50 pounds',
    'standing and walking for a full shift',
    'bend, kneel and reach overhead',
    'exposure to heat and fumes',
  ])('%s', (text) => {
    expect(isOfTheBody(text)).toBe(true);
  });

  test.each([
    'forklift operation',
    'reaching agreements with suppliers',
    'lifting plans and rigging',
    'stand-up meetings',
  ])('is not: %s', (text) => {
    expect(isOfTheBody(text)).toBe(false);
  });

  test('is one criterion however many lines it takes, and the trade keeps its weight', () => {
    const requirements = [
      'Pour wax into moulds by hand',
      'Must be able to lift up to 50 pounds',
      'Must be able to stand for a full shift',
      'Ability to bend, kneel and reach overhead',
      'Exposure to heat and fumes',
    ];
    const labels = criteriaOfJob({ ...JOB, requirements }).map(({ label }) => label.en);
    const ofBody = labels.filter((label) => /pounds|shift|kneel|fumes/.test(label));
    expect(ofBody).toHaveLength(1);
    expect(ofBody[0]).toMatch(/50 pounds.*full shift.*kneel/);
  });
});

describe('titles', () => {
  const occupationOf = (title: string) =>
    criteriaOfJob({ ...JOB, title }).find(({ family }) => family === 'occupation')?.label.en;

  test.each([
    ['Teachers at Maple Hollow Early School', 'Occupation: Teacher'],
    ['Software Engineering', 'Occupation: Software developer'],
    ['Graphic Design', 'Occupation: Graphic designer'],
    ['Nursing', 'Occupation: Nurse'],
    ['Enfermer\u00eda', 'Occupation: Nurse'],
  ])('%s', (title, label) => {
    expect(occupationOf(title)).toBe(label);
  });
});
