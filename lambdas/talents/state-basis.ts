/** Stores a recruiter's statement on whether a person may be considered for other jobs, with its source. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { type BasisStatement, type LegalBasis, refusedStatement, statedFrom } from '../../shared/domain/basis.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { refusalOf, settleBasis } from '../legal-basis/talent-basis.ts';
import type { Send } from '../runtime/queue.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface StateBasisDeps extends OtherMatchesDeps {
  talents: Pick<TalentStore, 'get' | 'edit' | 'settleBasis'>;
  requestMatches: Send<MatchRequest>;
  legalBasis(): Promise<LegalBasis>;
  audit: Audit;
}

interface Stated {
  talentId: string;
  version: number;
  statement: BasisStatement;
  reason: string;
  correlationId: string;
}

/**
 * From the moment it returns nobody without a ground is considered; matches follow. It counts as never settled at first,
 * so that the daily round finds it where it is interrupted. Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`,
 * `TALENT_POOL_REFUSED`, `INVALID_INPUT` (a consent of no use).
 */
export async function stateBasis(stated: Stated, actor: Actor, deps: StateBasisDeps): Promise<Talent> {
  const { talentId, version, statement, correlationId } = stated;
  const record = await deps.talents.get(talentId);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const { edits, status } = record;
  const recruiterBasis = await recruiters(record, stated, actor, deps);
  const ended = recruiterBasis.basis ? {} : { basis: undefined, basisEnded: true as const };
  const changes = { edits, status, recruiterBasis, basisCount: undefined, ...ended };
  if (!(await deps.talents.edit(talentId, version, changes))) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, {
    action: 'talent.update',
    recordKind: 'talent',
    recordId: talentId,
    // The reason may say anything about the person: it stands with their record.
    changes: [{ field: 'basis', before: record.basis ?? null, after: statement }],
    correlationId,
  });
  if (await settleBasis(talentId, deps)) await deps.requestMatches({ kind: 'basis', talentId, correlationId });
  else await removeOtherMatches(talentId, deps);
  const talent = await deps.talents.get(talentId);
  if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  return talentOf(talent);
}

/** Nobody but the person gives what they have refused. */
async function recruiters(
  record: TalentRecord,
  { statement, reason }: Stated,
  actor: Actor,
  deps: StateBasisDeps,
): Promise<NonNullable<TalentRecord['recruiterBasis']>> {
  const now = deps.now();
  const code = refusedStatement(statement, now);
  if (code) throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'basis.consentedOn', code }] });
  const given = statedFrom(statement, await deps.legalBasis(), now);
  // A consent of today came after whatever was refused before.
  const at = given?.kind === 'consent' && given.at.slice(0, 10) < now.slice(0, 10) ? given.at : now;
  const refusedAt = refusalOf(await applicationsOf(record, deps));
  if (given && refusedAt && (given.kind === 'agency' || at < refusedAt)) {
    throw new AppError('conflict', 'TALENT_POOL_REFUSED');
  }
  const basis = given && { kind: given.kind, until: given.until };
  return { at, basis, by: actor.kind === 'admin' ? actor.email : null, reason };
}
