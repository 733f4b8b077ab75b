/** The matcher without its thread: the same engine in the process of the test. */
import { type Matcher, matcherOver, TOO_COMPLEX } from '../../lambdas/matches/matcher.ts';
import { scoringEngine } from '../../lambdas/matches/score-reading.ts';

/** A matcher that answers at once; readings with one of the given ids take it too long. */
export function directMatcher(...tooComplex: string[]): Matcher {
  const engine = scoringEngine();
  let isNew = true;
  return matcherOver(async (task) => {
    const made = task(isNew);
    isNew = false;
    return tooComplex.includes(made.resumeId) ? TOO_COMPLEX : engine(made);
  });
}
