/** Reads the results of an application's resume: the reading and its matches. */
import type { Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

/** As many as are stored when a reading is matched, the applied job's among them; jobs published later come first. */
const SHOWN_MAX = 100;

export interface ResultsDeps {
  resumes: Pick<ResumeStore, 'get'>;
  matches: Pick<MatchStore, 'get' | 'listByReading'>;
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
  const [reading, { items: own }, ofApplication] = await Promise.all([
    deps.resumes.get(talentId, resumeId),
    // What recruiters try out for themselves is no answer to the application, and not among these.
    deps.matches.listByReading(resumeId, { limit: SHOWN_MAX }),
    record.match && deps.matches.get(record.match.matchId),
  ]);
  const isApplied = (match: Match) => Number(match.jobId === jobId);
  const missing = ofApplication && !own.some(({ matchId }) => matchId === ofApplication.matchId);
  const all = missing ? [ofApplication, ...own] : own;
  return { reading, matches: all.sort((a, b) => isApplied(b) - isApplied(a) || b.percent - a.percent) };
}
