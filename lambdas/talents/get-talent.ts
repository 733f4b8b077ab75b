/** Shows a recruiter one talent with everything known of them. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type Talent, type TalentDetail, withEdits } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { type TalentStore, talentOf } from '../stores/talent-store.ts';

const SHOWN_MAX = 100;

export interface GetTalentDeps {
  talents: Pick<TalentStore, 'get'>;
  resumes: Pick<ResumeStore, 'list'>;
  matches: Pick<MatchStore, 'listByTalent'>;
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
  const [resumes, applications, matches] = await Promise.all([
    deps.resumes.list(talent.talentId),
    deps.applicationsOf(talent.talentId, SHOWN_MAX),
    deps.matches.listByTalent(talent.talentId, { limit: SHOWN_MAX }),
  ]);
  const current = resumes.find((resume) => resume.resumeId === talent.resumeId) ?? resumes[0];
  const profile = current ? withEdits(current.profile, record.edits) : null;
  const edited = Object.keys(record.edits);
  return { ...talent, profile, edited, resumes, applications, matches: matches.items, activities: [] };
}
