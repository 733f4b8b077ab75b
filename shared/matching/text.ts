/** Criteria on the texts as a whole: how alike their words are, and whether they speak of the same trade. */
import type { BilingualText } from '../domain/field.ts';
import type { Finding } from './finding.ts';
import { likeness } from './likeness.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { asWritten, isSentence, paragraph, say } from './sentences.ts';

/** Likeness at which two texts are as alike as an ad and the resume of somebody who does just this. */
const ALIKE = 0.18;
/** From here on the texts speak of one thing. */
const OF_ONE_THING = 0.05;
/** Words named in a note. */
const NAMED_MOST = 6;

/** The telling words of the ad, those that the resume uses and those that it does not. */
function wordsInCommon(job: PreparedJob, resume: PreparedResume): { found: string[]; lacking: string[] } {
  const found = job.words.filter(({ term }) => resume.terms.has(term)).map(({ written }) => written);
  const lacking = job.words.filter(({ term }) => !resume.terms.has(term)).map(({ written }) => written);
  return { found: found.slice(0, NAMED_MOST), lacking: lacking.slice(0, NAMED_MOST) };
}

function wordsNote(job: PreparedJob, resume: PreparedResume) {
  const { found, lacking } = wordsInCommon(job, resume);
  return paragraph([
    ...(found.length > 0 ? [say('words.found', { words: found.join(', ') })] : []),
    ...(lacking.length > 0 ? [say('words.lacking', { words: lacking.join(', ') })] : []),
  ]);
}

/**
 * Where the resume has the ad's telling words; a form kept for ranking has no places. Not a getter of the finding: each object that
 * has one of its own is of a new shape to V8, which keeps it and the resume behind it until all old objects are collected.
 */
function placesOf(job: PreparedJob, resume: PreparedResume): Finding['spans'] {
  if (resume.clean === '') return [];
  return job.words.flatMap(({ term }) => resume.terms.get(term) ?? []).slice(0, 3);
}

/** Likeness of the texts as wholes (`likeness.ts`), with the words of the ad that carry it. */
export function textFinding(job: PreparedJob, resume: PreparedResume): Finding {
  const alike = likeness(job.sought, resume.direction);
  const isOfOneThing = alike >= OF_ONE_THING;
  return {
    id: 'text',
    family: 'text',
    part: 1,
    importance: 'nice',
    verdict: isOfOneThing ? 'claimed' : 'missing',
    score: Math.min(1, alike / ALIKE),
    spans: isOfOneThing ? placesOf(job, resume) : [],
    label: () => say('words'),
    note: () => wordsNote(job, resume),
  };
}

/** Trades named in a note. */
const TRADES_MOST = 2;

/** The name of a trade; its id where it is new and has none yet, which a test finds. */
function tradeName(trade: string): BilingualText {
  const key = `trade.${trade}`;
  return isSentence(key) ? say(key) : asWritten(trade);
}

/** The largest trades by name, those that reach `least` of the text, with their share where it is one of a whole: `ventas (41 %)`. */
function tradesNamed(trades: ReadonlyMap<string, number>, least: number, isOfWhole: boolean): BilingualText[] {
  return [...trades]
    .filter(([, share]) => share >= least)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, TRADES_MOST)
    .map(([trade, share]) => {
      const percent = Math.round(share * 100);
      return isOfWhole && percent > 0 ? say('field.share', { trade: tradeName(trade), percent }) : tradeName(trade);
    });
}

/** From here on a resume speaks of a trade, as a share of all that it shows. */
const SPOKEN_OF = 0.1;
/** And an ad, beside the trade that it speaks of most. */
const ASKED_BESIDE = 0.3;

/** What both texts speak of, and how much of what is typical of the occupation the resume shows. */
function fieldNote(job: PreparedJob, resume: PreparedResume): BilingualText {
  const asked = tradesNamed(job.trades, ASKED_BESIDE, false);
  const held = tradesNamed(resume.trades, SPOKEN_OF, true);
  const shown = job.typical.filter(([id]) => resume.skills.has(id)).length;
  return paragraph([
    say('field.both', {
      asked: asked.length > 0 ? asked : say('field.several'),
      held: held.length > 0 ? held : say('field.everything'),
    }),
    ...(job.typical.length > 0 ? [say('field.typical', { typical: job.typical.length, shown })] : []),
  ]);
}

/** Share of one trade that a resume of that trade reaches; everybody also does something else. */
const MOSTLY = 0.7;

/**
 * Field of work: half the share of what the resume shows that belongs to the job's trades (software, health, finance, ...),
 * half how much of what is typical of the occupation the resume shows. It carries what ads leave unsaid.
 */
export function fieldFinding(job: PreparedJob, resume: PreparedResume): Finding | undefined {
  if (job.trades.size === 0) return undefined;
  let trades = 0;
  for (const [trade, share] of job.trades) trades += share * (resume.trades.get(trade) ?? 0);
  let typical = 0;
  for (const [id, share] of job.typical) typical += share * (resume.skills.get(id)?.strength ?? 0);
  // Half of an occupation's typical skills is as much as a resume usually shows.
  const score = Math.min(
    1,
    job.typical.length > 0
      ? 0.5 * Math.min(1, trades / MOSTLY) + 0.5 * Math.min(1, typical / 0.5)
      : Math.min(1, trades / MOSTLY),
  );
  const known = resume.trades.size > 0;
  return {
    id: 'field',
    family: 'field',
    part: 1,
    importance: 'nice',
    verdict: known ? (score >= 0.5 ? 'claimed' : 'missing') : 'unclear',
    score,
    spans: [],
    label: () => say('field'),
    note: () => (known ? fieldNote(job, resume) : say('field.unclear')),
  };
}
