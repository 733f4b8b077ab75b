/** Takes a recruiter's corrections of what was read of a talent. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import { type TalentRecord, type TalentStore, talentOf } from '../stores/talent-store.ts';

/** Of these, the trail says only that they were corrected. */
const PERSONAL_FIELDS = ['firstName', 'lastName', 'phone', 'location'] as const;

export interface UpdateTalentDeps {
  talents: Pick<TalentStore, 'get' | 'edit'>;
  audit: Audit;
}

/** Corrections are kept apart from what applications say, so none overwrites them; those that are there already change nothing. Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`. */
export async function updateTalent(
  input: Pick<ActionInput<typeof routes.updateTalent>, 'params' | 'body' | 'correlationId'>,
  actor: Actor,
  deps: UpdateTalentDeps,
): Promise<Talent> {
  authorise(actor, 'talents.manage');
  const { version, status, ...corrections } = input.body;
  const record = await deps.talents.get(input.params.id);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const given = Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== undefined));
  const changes = { edits: { ...record.edits, ...given }, status: status ?? record.status };
  const recruiters = ({ edits, status }: Pick<TalentRecord, 'edits' | 'status'>) => ({ ...edits, status });
  const audited = changesBetween(recruiters(record), recruiters(changes), { personal: PERSONAL_FIELDS });
  if (record.version === version && audited.length === 0) return talentOf(record);
  const edited = await deps.talents.edit(record.talentId, version, changes);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, {
    action: 'talent.update',
    recordKind: 'talent',
    recordId: record.talentId,
    changes: audited,
    correlationId: input.correlationId,
  });
  return talentOf(edited);
}
