/**
 * `npm run fit:sections`: fits how much the words and the look of lines speak for the kinds of sections and for headings, and
 * writes `shared/resume/section-words.ts`. It learns from the sections that the rules find in the rounds of fictional resumes.
 * `--leave ROUND` leaves a round out, `--out FILE` writes elsewhere; `--check` tells of each round how a table that never saw it does.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { softmax } from '../../shared/domain/softmax.ts';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { resumeLines } from '../../shared/resume/line.ts';
import {
  couldHead,
  FITTED_SECTIONS,
  headingFeatures,
  lineFeatures,
  usualOf,
} from '../../shared/resume/section-features.ts';
import { sectionsByRule } from '../../shared/resume/sections.ts';
import { type Example, fitted, rowsOf, sumsOf } from './logistic.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const TARGET = join(import.meta.dirname, '..', '..', 'shared', 'resume', 'section-words.ts');
const KINDS = FITTED_SECTIONS;
const NO_HEADING = KINDS.length;

interface Known extends Example {
  round: string;
}

const kindOf = (kind: string) =>
  Math.max(0, KINDS.indexOf((KINDS as readonly string[]).includes(kind) ? (kind as 'other') : 'other'));

async function examplesOf(round: string): Promise<{ lines: Known[]; headings: Known[] }> {
  const folder = join(ROUNDS, round);
  const [lines, headings]: [Known[], Known[]] = [[], []];
  for (const name of readdirSync(folder)
    .filter((file) => !file.endsWith('.json'))
    .toSorted()) {
    const document = await extractDocument(readFileSync(join(folder, name)), { fileName: name });
    const all = resumeLines(document);
    const usual = usualOf(all);
    const sections = sectionsByRule(all);
    const heads = new Map(sections.flatMap(({ heading, kind }) => (heading ? [[heading.start, kind] as const] : [])));
    for (const { kind, lines: own } of sections)
      for (const line of own)
        lines.push({ round, kind: kindOf(kind), features: lineFeatures(line), weight: 0.3, count: 1 });
    for (const [index, line] of all.entries()) {
      if (!couldHead(line)) continue;
      const kind = heads.get(line.cells[0]?.start ?? line.start);
      const features = headingFeatures(line, all[index + 1], usual);
      headings.push({
        round,
        kind: kind === undefined ? NO_HEADING : kindOf(kind),
        features,
        weight: kind === undefined ? 0.3 : 1,
        count: 1,
      });
    }
  }
  return { lines, headings };
}

function written(lines: readonly Example[], headings: readonly Example[]): string {
  return [
    '/**',
    ' * How much words and looks of lines speak for the kinds of sections (experience, education, skills, languages, certificates, other)',
    ' * and for headings of these kinds or none, a letter each, as `fitted-table.ts` reads them. Written by `npm run fit:sections` from the fictional resumes of',
    ' * tests/bench/rounds; do not edit.',
    ' */',
    'export const SECTION_LINES = `',
    ...rowsOf(fitted(lines, KINDS.length)),
    '`;',
    '',
    'export const SECTION_HEADINGS = `',
    ...rowsOf(fitted(headings, KINDS.length + 1)),
    '`;',
    '',
  ].join('\n');
}

function check(own: readonly Known[], table: ReturnType<typeof fitted>, kinds: number): string {
  const told = own.map((one) => {
    const sums = softmax(sumsOf(table, one.features, kinds));
    return sums.indexOf(Math.max(...sums)) === one.kind;
  });
  return `${(told.filter(Boolean).length / told.length).toFixed(3)} of ${told.length}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { leave: { type: 'string', multiple: true }, out: { type: 'string' }, check: { type: 'boolean' } },
  });
  await prepareExtraction();
  const rounds = roundsOf('reading');
  const all = await Promise.all(rounds.map(examplesOf));
  const [lines, headings] = [all.flatMap((one) => one.lines), all.flatMap((one) => one.headings)];
  const without = (list: readonly Known[], left: readonly string[]) =>
    list.filter(({ round }) => !left.some((one) => round.endsWith(one)));
  if (values.check)
    for (const round of rounds) {
      const [byLine, byHeading] = [
        fitted(without(lines, [round]), KINDS.length),
        fitted(without(headings, [round]), KINDS.length + 1),
      ];
      const own = headings.filter((one) => one.round === round);
      console.log(
        `${round}: lines ${check(
          lines.filter((one) => one.round === round),
          byLine,
          KINDS.length,
        )}; headings ${check(
          own.filter(({ kind }) => kind !== NO_HEADING),
          byHeading,
          KINDS.length + 1,
        )}; no headings ${check(
          own.filter(({ kind }) => kind === NO_HEADING),
          byHeading,
          KINDS.length + 1,
        )}`,
      );
    }
  else {
    const left = values.leave ?? [];
    writeFileSync(values.out ?? TARGET, written(without(lines, left), without(headings, left)));
  }
}

if (process.argv[1] === import.meta.filename) await main();
