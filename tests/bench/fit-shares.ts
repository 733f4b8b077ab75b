/**
 * Fits what share of the sum each family of criteria has, and what percent a sum is, and writes `shared/domain/fitted-shares.ts`.
 *
 *     npm run fit:shares -- FOLDER
 *
 * FOLDER holds published ads, people and grades (`ads.json`, `judged-dev.json`, `livecareer-dev.jsonl.gz`), which have no licence to
 * lie here; the rounds and the contrast pairs are the repository's own. What is printed and entered in docs/measured.md is measured on
 * ads that were left out of the fit. Equal texts give equal bytes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentWeights, WEIGHTS, type Weights } from '../../shared/domain/weights.ts';
import { type Field, gradedFields } from './graded.ts';
import { gain } from './matching-rounds.ts';
import { record } from './measured.ts';
import { FAMILIES, fittedShares, ordersOf, weightedSum } from './share-fit.ts';

const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'domain', 'fitted-shares.ts');
/** Ads are left out in so many parts. */
const PARTS = 8;
const DEPTH = 10;
/** Graded so, somebody is worth a call. */
const WORTH = 2;
/** The shares that the fit stays near, and that were felt. */
const BEFORE: Weights = WEIGHTS['1'] ?? currentWeights();
const rounded = (share: number) => Math.round(share * 1000) / 1000;

const sharesOf = (weights: Weights) => FAMILIES.map((family) => weights[family]);

interface Scored {
  field: Field;
  sums: number[];
}

/** Each field's sums by shares that were fitted without its ad. */
function leftOut(fields: readonly Field[]): Scored[] {
  const ads = [...new Set(fields.map(({ ad }) => ad))].sort();
  const partOf = new Map(ads.map((ad, at) => [ad, at % PARTS]));
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const shares = fittedShares(ordersOf(fields.filter(({ ad }) => partOf.get(ad) !== part)), BEFORE);
    return scored(
      fields.filter(({ ad }) => partOf.get(ad) === part),
      shares,
    );
  });
}

const scored = (fields: readonly Field[], shares: readonly number[]): Scored[] =>
  fields.map((field) => ({ field, sums: field.rows.map((row) => weightedSum(row, shares)) }));

/** nDCG of the ten first; of pairs and labels, the share of orders that are kept. */
function qualityOf({ field: { grades, kind }, sums }: Scored): number {
  if (kind === 'category labels' || kind === 'contrast pairs') return orderKept(grades, sums);
  const order = [...grades.keys()].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  const ranked = order.map((at) => grades[at] ?? 0);
  return gain(ranked.slice(0, DEPTH)) / gain(ranked.toSorted((a, b) => b - a).slice(0, DEPTH));
}

function orderKept(grades: readonly number[], sums: readonly number[]): number {
  let [kept, all] = [0, 0];
  for (const [at, grade] of grades.entries())
    for (const [other, below] of grades.entries()) {
      if (grade <= below) continue;
      all += 1;
      if ((sums[at] ?? 0) > (sums[other] ?? 0)) kept += 1;
    }
  return kept / all;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function byKind(all: readonly Scored[]): Map<string, string> {
  const kinds = [...new Set(all.map(({ field }) => field.kind))];
  return new Map(
    kinds.map((kind) => [kind, mean(all.filter(({ field }) => field.kind === kind).map(qualityOf)).toFixed(3)]),
  );
}

/** Share of graded people worth a call, as a curve of their sums: logistic regression by Newton's steps. */
function worthCurve(all: readonly Scored[]): (sum: number) => number {
  const pairs = all
    .filter(({ field: { kind } }) => kind !== 'category labels' && kind !== 'contrast pairs')
    .flatMap(({ field, sums }) => sums.map((sum, at) => [sum, Number((field.grades[at] ?? 0) >= WORTH)] as const));
  let [base, slope] = [0, 1];
  const shareAt = (sum: number) => 1 / (1 + Math.exp(-(base + slope * sum)));
  for (let turn = 0; turn < 50; turn += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const [sum, isWorth] of pairs) {
      const share = shareAt(sum);
      const [off, spread] = [isWorth - share, share * (1 - share)];
      g0 += off;
      g1 += off * sum;
      h00 += spread;
      h01 += spread * sum;
      h11 += spread * sum * sum;
    }
    const determinant = h00 * h11 - h01 * h01;
    base += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return shareAt;
}

const KNOTS = 10;

/** The curve as knots; nothing at all is 0 and everything 100. */
function knotsOf(shareAt: (sum: number) => number): [number, number][] {
  return Array.from({ length: KNOTS + 1 }, (_, at): [number, number] => {
    const sum = at / KNOTS;
    const percent = at === 0 ? 0 : at === KNOTS ? 100 : 100 * shareAt(sum);
    return [sum, Math.round(percent * 10) / 10];
  });
}

const code = (shares: readonly number[], knots: readonly (readonly [number, number])[]) => `/**
 * What share each family of criteria has and what percent a sum is, written by \`npm run fit:shares\`: not to be edited.
 *
 * Fitted to people whom blind readers graded for ads, to contrast pairs and to labels of categories (\`docs/matching.md\`).
 */
import type { CriterionFamily } from './job-criteria.ts';

export const FITTED_SHARES: Record<CriterionFamily, number> = {
${FAMILIES.map((family, at) => `  ${family}: ${rounded(shares[at] ?? 0)},`).join('\n')}
};

/** \`[weighted sum, percent]\`: the share of graded people with such a sum who were worth a call. */
export const FITTED_KNOTS: readonly (readonly [number, number])[] = [
${knots.map(([sum, percent]) => `  [${sum}, ${percent}],`).join('\n')}
];
`;

async function main(folder: string): Promise<void> {
  const fields = await gradedFields(folder);
  const out = leftOut(fields);
  const shares = fittedShares(ordersOf(fields), BEFORE);
  const knots = knotsOf(worthCurve(out));
  writeFileSync(TARGET, code(shares, knots));
  const [before, after, seen] = [scored(fields, sharesOf(BEFORE)), out, scored(fields, shares)].map(byKind);
  await record({
    name: 'shares',
    title: 'Shares of the sum, fitted',
    method: `${fields.length} fields of people for one ad: graded by blind readers (nDCG of the ten first), labelled with a category or generated as contrast pairs (share of orders kept). The shares before, those fitted without the eighth of the ads that a field is of, and those fitted to all.`,
    table: [
      ['people for one ad', 'fields', 'felt shares', 'fitted, ad left out', 'fitted to all'],
      ...[...(before?.keys() ?? [])].map((kind) => [
        kind,
        String(fields.filter((field) => field.kind === kind).length),
        ...[before, after, seen].map((table) => table?.get(kind) ?? '-'),
      ]),
    ],
  });
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: npm run fit:shares -- FOLDER, which holds published ads and people');
await main(folder);
