/** Has the best matches of an evaluation put into words, where a language model is set up; scores are made before and stay. */
import type { Explanation } from '../../shared/domain/evaluation.ts';
import type { Match } from '../../shared/domain/match.ts';

/** Words a match, and gives up when `signal` is aborted. Never throws: whatever goes wrong, the words are pending. */
export type Explain = (match: Match, signal: AbortSignal) => Promise<Explanation>;

export interface ExplainBestDeps {
  /** Absent where no language model is set up. */
  explain?: Explain;
}

/** As many as a recruiter reads before deciding; each costs a call. */
const EXPLAINED_MAX = 5;
/** For all of them together, so that the rest of the stream's 70 s is left for the rest. */
const EXPLAINING_MS = 20_000;

/** The same matches in the same order, the first few with their explanation. */
export async function explainBest(
  matches: readonly Match[],
  { explain }: ExplainBestDeps,
  signal: AbortSignal,
): Promise<Match[]> {
  if (!explain) return [...matches];
  const limited = AbortSignal.any([signal, AbortSignal.timeout(EXPLAINING_MS)]);
  const best = matches.slice(0, EXPLAINED_MAX);
  const explained = await Promise.all(
    best.map(async (match) => ({ ...match, explanation: await explain(match, limited) })),
  );
  return [...explained, ...matches.slice(EXPLAINED_MAX)];
}
