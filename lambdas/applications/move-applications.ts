/** Moves several applications to one stage, each independently. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError, isAppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import { applicationOf } from './application-view.ts';
import { type StageLetterDeps, sendStored, storeChanges } from './stage-letter.ts';
import { auditOf, movedTo } from './stage-move.ts';

export interface MoveApplicationsDeps extends StageLetterDeps {
  applications: StageLetterDeps['applications'] & Pick<ApplicationStore, 'get'>;
  audit: Audit;
}

type Route = typeof routes.moveApplications;
type Input = Pick<ActionInput<Route>, 'body' | 'correlationId'>;
type Wanted = Input['body']['applications'][number];
type Outcome = { moved: Application; isUnnotified: boolean } | { refused: { id: string; code: string } };

/** Enough to answer soon, and few enough to leave the tables to others as well. */
const AT_ONCE = 10;

/** What was moved and what was refused (`APPLICATION_NOT_FOUND`, `STALE_VERSION`, `APPLICATION_WITHDRAWN`), each in the order asked. */
export async function moveApplications(
  input: Input,
  actor: Actor,
  deps: MoveApplicationsDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'applications.manage');
  // Named twice, it would be stale the second time.
  const wanted = [...new Map(input.body.applications.map((one) => [one.applicationId, one])).values()];
  const outcomes: Outcome[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    outcomes.push(...(await Promise.all(some.map((one) => outcomeOf(one, input, actor, deps)))));
  }
  return {
    moved: outcomes.flatMap((outcome) => ('moved' in outcome ? [outcome.moved] : [])),
    refused: outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : [])),
    untold: outcomes.flatMap((outcome) => ('moved' in outcome && outcome.isUnnotified ? untold(outcome.moved) : [])),
  };
}

const untold = ({ applicationId }: Application) => ({ id: applicationId, code: 'EMAIL_UNCONFIRMED' });

async function outcomeOf(one: Wanted, input: Input, actor: Actor, deps: MoveApplicationsDeps): Promise<Outcome> {
  try {
    return await move(one, input, actor, deps);
  } catch (error) {
    if (isAppError(error)) return { refused: { id: one.applicationId, code: error.code } };
    throw error;
  }
}

async function move(
  { applicationId, version }: Wanted,
  { body, correlationId }: Input,
  actor: Actor,
  deps: MoveApplicationsDeps,
): Promise<Outcome> {
  const record = await deps.applications.get(applicationId);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  if (record.version !== version) throw new AppError('conflict', 'STALE_VERSION');
  const changes = movedTo(record, body, deps.now());
  // It is there already.
  if (Object.keys(changes).length === 0) return { moved: applicationOf(record), isUnnotified: false };
  const stored = await storeChanges(record, changes, body, deps);
  if (!stored) throw new AppError('conflict', 'STALE_VERSION');
  // Before the letter: nobody makes up for a note that was lost.
  await deps.audit(actor, auditOf(record, stored.edited, correlationId));
  await sendStored(stored, deps);
  const isUnnotified = body.tell === true && changes.stage !== undefined && !stored.letter;
  return { moved: applicationOf(stored.edited), isUnnotified };
}
