/**
 * `npm run bench:proofs -- PEOPLE`: of verdicts *met* that were judged blind, how many are still shown and what share of them proves.
 *
 * `rounds/judged-proofs-blind.json` holds 1,080 verdicts of the engine of 29 November 2026 on ads of rounds 1 to 15 and 18, sampled
 * from the best people of each ad (at most five of one criterion and eight of one person), by who and what: readers saw the ad's line,
 * the criterion and the quote, and neither the engine nor what spoke for it. Those of half of the ads served for finding rules; the
 * other half is for measuring alone. No weights are fitted to either: with them no fit reaches nine in ten for skills.
 * `PEOPLE` are the published resumes that `matching-rounds.ts` takes.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findingsOf } from '../../shared/matching/findings.ts';
import { jobOfText } from '../../shared/matching/index.ts';
import { PROOF_KINDS } from '../../shared/matching/proof-likelihood.ts';
import { preparedText } from './matcher.ts';
import { publishedPeople, spanishPeople } from './matching-rounds.ts';
import { record } from './measured.ts';
import { kindOf } from './proof-fit.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const JUDGED = path.join(ROUNDS, 'judged-proofs-blind.json');
type Judgement = 'proves' | 'weak' | 'not';

interface Verdict {
  ad: string;
  person: string;
  id: string;
  judged: Judgement;
}

interface Seen extends Verdict {
  kind: string;
  isShown: boolean;
}

/** The verdicts of the file: by ad and judgement, each the id of a person and that of a criterion. */
export function blindVerdicts(): Verdict[] {
  const byAd = JSON.parse(readFileSync(JUDGED, 'utf8')) as Record<string, Partial<Record<Judgement, string[]>>>;
  return Object.entries(byAd).flatMap(([ad, judged]) =>
    Object.entries(judged).flatMap(([as, pairs]) =>
      pairs.map((pair) => {
        const [person = '', id = ''] = pair.split(' ');
        return { ad, person, id, judged: as as Judgement };
      }),
    ),
  );
}

/** Whether the verdicts of an ad are for measuring alone: an odd number as SHA-1 of its id. */
export function isForMeasuring(ad: string): boolean {
  const digest = createHash('sha1').update(ad).digest();
  return (digest.at(-1) ?? 0) % 2 === 1;
}

function textOfAd(ad: string): string {
  const file = roundsOf('matching')
    .map((round) => path.join(ROUNDS, round, 'ads', `${ad}.txt`))
    .find((one) => existsSync(one));
  if (file === undefined) throw new Error(`No round has the ad ${ad}`);
  return readFileSync(file, 'utf8');
}

/** Each verdict with whether the engine shows it now; each ad and each person is read once. */
async function seenNow(published: string): Promise<Seen[]> {
  const people = new Map([...publishedPeople(published), ...spanishPeople()].map(({ id, text }) => [id, text]));
  const resumes = new Map<string, ReturnType<typeof preparedText>>();
  const seen: Seen[] = [];
  for (const [ad, verdicts] of Map.groupBy(blindVerdicts(), (verdict) => verdict.ad)) {
    const job = jobOfText(textOfAd(ad));
    for (const verdict of verdicts) {
      const reading = resumes.get(verdict.person) ?? preparedText(people.get(verdict.person) ?? '');
      resumes.set(verdict.person, reading);
      const found = findingsOf(job, await reading).find(({ id }) => id === verdict.id);
      seen.push({ ...verdict, kind: kindOf(verdict) ?? 'level and place', isShown: found?.verdict === 'met' });
    }
  }
  return seen;
}

const count = (verdicts: readonly Seen[], judged: Judgement) =>
  verdicts.filter((verdict) => verdict.judged === judged).length;

function row(name: string, verdicts: readonly Seen[]): string[] {
  const shown = verdicts.filter(({ isShown }) => isShown);
  const share = (judged: Judgement) => (shown.length === 0 ? '-' : (count(shown, judged) / shown.length).toFixed(3));
  const ofTrue = (count(shown, 'proves') / count(verdicts, 'proves')).toFixed(2);
  return [name, String(verdicts.length), String(shown.length), share('proves'), share('not'), ofTrue];
}

async function main(): Promise<void> {
  const [published] = process.argv.slice(2);
  if (published === undefined) throw new Error('Which file holds the published resumes?');
  const seen = await seenNow(published);
  const measured = seen.filter(({ ad }) => isForMeasuring(ad));
  const kinds = [...PROOF_KINDS, 'level and place'];
  await record({
    name: 'blind-proofs',
    title: 'Verdicts met that were judged blind',
    method:
      '1,080 verdicts of the engine of 29 November 2026 on 180 ads of 16 rounds, judged by readers who knew neither the engine nor what spoke for each; those that its likelihood held back are among them. Whether each is shown as met now. Where another place is quoted than the one that was judged, the judgement is of that one. *For measuring*: of ads whose verdicts nobody read when rules were sought.',
    table: [
      ['', 'judged', 'shown', 'prove', 'do not', 'of the true ones'],
      row('all', seen),
      row(
        'of ads read for rules',
        seen.filter(({ ad }) => !isForMeasuring(ad)),
      ),
      row('for measuring', measured),
      ...kinds.map((kind) =>
        row(
          `for measuring: ${kind}`,
          measured.filter((verdict) => verdict.kind === kind),
        ),
      ),
    ],
  });
}

if (process.argv[1] === import.meta.filename) await main();
