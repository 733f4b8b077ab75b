/** Asks a bench of published data, where one was brought along, and notes its figures beside our own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { record } from './measured.ts';

const RANKING = ['nDCG@10', 'AUC', 'AP', 'adTop1'] as const;

type Language = 'en' | 'es';
interface Interval {
  mean: number;
  low: number;
  high: number;
}
type RankingResult = Record<Language, Record<(typeof RANKING)[number], Interval>> & { resumes: number; ads: number };
interface SpansResult {
  sentences: number;
  rows: ({ labels: string } & Record<'strict F1' | 'overlap F1', number>)[];
}
interface TitlesResult {
  occupations: number;
  rows: { labels: string; pairs: number; same: number }[];
  merged: number;
}
interface ParseResult {
  real: { files: number; groups: { all: { macro: number } } };
  synthetic: ParseResult['real'];
  livecareer: { files: number } & Record<'with experience' | 'jobs about right', number>;
}

const share = (value: number) => value.toFixed(3);
const modulePath = (name: string) => join(import.meta.dirname, name);

/** Runs one measure of the bench; whatever goes wrong inside ends this too. */
function ask(script: string, measure: string, option: string, module: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'encaje-quality-'));
  try {
    const file = join(folder, 'result.json');
    // The bench starts `node` by its name, and has to find the one that runs this.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
    const args = [script, measure, option, modulePath(module), '--json', file];
    const { status, error } = spawnSync(process.env.PYTHON ?? 'python3', args, { env, stdio: 'inherit' });
    if (error) throw error;
    if (status !== 0) throw new Error(`The bench ended with ${status}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function recordRanking({ resumes, ads, en, es }: RankingResult): Promise<void> {
  const between = ({ low, high }: Interval) => `${share(low)} to ${share(high)}`;
  const row = (name: string, figures: RankingResult[Language]) => [
    name,
    ...RANKING.map((measure) => share(figures[measure].mean)),
  ];
  await record({
    name: 'ranking',
    title: 'Order of published resumes',
    method: [
      `${ads} real job ads, each in English and rewritten in Spanish, against ${resumes} English resumes; a resume fits an ad when it was filed under the ad’s`,
      'category, so the labels are crude. Each figure is the mean over the ads (own ad first: over the resumes), between 0 and 1; with so few ads its 95 %',
      `interval is wide: nDCG@10 from ${between(en['nDCG@10'])} in English and ${between(es['nDCG@10'])} in Spanish, AUC from ${between(en.AUC)} and`,
      `${between(es.AUC)}. The data also served development: expect somewhat less elsewhere.`,
    ].join(' '),
    table: [['ads', 'nDCG@10', 'AUC', 'AP', 'own ad first'], row('English', en), row('Spanish', es)],
  });
}

async function recordParts(parse: ParseResult, spans: SpansResult, titles: TitlesResult): Promise<void> {
  const spanRows = spans.rows.flatMap(({ labels, ...figures }) =>
    (['strict F1', 'overlap F1'] as const).map((measure) => [
      `skill spans in sentences of ads, ${labels}, ${measure}`,
      `${spans.sentences}`,
      share(figures[measure]),
    ]),
  );
  await record({
    name: 'published',
    title: 'Reading, skills and titles on published data',
    method: [
      'Profiles of published sample resumes and of generated ones of another generator (macro mean over the fields); of real ones without known content, how many show',
      'experience, and how many show about as many jobs as employers were masked in them; skill spans against SkillSpan’s annotations;',
      'English and Spanish titles of ESCO occupations that are read as one concept, and unrelated ones that wrongly are. The data also served development.',
    ].join(' '),
    table: [
      ['measure', 'cases', 'figure'],
      ['resumes read, published', `${parse.real.files}`, share(parse.real.groups.all.macro)],
      ['resumes read, generated', `${parse.synthetic.files}`, share(parse.synthetic.groups.all.macro)],
      ['real resumes with experience', `${parse.livecareer.files}`, share(parse.livecareer['with experience'])],
      ['real resumes, jobs about right', `${parse.livecareer.files}`, share(parse.livecareer['jobs about right'])],
      ...spanRows,
      ...titles.rows.map(({ labels, pairs, same }) => [`titles of one concept, ${labels}`, `${pairs}`, share(same)]),
      ['unrelated titles of one concept', '2000', share(titles.merged)],
    ],
  });
}

/** Writes the sections `ranking` and `published`; `script` is the bench's entry. */
export async function recordPublished(script: string): Promise<void> {
  await recordRanking(ask(script, 'match', '--matcher', 'matcher.ts') as RankingResult);
  await recordParts(
    ask(script, 'parse', '--parser', 'parser.ts') as ParseResult,
    ask(script, 'skills', '--skills', 'skills.ts') as SpansResult,
    ask(script, 'coverage', '--titles', 'titles.ts') as TitlesResult,
  );
}
