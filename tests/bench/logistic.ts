/** Fits a multinomial logistic regression over named features, the same each time, and writes its weights as a table. */

import { softmax } from '../../shared/domain/softmax.ts';
import { LETTERS, QUARTERS } from '../../shared/resume/fitted-table.ts';

/** A text of a known kind, told by its features; `count` is how much of a text it is where rare features are left out. */
export interface Example {
  features: readonly string[];
  kind: number;
  weight: number;
  count: number;
}

export type Table = Map<string, number[]>;

/** Features of fewer texts are chance. */
const MIN_COUNT = 3;
const EPOCHS = 30;
const RATE = 0.2;
const DECAY = 1e-3;
/** A prime: a pass takes the examples in an order that mixes their kinds. */
const STEP = 7919;

export function sumsOf(table: Table, features: readonly string[], kinds: number): number[] {
  const sums = new Array<number>(kinds).fill(0);
  for (const feature of ['*', ...features])
    for (const [kind, weight] of (table.get(feature) ?? []).entries()) sums[kind] = (sums[kind] ?? 0) + weight;
  return sums;
}

function emptyTable(examples: readonly Example[], kinds: number): Table {
  const counts = new Map<string, number>();
  for (const { features, count } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + count);
  const kept = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([feature]) => feature);
  return new Map(['*', ...kept].map((feature) => [feature, new Array<number>(kinds).fill(0)]));
}

/** The weights of all features after some passes of steps that shrink with what was learnt already (AdaGrad). */
export function fitted(examples: readonly Example[], kinds: number): Table {
  const table = emptyTable(examples, kinds);
  const squares = new Map([...table.keys()].map((feature) => [feature, new Array<number>(kinds).fill(DECAY)]));
  const learn = ({ features, kind: own, weight }: Example) => {
    const told = softmax(sumsOf(table, features, kinds));
    for (const feature of ['*', ...features]) {
      const [weights, square] = [table.get(feature), squares.get(feature)];
      if (!weights || !square) continue;
      for (let kind = 0; kind < kinds; kind += 1) {
        const slope = weight * ((told[kind] ?? 0) - Number(kind === own)) + DECAY * (weights[kind] ?? 0);
        square[kind] = (square[kind] ?? 0) + slope * slope;
        weights[kind] = (weights[kind] ?? 0) - (RATE * slope) / Math.sqrt(square[kind] ?? 1);
      }
    }
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * STEP + epoch) % examples.length];
      if (example) learn(example);
    }
  return table;
}

/** Features of which no kind has so many quarters say too little to be shipped. */
const MIN_QUARTERS = 2;
const NOTHING = LETTERS.indexOf('a');

/** A weight as a letter, as `fitted-table.ts` reads it. */
function letterOf(quarters: number): string {
  return LETTERS.charAt(Math.max(0, Math.min(LETTERS.length - 1, quarters + NOTHING)));
}

/** The rows of a table, a letter for each weight, features in alphabetical order. */
export function rowsOf(table: Table): string[] {
  return [...table]
    .map(([feature, weights]) => [feature, weights.map((weight) => Math.round(weight * QUARTERS))] as const)
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= MIN_QUARTERS))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weights]) => `${feature} ${weights.map(letterOf).join('')}`);
}
