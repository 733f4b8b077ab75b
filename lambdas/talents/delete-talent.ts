/** Erases a person: everything that is kept of them, wherever it is. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { eraseFileAndRecord } from '../stores/erase-traces.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface DeleteTalentDeps {
  talents: Pick<TalentStore, 'get' | 'remove'>;
  applications: Pick<ApplicationStore, 'list' | 'remove'>;
  resumes: Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  uploads: Pick<UploadStore, 'removeAllVersions'>;
}

const PAGE = 100;

/**
 * The talent itself goes last: if anything fails before, it is still there, and deleting it again goes on. Errors:
 * `TALENT_NOT_FOUND`.
 */
export async function deleteTalent(
  input: Pick<ActionInput<typeof routes.deleteTalent>, 'params'>,
  actor: Actor,
  deps: DeleteTalentDeps,
): Promise<void> {
  authorise(actor, 'talents.manage');
  const talentId = input.params.id;
  const talent = await deps.talents.get(talentId);
  if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  await eraseApplications(talentId, deps);
  await deps.matches.removeOfTalent(talentId);
  await deps.resumes.removeAll(talentId);
  await deps.talents.remove(talent);
}

async function eraseApplications(talentId: string, deps: DeleteTalentDeps): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await deps.applications.list({ by: { talentId }, limit: PAGE, cursor });
    for (const application of page.items) await eraseFileAndRecord(application, deps);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}
