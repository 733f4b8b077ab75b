/** What an application leaves behind outside its own record: the readings of its file, and their matches. */
import type { Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from './application-store.ts';
import type { MatchStore } from './match-store.ts';
import type { ResumeStore } from './resume-store.ts';

export interface TracesDeps {
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByTalent'>;
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

/** Every match of a talent that passes, newest first. */
export async function matchesOf(
  talentId: string,
  keep: (match: Match) => boolean,
  deps: Pick<TracesDeps, 'matches'>,
): Promise<Match[]> {
  const found: Match[] = [];
  let cursor: string | undefined;
  do {
    const page = await deps.matches.listByTalent(talentId, { limit: PAGE, cursor });
    found.push(...page.items.filter(keep));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}
