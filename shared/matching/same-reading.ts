/** Says whether two prepared resumes are the same to every criterion, wherever in their texts things stand. */
import type { PreparedResume } from './prepare-resume.ts';
import { rankingResume } from './ranking-resume.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Equal in all they hold; maps and sets also in their order, which is that of the text. */
function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  if (one instanceof Map && other instanceof Map) return areEqual([...one], [...other]);
  if (one instanceof Set && other instanceof Set) return areEqual([...one], [...other]);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => areEqual(one[key], other[key]));
}

/** What scoring asks for, without places. */
function scored(prepared: PreparedResume) {
  const { numbers } = rankingResume(prepared);
  return { ...numbers, occupations: numbers.occupations.map((held) => ({ ...held, start: 0, end: 0 })) };
}

/** Whether no job can tell them apart, unless they repeat its sentences: all that a score is made of is equal. */
export function isSameReading(one: PreparedResume, other: PreparedResume): boolean {
  return areEqual(scored(one), scored(other));
}
