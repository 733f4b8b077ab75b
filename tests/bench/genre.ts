/**
 * Counts how common words and concepts are in resumes and in ads and writes `shared/matching/genre-figures.ts`.
 *
 *     npm run fit:genre
 *
 * The texts are the fictional ones of the rounds: all their resumes and ads. Equal rounds give equal bytes. Why a count of its
 * own: what every ad and every resume says (`flexible`, `puntual`) is rare where occupations are described (`background.ts`)
 * and says nothing about a trade. The rounds are too few to hold all such words (`prioritize`, `reasonable`), so a list written
 * by hand (`usual-words`) gives the least share that an ordinary word has.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractDocument } from '../../shared/extraction/index.ts';
import { addToBag, type Bag, workIn } from '../../shared/matching/likeness.ts';
import { filesIn } from './matching-rounds.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

/** What fewer texts hold is chance. */
const MIN_TEXTS = 3;
const USUAL = path.join(import.meta.dirname, 'usual-words');
const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'genre-figures.ts');

/** The words and concepts of a text, each once; pairs of words go by their words. */
function featuresOf(text: string): string[] {
  const bag: Bag = new Map();
  addToBag(bag, text, workIn(text), () => 1);
  return [...bag.keys()].filter((key) => key.startsWith('#') || !key.includes(' '));
}

async function resumesOfReading(round: string): Promise<string[]> {
  const names = readdirSync(path.join(ROUNDS, round)).filter((name) => !name.endsWith('.json'));
  const texts: string[] = [];
  for (const name of names.toSorted())
    texts.push((await extractDocument(readFileSync(path.join(ROUNDS, round, name)), { fileName: name })).text);
  return texts;
}

const textsOfMatching = (folder: 'ads' | 'resumes') =>
  roundsOf('matching').flatMap((round) => filesIn(path.join(ROUNDS, round, folder)).map(({ text }) => text));

/** In how many of the texts each feature stands. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const key of featuresOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * What a list written by hand says of ordinary words: a line is a share in thousandths and the words that so many texts of
 * their language hold, whatever the trade.
 */
function usualShares(language: 'en' | 'es'): Map<string, number> {
  const shares = new Map<string, number>();
  for (const line of readFileSync(path.join(USUAL, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')) {
    const [share, ...words] = line.split(' ');
    for (const key of words.flatMap(featuresOf)) shares.set(key, Math.max(shares.get(key) ?? 0, Number(share)));
  }
  return shares;
}

/** All features of one share in a line, so that each number is written once. */
function linesOf(shares: readonly (readonly [string, number])[]): string[] {
  const byShare = new Map<number, string[]>();
  for (const [key, share] of shares) byShare.set(share, [...(byShare.get(share) ?? []), key]);
  return [...byShare].sort(([a], [b]) => b - a).map(([share, keys]) => `${share} ${keys.join(' ')}`);
}

const code = (resumes: number, ads: number, unseen: number, lines: readonly string[]) => `/**
 * How common words and concepts are in resumes and ads, written by \`npm run fit:genre\` (see \`genre.ts\`): not to be edited.
 *
 * Counted in ${resumes} resumes and ${ads} ads, all of them fictional (\`tests/bench/rounds\`), with the least share of ordinary
 * words from a list written by hand (\`tests/bench/usual-words\`).
 */

/** Mean share, in thousandths, of what fewer than three of the texts hold. */
export const UNSEEN_SHARE = ${unseen};

/** A line for each share: the mean of the share of resumes and that of ads, in thousandths, then what stands in so many. */
export const SHARES = \`
${lines.join('\n')}
\`;
`;

async function main(): Promise<void> {
  const resumes = textsOfMatching('resumes');
  for (const round of roundsOf('reading')) resumes.push(...(await resumesOfReading(round)));
  const ads = textsOfMatching('ads');
  const [inResumes, inAds] = [counted(resumes), counted(ads)];
  const usual = new Map([...usualShares('es'), ...usualShares('en')]);
  const shareOf = (key: string) => {
    const [some, others] = [inResumes.get(key) ?? 0, inAds.get(key) ?? 0];
    const counted = 500 * ((some + 1) / (resumes.length + 1) + (others + 1) / (ads.length + 1));
    return Math.max(counted, usual.get(key) ?? 0);
  };
  const keys = [...new Set([...inResumes.keys(), ...inAds.keys(), ...usual.keys()])].sort();
  const isKept = (key: string) => usual.has(key) || (inResumes.get(key) ?? 0) + (inAds.get(key) ?? 0) >= MIN_TEXTS;
  const kept = keys.filter(isKept);
  const unseen = Math.round(10 * shareOf('')) / 10;
  const lines = linesOf(kept.map((key) => [key, Math.round(shareOf(key))] as const));
  writeFileSync(TARGET, code(resumes.length, ads.length, unseen, lines));
  console.log(`${kept.length} words and concepts of ${resumes.length} resumes and ${ads.length} ads`);
}

await main();
