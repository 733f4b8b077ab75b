/** The data of an application outside its own record: the readings of its file, and their matches. */
import type { Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

export interface TracesDeps {
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByReading'>;
}

const PAGE = 100;

/** Readings of this application alone, newest first; none before its person is known. */
export async function readingsOf(
  { applicationId, talentId }: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: Pick<TracesDeps, 'resumes'>,
): Promise<Resume[]> {
  const readings = talentId === undefined ? [] : await deps.resumes.list(talentId);
  return readings
    .filter((reading) => reading.applicationId === applicationId)
    .toSorted((a, b) => madeAt(b).localeCompare(madeAt(a)));
}

const madeAt = ({ correctedAt, createdAt }: Resume) => correctedAt ?? createdAt;

/** Every match that was stored by itself for these readings, newest first; what recruiters try out is not among them. */
export async function matchesOf(readings: readonly Resume[], deps: Pick<TracesDeps, 'matches'>): Promise<Match[]> {
  const found: Match[] = [];
  for (const { resumeId } of readings) {
    let cursor: string | undefined;
    do {
      const page = await deps.matches.listByReading(resumeId, { limit: PAGE, cursor });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
