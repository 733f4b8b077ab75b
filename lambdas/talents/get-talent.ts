/** Shows a recruiter one talent with everything known of them. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type Resume, type Talent, type TalentDetail, withEdits } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type ActivityStore, activityOf } from '../stores/activity-store.ts';
import { withDecisions } from '../stores/decided-matches.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { type TalentStore, talentOf } from '../stores/talent-store.ts';
import { withinAnswer } from '../stores/within-answer.ts';

const SHOWN_MAX = 100;
/** A function's answer is limited to 6 MB: the oldest texts beyond what fits are left out. */
const RESUMES_BYTES_MAX = 3_000_000;
/** The rest of them is listed page by page. */
const ACTIVITIES_BYTES_MAX = 500_000;

export interface GetTalentDeps {
  talents: Pick<TalentStore, 'get'>;
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByTalent'>;
  activities: Pick<ActivityStore, 'list'>;
  decisions: Parameters<typeof withDecisions>[1];
  applicationsOf(talentId: string, limit: number): Promise<Application[]>;
}

/** Errors: `TALENT_NOT_FOUND`. */
export async function getTalent(
  input: Pick<ActionInput<typeof routes.getTalent>, 'params'>,
  actor: Actor,
  deps: GetTalentDeps,
): Promise<TalentDetail> {
  authorise(actor, 'talents.manage');
  const record = await deps.talents.get(input.params.id);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const talent: Talent = talentOf(record);
  const [resumes, applications, matches, activities] = await Promise.all([
    deps.resumes.list(talent.talentId),
    deps.applicationsOf(talent.talentId, SHOWN_MAX),
    deps.matches.listByTalent(talent.talentId, { limit: SHOWN_MAX }),
    deps.activities.list(talent.talentId, { limit: SHOWN_MAX }),
  ]);
  const shown = currentFirst(resumes, talent.resumeId);
  const current = shown[0];
  const profile = current ? withEdits(current.profile, record.edits) : null;
  const edited = Object.keys(record.edits);
  return {
    ...talent,
    profile,
    edited,
    resumes: withinAnswer(shown, RESUMES_BYTES_MAX),
    applications,
    matches: await withDecisions(matches.items, deps.decisions),
    activities: withinAnswer(activities.items.map(activityOf), ACTIVITIES_BYTES_MAX),
  };
}

/** Newest first, as stored; of two that came with one application, the one that counts. */
function currentFirst(resumes: Resume[], currentId: string | null): Resume[] {
  const isCurrent = (resume: Resume) => Number(resume.resumeId === currentId);
  return resumes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || isCurrent(b) - isCurrent(a));
}
