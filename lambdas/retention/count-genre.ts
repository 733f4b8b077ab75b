/** Counts every night how common words are among the agency's talents, after expired people are removed. */
import { type BaseCounts, baseCounter, formVersion } from '../../shared/matching/index.ts';
import type { GenreStore } from '../stores/genre-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentReader } from '../stores/talent-reader.ts';

export interface CountGenreDeps {
  talents: Pick<TalentReader, 'everyone'>;
  resumes: Pick<ResumeStore, 'formsOf'>;
  genres: Pick<GenreStore, 'keep'>;
  now(): string;
}

/** Enough to know what is common; the rest would change nothing. */
const COUNTED_MOST = 20_000;
/** Readings asked for at once. */
const BATCH = 100;
/** What fewer people wrote is not kept anyway. */
const COUNTED_LEAST = 3;

/** The count, or nothing where too few people have a form yet. A form that no engine of today reads is not counted. */
export async function countGenre({ talents, resumes, genres, now }: CountGenreDeps): Promise<BaseCounts | undefined> {
  const everyone = await talents.everyone();
  const keys = everyone.flatMap(({ talentId, resumeId }) => (resumeId ? [{ talentId, resumeId }] : []));
  const { engine } = formVersion(now().slice(0, 7));
  const counter = baseCounter();
  for (let at = 0; at < Math.min(COUNTED_MOST, keys.length); at += BATCH)
    for (const { rankingForm } of await resumes.formsOf(keys.slice(at, Math.min(at + BATCH, COUNTED_MOST))))
      if (rankingForm?.engine === engine) counter.add(rankingForm.bytes);
  const counts = counter.counted(now().slice(0, 16));
  if (counts.people < COUNTED_LEAST) return undefined;
  await genres.keep(counts);
  return counts;
}
