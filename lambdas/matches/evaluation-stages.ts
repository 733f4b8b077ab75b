/** Reports the progress of an evaluation: all stages in order, with a percentage that never falls. */
import type { EvaluationEvent } from '../../shared/contract/admin-matching.ts';
import { EVALUATION_STAGES, type EvaluationStage } from '../../shared/domain/evaluation.ts';

/** The percentage at which each stage begins; fetching is the longest while a function is new, explaining when it is not. */
const BEGINS_AT: Record<EvaluationStage, number> = { processing: 0, fetching: 2, calculating: 50, 'ai-analysis': 80 };
const ENDS_AT = 100;

/**
 * A function that gives the events for `stage` being done by `share`, 0..1: none where that is no news, and those of
 * stages that were passed over on the way.
 */
export function createStageReporter(): (stage: EvaluationStage, share: number) => EvaluationEvent[] {
  let reported = -1;
  let reached = 0;
  return (stage, share) => {
    const at = EVALUATION_STAGES.indexOf(stage);
    const next = EVALUATION_STAGES[at + 1];
    const [from, to] = [BEGINS_AT[stage], next ? BEGINS_AT[next] : ENDS_AT];
    const percent = Math.max(reached, Math.floor(from + (to - from) * Math.min(1, share)));
    if (at < reported || (at === reported && percent === reached)) return [];
    const passed = EVALUATION_STAGES.slice(reported + 1, at).map((skipped) => eventOf(skipped, BEGINS_AT[skipped]));
    reported = at;
    reached = percent;
    return [...passed, eventOf(stage, percent)];
  };
}

function eventOf(stage: EvaluationStage, percent: number): EvaluationEvent {
  return { event: 'stage', data: { stage, percent } };
}
