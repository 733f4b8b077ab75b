/** Erases a person: everything that is kept of them, wherever it is. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import { applicationsOf } from '../stores/current-resume.ts';
import { type EraseNotesDeps, eraseFileAndRecord, eraseNotes, eraseUnjoined } from '../stores/erase-traces.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord, TalentStore } from '../stores/talent-store.ts';

export interface DeleteTalentDeps extends EraseNotesDeps {
  talents: Pick<TalentStore, 'get' | 'remove'>;
  applications: Pick<ApplicationStore, 'get' | 'list' | 'listUnjoined' | 'remove'>;
  resumes: Pick<ResumeStore, 'removeAll'>;
  matches: Pick<MatchStore, 'removeOfTalent'>;
  audit: Audit;
}

type Input = Pick<ActionInput<typeof routes.deleteTalent>, 'params' | 'correlationId'>;

const ATTEMPTS = 5;

/**
 * The talent itself goes last: if anything fails before, it is still there, and deleting it again goes on. Errors:
 * `TALENT_NOT_FOUND`, `STALE_VERSION`.
 */
export async function deleteTalent(input: Input, actor: Actor, deps: DeleteTalentDeps): Promise<void> {
  authorise(actor, 'talents.manage');
  const { id } = input.params;
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const talent = await deps.talents.get(id);
    if (!talent && attempts > 0) return;
    if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    await eraseTraces(talent, deps);
    // Not so when an application came in meanwhile: then that goes too.
    if (!(await deps.talents.remove(talent))) continue;
    // What somebody noted while all that went by.
    await eraseNotes([id], deps);
    const record = { recordKind: 'talent', recordId: id, correlationId: input.correlationId } as const;
    return deps.audit(actor, { action: 'talent.erase', ...record, changes: [] });
  }
  throw new AppError('conflict', 'STALE_VERSION');
}

async function eraseTraces(talent: TalentRecord, deps: DeleteTalentDeps): Promise<void> {
  for (const application of await applicationsOf(talent, deps)) await eraseFileAndRecord(application, deps);
  await eraseUnjoined(talent, deps);
  const ids = [talent.talentId, ...(talent.mergedIds ?? [])];
  for (const talentId of ids) {
    await deps.resumes.removeAll(talentId);
    await deps.matches.removeOfTalent(talentId);
  }
  await eraseNotes(ids, deps);
}
