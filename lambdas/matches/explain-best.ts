/** Lets a language model, if configured, word the best matches of an evaluation; scores do not change. */
import type { Match } from '../../shared/domain/match.ts';
import type { Embed, Explain } from './language-model.ts';

export interface ExplainBestDeps {
  /** Absent where no language model is set up. */
  explain?: Explain;
  /** Absent where no model of vectors is set up. */
  embed?: Embed;
  /** Called when vectors are missing; the match does without them. */
  onUncompared?(error: unknown): void;
}

/** As many as a recruiter reads before deciding; each costs a call. */
const EXPLAINED_MAX = 5;
/** For all of them together, so that the rest of the stream's 70 s is left for the rest. */
const EXPLAINING_MS = 20_000;

/** The same matches in the same order, the first few with their explanation and with how near the texts are. */
export async function explainBest(
  matches: readonly Match[],
  deps: ExplainBestDeps,
  signal: AbortSignal,
  limitMs = EXPLAINING_MS,
): Promise<Match[]> {
  if (!deps.explain && !deps.embed) return [...matches];
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const best = matches.slice(0, EXPLAINED_MAX);
  const explained = await Promise.all(best.map((match) => withModel(match, deps, limited)));
  return [...explained, ...matches.slice(EXPLAINED_MAX)];
}

async function withModel(match: Match, deps: ExplainBestDeps, signal: AbortSignal): Promise<Match> {
  const [explanation, nearness] = await Promise.all([deps.explain?.(match, signal), nearnessOf(match, deps, signal)]);
  return { ...match, ...(explanation && { explanation }), ...(nearness !== undefined && { nearness }) };
}

/** Cosine of what is asked and what was quoted, 0..1; nothing of a resume goes out that is not quoted anyway. */
async function nearnessOf(
  { criteria }: Match,
  { embed, onUncompared }: ExplainBestDeps,
  signal: AbortSignal,
): Promise<number | undefined> {
  const asked = criteria.map(({ label }) => label.en).join('\n');
  const shown = [...new Set(criteria.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)))].join('\n');
  if (!embed || !asked || !shown) return undefined;
  try {
    const [a = [], b = []] = await embed([asked, shown], signal);
    return cosine(a, b);
  } catch (error) {
    onUncompared?.(error);
    return undefined;
  }
}

/** Rounded to hundredths; opposite directions count as nothing in common. Vectors of two lengths are of two models. */
function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) throw new Error('Vectors of different lengths cannot be compared');
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  const lengths = Math.sqrt(dot(a, a) * dot(b, b));
  return lengths === 0 ? 0 : Math.round(Math.max(0, dot(a, b) / lengths) * 100) / 100;
}
