/** The door of the matching engine: a job and a resume in, an explained score out; pure, so it runs anywhere. */
export { ENGINE_VERSION, WEIGHTS, type Weights } from '../domain/weights.ts';
export { type BaseCounts, baseCounter, genreOfBase } from './base-genre.ts';
export { counterfactualCheck, swapCheck, swappedResume } from './counterfactual.ts';
export { rankingFormPercent } from './form-percent.ts';
export { type Genre, SHIPPED_GENRE } from './genre.ts';
export type { MatchResume } from './match-resume.ts';
export { jobOfText, latestMonthIn, resumeOfText, scoreTexts } from './plain-text.ts';
export { type MatchJob, type PreparedJob, prepareJob } from './prepare-job.ts';
export { type PreparedResume, prepareResume } from './prepare-resume.ts';
export {
  decodeRankingForm,
  encodeRankingForm,
  type FormVersion,
  formVersion,
} from './ranking-form.ts';
export { compact, type RankingResume, rankingPercent, rankingResume } from './ranking-resume.ts';
export { canBeCriterion, criteriaOfJob } from './read-criteria.ts';
export { roughFormScorer } from './rough-form.ts';
export { type RoughKey, roughKeyText } from './rough-keys.ts';
export { type RoughRequirement, roughRequirements, roughWeightsOfForm } from './rough-score.ts';
export { scoreMatch, scorePercent } from './score.ts';
export { type SkillSpan, skillSpans } from './skill-spans.ts';
export { wordsOf } from './words.ts';
