/**
 * Counts how common words of work are and writes `shared/matching/background-figures.ts`.
 *
 *     npm run fit:background -- FOLDER
 *
 * FOLDER holds `occupations.jsonl.gz` and `skills.jsonl.gz` of ESCO: one concept to a line, with its names in English and in
 * Spanish and, for occupations, a description. The words of one concept in one language are one document. Only the number
 * of documents that hold a word leaves the folder, never a text or a name. Equal folders give equal bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '../../shared/domain/field.ts';
import { wordsOf } from '../../shared/matching/index.ts';

/** Words of fewer documents are as rare as words never met; most are misspelt or names. */
const MIN_DOCUMENTS = 2;
const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'background-figures.ts');

interface Names {
  label?: string;
  alt?: string[];
  description?: string;
}

type Concept = Record<Language, Names>;

/** The texts of one concept, one in each language. */
function textsOf(concept: Concept): string[] {
  return [concept.en, concept.es].map(({ label = '', alt = [], description = '' }) =>
    [label, ...alt, description].join('\n'),
  );
}

function textsIn(folder: string): string[] {
  return ['occupations', 'skills'].flatMap((name) => {
    const lines = gunzipSync(readFileSync(path.join(folder, `${name}.jsonl.gz`)))
      .toString('utf8')
      .split('\n');
    return lines.filter((line) => line !== '').flatMap((line) => textsOf(JSON.parse(line)));
  });
}

/** In how many texts each word stands, words in alphabetical order. */
function documentFrequencies(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const term of new Set(wordsOf(text).map((word) => word.term))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MIN_DOCUMENTS).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** All words of one frequency in a line, so that each number is written once. */
function linesOf(frequencies: readonly [string, number][]): string[] {
  const byCount = new Map<number, string[]>();
  for (const [term, count] of frequencies) byCount.set(count, [...(byCount.get(count) ?? []), term]);
  return [...byCount].sort(([a], [b]) => b - a).map(([count, terms]) => `${count} ${terms.join(' ')}`);
}

function main(folder: string): void {
  const texts = textsIn(folder);
  const frequencies = documentFrequencies(texts);
  const code = `/**
 * How common words of work are, written by \`npm run fit:background\` (see \`background.ts\`): not to be edited.
 *
 * Counted in ESCO v1.0 and v1.1; this service uses the ESCO classification of the European Commission (reuse under
 * Commission Decision 2011/833/EU). None of its texts or names is kept, only in how many of them a word stands.
 */

/** Texts that were counted. */
export const TEXTS = ${texts.length};

/** A line for each frequency: the number of texts, then the words that stand in so many. */
export const FREQUENCIES = \`
${linesOf(frequencies).join('\n')}
\`;
`;
  writeFileSync(TARGET, code);
  console.log(`${frequencies.length} words of ${texts.length} texts: ${path.relative(process.cwd(), TARGET)}`);
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: npm run fit:background -- FOLDER, which holds the texts of ESCO');
main(folder);
