/** Merges two talents that a recruiter recognises as one person; a mark on the other one decides the merge. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { AppError, isAppError } from '../../shared/errors.ts';
import { type RememberMergeDeps, rememberMerge } from '../merging/remember-merge.ts';
import { type TakeInTalentDeps, takeInTalent } from '../merging/take-in-talent.ts';
import type { ActionInput } from '../runtime/http.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import { talentOf } from '../stores/talent-view.ts';

export interface MergeTalentsDeps extends TakeInTalentDeps, RememberMergeDeps {
  applications: TakeInTalentDeps['applications'];
  resumes: TakeInTalentDeps['resumes'];
  activities: TakeInTalentDeps['activities'];
  decisions: TakeInTalentDeps['decisions'];
  evaluations: TakeInTalentDeps['evaluations'];
  audit: Audit;
}

type Input = Pick<ActionInput<typeof routes.mergeTalents>, 'params' | 'body' | 'correlationId'>;

/** Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`, `MERGE_UNDER_WAY` (one of the two with a third), `STANDS_BESIDE` (the one to keep is an
 * unconfirmed application's), `INVALID_INPUT`. */
export async function mergeTalents(input: Input, actor: Actor, deps: MergeTalentsDeps): Promise<Talent> {
  authorise(actor, 'talents.manage');
  const { id } = input.params;
  if (input.body.otherId === id) throw sameTalent();
  const pair = await decided(input, deps);
  if (pair) {
    const { survivor, other } = pair;
    await rememberMerge(survivor, other, { actor }, deps);
    const changes = [{ field: 'mergedIds', after: [other.talentId] }];
    const { correlationId } = input;
    const note = () =>
      deps.audit(actor, { action: 'talent.merge', recordKind: 'talent', recordId: id, changes, correlationId });
    await takeInTalent(other, id, note, deps).catch(async (error: unknown) => {
      // The one to stay was erased meanwhile: no trace of them may stay.
      if (isAppError(error) && error.kind === 'not-found') await deps.merges.remove(other.talentId);
      throw error;
    });
  }
  const survivor = await deps.talents.get(id);
  if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  return talentOf(survivor);
}

const sameTalent = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'otherId', code: 'SAME_TALENT' }] });

interface Pair {
  survivor: TalentRecord;
  /** With its mark. */
  other: TalentRecord;
}

/** Both, the other one with its mark; `undefined` when it has gone into the survivor already. */
async function decided({ params, body }: Input, deps: MergeTalentsDeps): Promise<Pair | undefined> {
  const both = () => Promise.all([deps.talents.get(params.id), deps.talents.get(body.otherId)]);
  return updateWithRetry(both, async ([survivor, other]) => {
    if (survivor && !other && (await deps.talents.resolveMergedId(body.otherId)) === params.id) return undefined;
    if (!survivor || !other) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    if (survivor.besideId) throw new AppError('conflict', 'STANDS_BESIDE');
    if (survivor.mergingInto && (await deps.talents.get(survivor.mergingInto))) throw underWay();
    // Decided before, and interrupted since: the versions that were asked about then have moved on by it.
    if (other.mergingInto === params.id) return { survivor, other };
    if (other.mergingInto && (await deps.talents.get(other.mergingInto))) throw underWay();
    if (survivor.version !== body.version || other.version !== body.otherVersion) throw stale();
    const marked = await deps.merging.begin(other, params.id);
    // Not so when an application came in at this moment, which is no reason to ask the recruiter again.
    return marked ? confirmed(marked, params.id, deps) : LOST;
  });
}

/** Of two merges at once in opposite directions, each marks first and looks then, so that at least one sees the other. */
async function confirmed(other: TalentRecord, id: string, deps: MergeTalentsDeps): Promise<Pair> {
  const survivor = await deps.talents.get(id);
  if (survivor && !survivor.mergingInto) return { survivor, other };
  await deps.merging.abandon(other);
  throw survivor ? underWay() : new AppError('not-found', 'TALENT_NOT_FOUND');
}

const stale = () => new AppError('conflict', 'STALE_VERSION');
const underWay = () => new AppError('conflict', 'MERGE_UNDER_WAY');
