/** Shows which of a person's readings counts: what they are now, not what arrived last. */
import { describe, expect, it } from 'vitest';
import {
  type CandidateReading,
  currentReadingAmong,
  headlineOf,
  saysSameCareer,
} from '../../../shared/domain/current-reading.ts';
import { EMPTY_PROFILE, type Experience } from '../../../shared/domain/profile.ts';

const job = (title: string, startDate: string | null, endDate: string | null = null, bullets = 0): Experience => ({
  ...{ title, company: `${title} S.A.`, location: null, startDate, endDate },
  current: startDate !== null && endDate === null,
  bullets: Array.from({ length: bullets }, (_, index) => `Tarea ${index}`),
});

function reading(resumeId: string, experience: Experience[], over: Partial<CandidateReading> = {}): CandidateReading {
  const profile = { ...EMPTY_PROFILE, experience };
  return { resumeId, fileReadingId: resumeId, profile, arrivedAt: '2026-11-21T09:00:00.000Z', ...over };
}

const LATER = { arrivedAt: '2026-11-21T09:00:01.000Z' };
const rich = reading('rich', [job('Soldadora', '2019-03', null, 3), job('Peona', '2015-01', '2019-02')]);
const chosenId = (...args: Parameters<typeof currentReadingAmong>) => currentReadingAmong(...args)?.resumeId;

describe('the current reading', () => {
  it('stays the better one when an older, shorter career arrives a second later', () => {
    const old = reading('old', [job('Peona', '2015-01', '2017-06')], LATER);
    expect(chosenId([rich, old])).toBe('rich');
    expect(chosenId([old, rich])).toBe('rich');
  });

  it('becomes the newer career, even if it says less', () => {
    const newer = reading('newer', [job('Jefa de taller', '2024-02')], LATER);
    expect(chosenId([rich, newer])).toBe('newer');
  });

  it('takes a file that says "to date" for old when another file has the end of that job', () => {
    const old = reading('old', [job('Peona', '2015-01', null, 9)], LATER);
    expect(chosenId([rich, old])).toBe('rich');
  });

  it('is never a reading without entries where one has some', () => {
    const blank = reading('blank', [], LATER);
    expect(chosenId([rich, blank])).toBe('rich');
    expect(chosenId([blank])).toBe('blank');
  });

  it('prefers dates to none, and among equals the fuller, then the later one', () => {
    const undated = reading('undated', [job('Soldadora', null)], LATER);
    expect(chosenId([rich, undated])).toBe('rich');
    const same = reading('same', rich.profile.experience, LATER);
    expect(chosenId([rich, same])).toBe('same');
    const poorer = reading('poorer', [job('Soldadora', '2019-03', null, 1)], LATER);
    expect(chosenId([rich, poorer])).toBe('rich');
  });

  it('is what the person themselves said last of their career, until a clearly newer one arrives', () => {
    const restated = reading('restated', [job('Peona', '2015-01', '2017-06')], {
      restatedAt: '2026-11-22T09:00:00.000Z',
    });
    expect(chosenId([rich, restated])).toBe('restated');
    const poorer = reading('poorer', [job('Peona', '2015-01', '2016-06')], { arrivedAt: '2026-11-23T09:00:00.000Z' });
    expect(chosenId([rich, restated, poorer])).toBe('restated');
    const newer = reading('newer', [job('Jefa', '2024-01')], { arrivedAt: '2026-11-23T09:00:00.000Z' });
    expect(chosenId([rich, restated, newer])).toBe('newer');
    const emptied = reading('emptied', [], { restatedAt: '2026-11-22T09:00:00.000Z' });
    expect(chosenId([rich, emptied])).toBe('rich');
  });

  it('is the one that a recruiter chose, and what that became when it was put right since', () => {
    const old = reading('old', [job('Peona', '2015-01', '2017-06')]);
    const chosen = { resumeId: 'old', fileReadingId: 'old', chosenAt: '2026-11-22T09:00:00.000Z' };
    expect(chosenId([rich, old], chosen)).toBe('old');
    const mended = reading('mended', old.profile.experience, {
      ...{ fileReadingId: 'old', correctedAt: '2026-11-23T09:00:00.000Z' },
    });
    expect(chosenId([rich, mended], chosen, [rich, old, mended])).toBe('mended');
    const before = { ...mended, correctedAt: '2026-11-21T10:00:00.000Z' };
    expect(chosenId([rich, before], chosen, [rich, old, before])).toBe('old');
    expect(chosenId([rich], chosen, [rich])).toBe('rich');
  });

  it('does not believe an end that lies after the file arrived', () => {
    const planned = reading('planned', [job('Peona', '2015-01', '2031-06')], LATER);
    expect(chosenId([rich, planned])).toBe('rich');
  });
});

describe('the headline', () => {
  it('is the latest dated role, an open-ended one first', () => {
    const experience = [job('Camarera', '2021-01', '2026-10'), job('Soldadora', '2019-03'), job('Ayudante', null)];
    expect(headlineOf({ experience })).toBe('Soldadora');
    expect(headlineOf({ experience: experience.slice(2) })).toBe('Ayudante');
    expect(
      headlineOf({ experience: [job('Peona', '2015-01', '2019-02'), job('Camarera', '2020-01', '2020-03')] }),
    ).toBe('Camarera');
    expect(headlineOf({ experience: [] })).toBeNull();
  });
});

it('a corrected telephone number is no other career', () => {
  const { profile } = rich;
  expect(saysSameCareer(profile, { ...profile, phone: '+34 600 000 000' })).toBe(true);
  expect(saysSameCareer(profile, { ...profile, experience: [] })).toBe(false);
});
