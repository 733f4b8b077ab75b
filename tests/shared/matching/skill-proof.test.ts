/** Which verdicts are shown as met: those that the fitted weights of a kind and the rules for what proves at all let through. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jobOfText, resumeOfText, scoreMatch, scorePercent } from '../../../shared/matching/index.ts';
import { isLikelyProof, PROOF_FEATURES, PROOF_KINDS } from '../../../shared/matching/proof-likelihood.ts';
import { isInList } from '../../../shared/matching/proof-terms.ts';
import { judgedProofs } from '../../bench/fit-proofs.ts';
import { codeOfProofWeights } from '../../bench/proof-fit.ts';
import { blindVerdicts, isForMeasuring } from '../../bench/proofs.ts';

function shown(ad: string, resume: string, id: string) {
  const found = scoreMatch(jobOfText(ad), resumeOfText(resume)).criteria.find((one) => one.id === id);
  return { verdict: found?.verdict, quote: found?.evidence[0]?.quote };
}

test('the weights are those of the judged proofs, to the byte', () => {
  const written = readFileSync(new URL('../../../shared/matching/proof-weights.ts', import.meta.url), 'utf8');
  expect(codeOfProofWeights(judgedProofs())).toBe(written);
});

test('the blind verdicts stand apart by ad', () => {
  const verdicts = blindVerdicts();
  expect(verdicts).toHaveLength(1080);
  expect(new Set(verdicts.map(({ ad, person, id }) => `${ad} ${person} ${id}`)).size).toBe(1080);
  expect(verdicts.filter(({ ad }) => isForMeasuring(ad))).toHaveLength(627);
});

test.each(PROOF_KINDS)('whatever speaks for a proof of %s can only make it likelier', (kind) => {
  const all: readonly string[] = PROOF_FEATURES[kind];
  const subsets = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_feature, at) => (bits >> at) % 2 === 1),
  );
  const likely = subsets.filter((features) => isLikelyProof(kind, features));
  expect(likely).not.toEqual([]);
  for (const features of likely)
    for (const more of all) expect(isLikelyProof(kind, [...new Set([...features, more])])).toBe(true);
});

describe('a skill of a nurse', () => {
  const ad = 'Nurse\nRequirements:\n- Nursing\n- Wound care';
  const lived = (title: string, bullet: string) =>
    `EXPERIENCE\n${title}, 2018 - 2024\n- ${bullet}\n- Wound care of patients`;

  test('is shown by nurses', () => {
    expect(shown(ad, lived('Nurse', 'Nursing on a ward of twenty'), 'skill:nursing').verdict).toBe('met');
  });

  test('is a claim of who works beside them', () => {
    const desk = lived('Admissions Clerk', 'Assigned beds with the supervisor of nursing');
    expect(shown(ad, desk, 'skill:nursing').verdict).not.toBe('met');
  });
});

test('of several places the one is quoted that is proof', () => {
  const ad = 'Payroll Clerk\nRequirements:\n- Payroll';
  const resume = [
    'EXPERIENCE',
    'Office Assistant, 2012 - 2014',
    '- Answered questions on payroll and benefits at the desk',
    '',
    'Payroll Clerk, 2015 - 2021',
    '- Payroll of forty drivers, monthly, with tax and benefits',
  ].join('\n');
  expect(shown(ad, resume, 'skill:payroll')).toMatchObject({ verdict: 'met', quote: expect.stringContaining('2015') });
});

test('the score of a claim is that of the proof', () => {
  const ad = 'Accountant\nRequirements:\n- Auditing\n- Microsoft Excel';
  const resume = 'EXPERIENCE\nAccountant, 2019 - 2024\n- Books and audit schedules\n- Excel models of cash';
  const { criteria, percent } = scoreMatch(jobOfText(ad), resumeOfText(resume));
  expect(Math.round(scorePercent(jobOfText(ad), resumeOfText(resume)))).toBe(percent);
  expect(criteria.find(({ id }) => id === 'skill:excel')?.verdict).toBe('met');
});

describe('a proof says the whole ask', () => {
  const ad = 'Systems Administrator\nRequirements:\n- Linux\n- Microsoft Excel';
  const role = (dates: string, bullet: string) => `EXPERIENCE\nSystems Administrator, ${dates}\n- ${bullet}`;

  test('in a sentence of a doing, and in no list of a role', () => {
    const of = (bullet: string) => shown(ad, role('2018 - 2024', bullet), 'skill:linux').verdict;
    expect(of('Maintained forty Linux servers of a tide mill')).toBe('met');
    expect(of('Technology platforms: Windows, Linux, Java, Oracle, Citrix')).toBe('claimed');
  });

  test('in a list by its own place, and not by another word that holds it', () => {
    const sentence = 'Ran MySQL backups, platforms: Linux, Oracle, Java, Rust, SQL';
    const at = sentence.lastIndexOf('SQL');
    expect(isInList(sentence, { start: at, end: at + 'SQL'.length })).toBe(true);
    expect(isInList(sentence, { start: sentence.indexOf('MySQL'), end: sentence.indexOf(' backups') })).toBe(false);
  });

  test('by a tool of late', () => {
    const of = (now: string, dates: string) =>
      shown(
        ad,
        `EXPERIENCE\n${now}\n\nSystems Administrator, ${dates}\n- Maintained forty Linux servers`,
        'skill:linux',
      ).verdict;
    expect(of('Gardener, 2012 - 2013\n- Pruned pear trees', '2014 - 2024')).toBe('met');
    // One word that the latest role does not say: of 12 such 7 proved.
    expect(of('Gardener, 2013 - 2024\n- Pruned pear trees', '2000 - 2012')).toBe('claimed');
  });

  test('by the whole name of a skill', () => {
    const clerk = 'Accountant\nRequirements:\n- Bank reconciliation';
    const of = (bullet: string) =>
      shown(clerk, `EXPERIENCE\nAccountant, 2018 - 2024\n- ${bullet}`, 'skill:bank-reconciliation').verdict;
    expect(of('Completed bank reconciliations of six accounts each month')).toBe('met');
    expect(of('Completed balance sheet account reconciliation each month')).not.toBe('met');
  });

  test('by years of what they are asked of', () => {
    const welder = 'Welder\nRequirements:\n- 3 years of experience in steel structures';
    const of = (bullet: string) => shown(welder, `EXPERIENCE\nWelder, 2016 - 2024\n- ${bullet}`, 'experience').verdict;
    expect(of('Welding of steel structures for bridges')).toBe('met');
    expect(of('Welding of pipes in a shipyard')).toBe('claimed');
  });
});
