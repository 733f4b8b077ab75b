/** What adjusted criteria make of a ranking: who moves, what each family counts, and whom a knockout concerns. */
import {
  CRITERION_FAMILIES,
  type CriterionFamily,
  type JobCriteria,
  type ReadCriterion,
} from '../../../../../shared/domain/job-criteria.ts';
import type { Grade, Match, Verdict } from '../../../../../shared/domain/match.ts';
import { previewScore } from '../../../../../shared/domain/score-preview.ts';
import { weigh } from '../../../../../shared/domain/weighing.ts';
import { currentWeights, emphasised, partChange } from '../../../../../shared/domain/weights.ts';

export type Importance = ReadCriterion['importance'];

export interface Ranked {
  match: Match;
  percent: number;
  grade: Grade;
  /** From 1. */
  rank: number;
  /** Places gained against the saved criteria; negative when lost. */
  moved: number;
  /** Points gained. */
  gained: number;
}

type Scored = Pick<Ranked, 'match' | 'percent' | 'grade'>;

function scored(matches: readonly Match[], criteria: JobCriteria): Scored[] {
  return matches.map((match) => ({ match, ...previewScore(match, criteria) }));
}

/** Best first; who has the same stays in the order before. */
const bestFirst = (people: readonly Scored[]) => people.toSorted((a, b) => b.percent - a.percent);

/** Everybody under adjusted criteria, best first, with what that changes against the saved ones. */
export function rankingOf(matches: readonly Match[], saved: JobCriteria, adjusted: JobCriteria): Ranked[] {
  const byName = matches.toSorted((a, b) => a.talentName.localeCompare(b.talentName));
  const before = bestFirst(scored(byName, saved));
  const was = new Map(before.map(({ match, percent }, index) => [match.matchId, { rank: index + 1, percent }]));
  const inOrder = before.map(({ match }) => match);
  return bestFirst(scored(inOrder, adjusted)).map((one, index) => {
    const { rank, percent } = was.get(one.match.matchId) ?? { rank: index + 1, percent: one.percent };
    return { ...one, rank: index + 1, moved: rank - index - 1, gained: one.percent - percent };
  });
}

/** A criterion's importance under adjusted criteria. */
export function importanceIn(criteria: JobCriteria, { id, ownImportance }: ReadCriterion): Importance {
  return criteria.importance[id] ?? ownImportance;
}

export function isKnockoutIn(criteria: JobCriteria, { id, ownKnockout }: ReadCriterion): boolean {
  return criteria.knockouts[id] ?? ownKnockout;
}

export interface Shares {
  ofFamily: Map<CriterionFamily, number>;
  ofCriterion: Map<string, number>;
}

/** What each criterion and family counts of the whole, 0..1; for one that did not count when saved, what a sibling does. */
export function sharesOf(read: readonly ReadCriterion[], criteria: JobCriteria): Shares {
  const findings = read.flatMap((one) => {
    const wanted = importanceIn(criteria, one);
    if (wanted === 'ignored') return [];
    const siblings = read.filter(({ family, weight }) => family === one.family && weight > 0);
    const usual = siblings.reduce((sum, { weight }) => sum + weight, 0) / (siblings.length || 1) || 1;
    const from = one.importance === 'ignored' ? wanted : one.importance;
    const part = (one.weight > 0 ? one.weight : usual) * partChange(one.family, from, wanted);
    return [{ id: one.id, family: one.family, part, score: 0 }];
  });
  const shares: Shares = { ofFamily: new Map(), ofCriterion: new Map() };
  for (const { finding, weight } of weigh(findings, emphasised(currentWeights(), criteria.emphasis))) {
    shares.ofCriterion.set(finding.id, weight);
    shares.ofFamily.set(finding.family, (shares.ofFamily.get(finding.family) ?? 0) + weight);
  }
  return shares;
}

/** The families that have criteria, in the engine's order, each with its own. */
export function byFamily(read: readonly ReadCriterion[]): [CriterionFamily, ReadCriterion[]][] {
  return CRITERION_FAMILIES.flatMap((family) => {
    const own = read.filter((one) => one.family === family);
    return own.length > 0 ? [[family, own] as [CriterionFamily, ReadCriterion[]]] : [];
  });
}

const STATUS: Record<Verdict, 'passed' | 'failed' | 'unclear'> = {
  met: 'passed',
  claimed: 'passed',
  missing: 'failed',
  unclear: 'unclear',
};

/** The knockouts that a person fails under adjusted criteria. */
export function failedKnockouts(match: Match, read: readonly ReadCriterion[], criteria: JobCriteria): ReadCriterion[] {
  return read.filter((one) => {
    if (importanceIn(criteria, one) === 'ignored' || !isKnockoutIn(criteria, one)) return false;
    const stated = match.knockouts.find(({ id }) => id === one.id)?.status;
    const verdict = match.criteria.find(({ id }) => id === one.id)?.verdict;
    return (stated ?? (verdict && STATUS[verdict])) === 'failed';
  });
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The engine's own choice is none: only what differs from it is kept. */
export function withImportance(criteria: JobCriteria, one: ReadCriterion, importance: Importance): JobCriteria {
  const others = without(criteria.importance, one.id);
  return {
    ...criteria,
    importance: importance === one.ownImportance ? others : { ...others, [one.id]: importance },
  };
}

export function withKnockout(criteria: JobCriteria, one: ReadCriterion, isKnockout: boolean): JobCriteria {
  const others = without(criteria.knockouts, one.id);
  return { ...criteria, knockouts: isKnockout === one.ownKnockout ? others : { ...others, [one.id]: isKnockout } };
}

export function withEmphasis(criteria: JobCriteria, family: CriterionFamily, times: number): JobCriteria {
  const others = without(criteria.emphasis, family);
  return { ...criteria, emphasis: times === 1 ? others : { ...others, [family]: times } };
}

/** Whether two adjustments are the same, in whatever order they were made. */
export function areSame(one: JobCriteria, other: JobCriteria): boolean {
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = ({ emphasis, importance, added, knockouts }: JobCriteria) =>
    JSON.stringify([sorted(emphasis), sorted(importance), added, sorted(knockouts)]);
  return canonical(one) === canonical(other);
}
