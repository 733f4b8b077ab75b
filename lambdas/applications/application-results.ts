/** What came of an application's resume: the reading and its matches. */
import type { Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

/** As many as a person can have automatically, more than once over. */
const MATCHES_MAX = 100;

export interface ResultsDeps {
  resumes: Pick<ResumeStore, 'get'>;
  matches: Pick<MatchStore, 'listByTalent'>;
}

export interface ApplicationResults {
  reading: Resume | undefined;
  /** Of this application's reading, the applied job's first, then the best. */
  matches: Match[];
}

/** The reading and the matches of an application; both empty until its resume has been read. */
export async function resultsOf(record: ApplicationRecord, deps: ResultsDeps): Promise<ApplicationResults> {
  const { talentId, resumeId, jobId } = record;
  if (!talentId || !resumeId || record.resumeStatus !== 'completed') return { reading: undefined, matches: [] };
  const [reading, page] = await Promise.all([
    deps.resumes.get(talentId, resumeId),
    deps.matches.listByTalent(talentId, { limit: MATCHES_MAX }),
  ]);
  const applied = (match: Match) => Number(match.jobId === jobId);
  const own = page.items.filter((match) => match.resumeId === resumeId);
  return { reading, matches: own.sort((a, b) => applied(b) - applied(a) || b.percent - a.percent) };
}
