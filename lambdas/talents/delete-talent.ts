/** Erases a person: everything that is kept of them, wherever it is. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { applicationsOf } from '../stores/current-resume.ts';
import { eraseFileAndRecord } from '../stores/erase-traces.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface DeleteTalentDeps {
  talents: Pick<TalentStore, 'get' | 'remove'>;
  applications: Pick<ApplicationStore, 'get' | 'list' | 'remove'>;
  resumes: Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  uploads: Pick<UploadStore, 'removeAllVersions'>;
}

const ATTEMPTS = 5;

/**
 * The talent itself goes last: if anything fails before, it is still there, and deleting it again goes on. Errors:
 * `TALENT_NOT_FOUND`, `STALE_VERSION`.
 */
export async function deleteTalent(
  input: Pick<ActionInput<typeof routes.deleteTalent>, 'params'>,
  actor: Actor,
  deps: DeleteTalentDeps,
): Promise<void> {
  authorise(actor, 'talents.manage');
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const talent = await deps.talents.get(input.params.id);
    if (!talent && attempts > 0) return;
    if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    for (const application of await applicationsOf(talent, deps)) await eraseFileAndRecord(application, deps);
    await deps.matches.removeOfTalent(talent.talentId);
    await deps.resumes.removeAll(talent.talentId);
    // Not so when an application came in meanwhile: then that goes too.
    if (await deps.talents.remove(talent)) return;
  }
  throw new AppError('conflict', 'STALE_VERSION');
}
