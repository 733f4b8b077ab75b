/**
 * `npm run bench:quality -- <bench.py>`: how well the engine orders real resumes for real ads. The resumes have no licence
 * and so no place here: the bench that holds them is brought along and asks `matcher.ts`; only its figures are noted.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from './measured.ts';

const MATCHER = fileURLToPath(new URL('matcher.ts', import.meta.url));
const MEASURES = ['nDCG@10', 'AUC', 'AP', 'adTop1'] as const;
const HEADINGS = ['nDCG@10', 'AUC', 'AP', 'own ad first'];

type Language = 'en' | 'es';
/** What the bench writes of each language: the mean and the ends of its 95 % interval. */
type Figures = Record<(typeof MEASURES)[number], { mean: number; low: number; high: number }>;
type Result = Record<Language, Figures> & { resumes: number; ads: number };

/** Runs the whole measure; whatever goes wrong inside ends this too. */
function runBench(script: string, folder: string): Result {
  const file = join(folder, 'match.json');
  // The bench starts `node` by its name, and has to find the one that runs this.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const args = [script, 'match', '--matcher', MATCHER, '--json', file];
  const { status, error } = spawnSync(process.env.PYTHON ?? 'python3', args, { env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`The bench ended with ${status}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const share = (value: number) => value.toFixed(3);
const rowOf = (name: string, figures: Figures) => [name, ...MEASURES.map((measure) => share(figures[measure].mean))];
const between = ({ low, high }: Figures['AUC']) => `${share(low)} to ${share(high)}`;

function methodOf({ resumes, ads, en, es }: Result): string {
  return [
    `${ads} real job ads, each in English and rewritten in Spanish, against ${resumes} English resumes; a resume fits an ad when it was filed`,
    'under the ad’s category, so the labels are crude. Each figure is the mean over the ads (own ad first: over the resumes),',
    `between 0 and 1; with so few ads its 95 % interval is wide: nDCG@10 from ${between(en['nDCG@10'])} in English and`,
    `${between(es['nDCG@10'])} in Spanish, AUC from ${between(en.AUC)} and ${between(es.AUC)}. The resumes also served development: expect`,
    'somewhat less elsewhere.',
  ].join(' ');
}

const [script] = process.argv.slice(2);
if (!script) throw new Error('Give the path of the bench: npm run bench:quality -- <bench.py>');
const folder = mkdtempSync(join(tmpdir(), 'encaje-quality-'));
try {
  const result = runBench(script, folder);
  await record({
    name: 'quality',
    title: 'Order of the resumes',
    method: methodOf(result),
    table: [['ads', ...HEADINGS], rowOf('English', result.en), rowOf('Spanish', result.es)],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
