/** Which skills in dated roles are shown as met: those that the work itself has, products, and what a sentence says in the ad's words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jobOfText, resumeOfText, scoreMatch, scorePercent } from '../../../shared/matching/index.ts';
import { isInList } from '../../../shared/matching/proof-terms.ts';
import { isLikelyProof, PROOF_FEATURES } from '../../../shared/matching/skill-proof.ts';
import { codeOfProofWeights, fittedProofWeights, judgedProofs } from '../../bench/fit-proofs.ts';

function shown(ad: string, resume: string, id: string) {
  const found = scoreMatch(jobOfText(ad), resumeOfText(resume)).criteria.find((one) => one.id === id);
  return { verdict: found?.verdict, quote: found?.evidence[0]?.quote };
}

test('the weights are those of the judged proofs, to the byte', () => {
  const written = readFileSync(new URL('../../../shared/matching/proof-weights.ts', import.meta.url), 'utf8');
  expect(codeOfProofWeights(fittedProofWeights(judgedProofs()))).toBe(written);
});

test('whatever speaks for a proof can only make it likelier', () => {
  const subsets = Array.from({ length: 2 ** PROOF_FEATURES.length }, (_, bits) =>
    PROOF_FEATURES.filter((_feature, at) => (bits >> at) % 2 === 1),
  );
  for (const features of subsets.filter(isLikelyProof))
    for (const more of PROOF_FEATURES) expect(isLikelyProof([...new Set([...features, more])])).toBe(true);
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
    'Office Assistant, 2022 - 2025',
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
    const now = 'EXPERIENCE\nGardener, 2013 - 2024\n- Pruned pear trees\n\nSystems Administrator, ';
    const of = (dates: string) => shown(ad, `${now}${dates}\n- Maintained forty Linux servers`, 'skill:linux').verdict;
    expect(of('2000 - 2012')).toBe('met');
    expect(of('2000 - 2001')).toBe('claimed');
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
