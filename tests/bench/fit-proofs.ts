/**
 * Fits how much each feature of `shared/matching/proof-likelihood.ts` speaks for a proof, kind by kind, and from where on it is shown,
 * and writes `proof-weights.ts`; what it prints and enters in docs/measured.md is measured round by round, by weights that were
 * fitted without it.
 *
 *     npm run fit:proofs
 *
 * `-- PEOPLE`, the published resumes that `matching-rounds.ts` takes, reads the features of the judged verdicts from the engine again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findingsOf } from '../../shared/matching/findings.ts';
import { jobOfText, type PreparedJob, type PreparedResume } from '../../shared/matching/index.ts';
import { PROOF_KINDS } from '../../shared/matching/proof-likelihood.ts';
import { preparedText } from './matcher.ts';
import { publishedPeople, spanishPeople } from './matching-rounds.ts';
import { record } from './measured.ts';
import { codeOfProofWeights, type JudgedProof, type LeftOut, leastLikely, leftOut, shareOf } from './proof-fit.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'proof-weights.ts');
/** The likelihoods that the table shows beside the one chosen. */
const TRIED = [0, 0.7, 0.75, 0.8, 0.85, 0.9];
const JUDGED = path.join(ROUNDS, 'judged-proofs.json');

export const judgedProofs = () => JSON.parse(readFileSync(JUDGED, 'utf8')) as JudgedProof[];

/** The verdicts with what the engine now finds that speaks for each; nothing for those whose criterion is gone. */
async function readAgain(proofs: readonly JudgedProof[], published: string): Promise<JudgedProof[]> {
  const people = new Map([...publishedPeople(published), ...spanishPeople()].map((person) => [person.id, person.text]));
  const folders = roundsOf('matching').map((round) => path.join(ROUNDS, round, 'ads'));
  const jobs = new Map<string, PreparedJob>();
  const resumes = new Map<string, PreparedResume>();
  const read: JudgedProof[] = [];
  for (const proof of proofs) {
    const folder = folders.find((one) => existsSync(path.join(one, `${proof.ad}.txt`))) ?? '';
    const job = jobs.get(proof.ad) ?? jobOfText(readFileSync(path.join(folder, `${proof.ad}.txt`), 'utf8'));
    const resume = resumes.get(proof.person) ?? (await preparedText(people.get(proof.person) ?? ''));
    jobs.set(proof.ad, job);
    resumes.set(proof.person, resume);
    const found = findingsOf(job, resume).find(({ id }) => id === proof.id);
    const features = found?.proof === undefined || found.proof === null ? null : [...found.proof];
    read.push({ ...proof, features });
  }
  return read;
}

/** What is shown of some verdicts, and what share of it proves. */
function row(name: string, least: string, shown: readonly LeftOut[], all: number): string[] {
  const proves = shown.filter(({ proof }) => proof.judged === 'proves').length;
  const shares = (['proves', 'not'] as const).map((as) => shareOf(shown, 0, as).toFixed(3));
  return [name, least, String(shown.length), ...shares, (proves / all).toFixed(3)];
}

const trueOnes = (judged: readonly LeftOut[]) => judged.filter(({ proof }) => proof.judged === 'proves').length;

/** Of all kinds as they are shown, then of each from some likelihoods on, what share of those shown proves. */
function curves(proofs: readonly JudgedProof[]): string[][] {
  const kinds = PROOF_KINDS.map((kind) => {
    const judged = leftOut(kind, proofs);
    return { kind, judged, chosen: leastLikely(judged) };
  });
  const all = kinds.flatMap(({ judged }) => judged);
  const asShown = kinds.flatMap(({ judged, chosen }) => judged.filter(({ likely }) => likely >= chosen));
  const untold = all.filter(({ likely }) => likely >= 0);
  const each = kinds.flatMap(({ kind, judged, chosen }) =>
    [...new Set([...TRIED, chosen])]
      .sort((one, other) => one - other)
      .map((least) => ({ least, shown: judged.filter(({ likely }) => likely >= least) }))
      .filter(({ shown }) => shown.length > 0)
      .map(({ least, shown }) =>
        row(`${kind}${least === chosen ? ', as shown' : ''}`, least.toFixed(2), shown, trueOnes(judged)),
      ),
  );
  return [
    row('all kinds, as shown', '-', asShown, trueOnes(all)),
    row('all kinds, by rules alone', '-', untold, trueOnes(all)),
    ...each,
  ];
}

async function main(): Promise<void> {
  const [published] = process.argv.slice(2);
  const proofs = published ? await readAgain(judgedProofs(), published) : judgedProofs();
  if (published)
    writeFileSync(
      JUDGED,
      `${JSON.stringify(proofs, null, 2)}
`,
    );
  writeFileSync(TARGET, codeOfProofWeights(proofs));
  await record({
    name: 'skill-proofs',
    title: 'Which verdicts are shown as met',
    method: `${proofs.length} verdicts *met* over ${new Set(proofs.map(({ ad }) => ad)).size} ads of ${new Set(proofs.map(({ round }) => round)).size} rounds, sampled from the best people of each ad and judged by reading: those of rounds 13 to 15 in part blind, the others by somebody who knew the engine but not what spoke for each. By weights that were fitted without the round of the verdict; *of the true ones*: of all judged to prove, those included that rules make a claim.`,
    table: [['kind', 'shown from', 'shown', 'prove', 'do not', 'of the true ones'], ...curves(proofs)],
  });
}

if (process.argv[1] === import.meta.filename) await main();
