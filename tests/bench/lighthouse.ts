/** What Lighthouse says of a page on a phone: the median of several runs, with the figures behind the first score. */
import lighthouse from 'lighthouse';
import { startBrowser } from '../support/browser.ts';
import { median } from './measured.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Verdict {
  /** 0..100, median of the runs. */
  scores: Record<Category, number>;
  /** Milliseconds, median of the runs; the layout shift has no unit. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  /** Titles of the audits that cost points in any run. */
  complaints: string[];
}

interface Run {
  scores: Record<Category, number>;
  figures: number[];
  complaints: string[];
}

const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

async function run(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const counted = CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const complaints = counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
  return {
    scores: scores as Record<Category, number>,
    figures: FIGURES.map((id) => audits[id]?.numericValue ?? Number.NaN),
    complaints,
  };
}

/** Measures a page `runs` times with Lighthouse's own phone: a slow line and a processor four times slower. */
export async function verdictOn(url: string, runs: number): Promise<Verdict> {
  const all: Run[] = [];
  while (all.length < runs) {
    // A browser of its own for each run, as a first visit has.
    const port = 9300 + all.length;
    const browser = await startBrowser([`--remote-debugging-port=${port}`]);
    try {
      all.push(await run(url, port));
    } finally {
      await browser.close();
    }
  }
  const scoreOf = (name: Category) => median(all.map(({ scores }) => scores[name]));
  const figure = (place: number) => median(all.map(({ figures }) => figures[place] ?? Number.NaN));
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<Category, number>,
    firstContentfulPaint: figure(0),
    largestContentfulPaint: figure(1),
    totalBlockingTime: figure(2),
    layoutShift: figure(3),
    complaints: [...new Set(all.flatMap(({ complaints }) => complaints))],
  };
}
