/** What came of an application's resume: the reading and its matches. */
import { BEST_JOBS_PER_TALENT, type Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

const PAGE = 100;
/** Pages of a talent's matches looked through for those of one reading: later ones come first and may be many. */
const PAGES_MAX = 20;

export interface ResultsDeps {
  resumes: Pick<ResumeStore, 'get'>;
  matches: Pick<MatchStore, 'get' | 'listByTalent'>;
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
  const [reading, own, ofApplication] = await Promise.all([
    deps.resumes.get(talentId, resumeId),
    matchesOfReading(talentId, resumeId, deps),
    record.match && deps.matches.get(record.match.matchId),
  ]);
  const isApplied = (match: Match) => Number(match.jobId === jobId);
  const missing = ofApplication && !own.some(({ matchId }) => matchId === ofApplication.matchId);
  const all = missing ? [ofApplication, ...own] : own;
  return { reading, matches: all.sort((a, b) => isApplied(b) - isApplied(a) || b.percent - a.percent) };
}

/** Matches are kept for ever, so those of an early reading stand behind all later ones. */
async function matchesOfReading(talentId: string, resumeId: string, deps: ResultsDeps): Promise<Match[]> {
  const found: Match[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page = await deps.matches.listByTalent(talentId, { limit: PAGE, cursor });
    // What recruiters try out for themselves is no answer to the application.
    found.push(...page.items.filter((match) => match.resumeId === resumeId && match.evaluationId === undefined));
    cursor = page.nextCursor ?? undefined;
    if (!cursor || found.length >= BEST_JOBS_PER_TALENT + 1) break;
  }
  return found;
}
