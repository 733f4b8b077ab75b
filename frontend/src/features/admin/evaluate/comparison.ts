/** Two people for one job, criterion by criterion: where they differ comes first, by how much it weighs. */
import type { Criterion, Match } from '../../../../../shared/domain/match.ts';

export interface ComparedRow {
  id: string;
  /** The criterion of each side; absent where its score has no such criterion. */
  one: Criterion | undefined;
  other: Criterion | undefined;
  /** The one of the two that is there, for label and importance. */
  either: Criterion;
  isDifferent: boolean;
  /** How much of the whole the two are apart here, 0..1; positive where the first is ahead. */
  lead: number;
}

/** Scores closer than this count as the same where the verdicts are. */
const SAME_WITHIN = 0.05;

function rowOf(id: string, one: Criterion | undefined, other: Criterion | undefined): ComparedRow | undefined {
  const either = one ?? other;
  if (!either) return undefined;
  const lead = either.weight * ((one?.score ?? 0) - (other?.score ?? 0));
  const isApart = Math.abs((one?.score ?? 0) - (other?.score ?? 0)) > SAME_WITHIN;
  return { id, one, other, either, isDifferent: one?.verdict !== other?.verdict || isApart, lead };
}

/** Different rows first, those that decide most on top; then the rest by weight. */
export function compared(one: Match, other: Match): ComparedRow[] {
  const find = (match: Match, id: string) => match.criteria.find((criterion) => criterion.id === id);
  const ids = [...new Set([...one.criteria, ...other.criteria].map(({ id }) => id))];
  const rows = ids.flatMap((id) => rowOf(id, find(one, id), find(other, id)) ?? []);
  return rows.toSorted(
    (a, b) =>
      Number(b.isDifferent) - Number(a.isDifferent) ||
      (a.isDifferent ? Math.abs(b.lead) - Math.abs(a.lead) : 0) ||
      b.either.weight - a.either.weight,
  );
}
