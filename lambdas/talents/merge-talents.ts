/**
 * Makes two talents one, when a recruiter sees that they are the same person.
 *
 * Nothing here can be undone half-way by a transaction (`docs/decisions/0005`), so the order of the writes carries the
 * weight. A mark on the other talent decides the merge: from then on whatever comes for it goes to the survivor, and
 * asking again only goes on where it ended. Everything else is copied before it is renamed, and renamed before it is
 * removed, so that at every moment each application, reading and match can be reached from one of the two. The other
 * talent goes last; in its place a tombstone tells late arrivals where to go.
 */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { moveActivities } from '../stores/activity-traces.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { applicationsOf } from '../stores/applications-of.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { type MoveApplicationDeps, moveApplication, moveReading } from '../stores/move-application.ts';
import type { TalentMerging } from '../stores/talent-merging.ts';
import { allKnownBy, type TalentRecord, type TalentStore, talentOf } from '../stores/talent-store.ts';
import { isTakenIn, mergedTalent } from './merged-talent.ts';

export interface MergeTalentsDeps extends MoveApplicationDeps {
  talents: Pick<TalentStore, 'get' | 'homeOf' | 'setResume'>;
  merging: TalentMerging;
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  matches: Pick<MatchStore, 'referencesOfTalent' | 'moveMany'>;
  activities: Parameters<typeof moveActivities>[2]['activities'];
  outbox: Parameters<typeof moveActivities>[2]['outbox'];
  decisions: Pick<DecisionStore, 'moveOfTalent'>;
  evaluations: Pick<EvaluationStore, 'moveOfTalent'>;
  audit: Audit;
}

type Input = Pick<ActionInput<typeof routes.mergeTalents>, 'params' | 'body' | 'correlationId'>;

const ATTEMPTS = 10;

/** Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`, `MERGE_UNDER_WAY` (one of the two with a third), `INVALID_INPUT`. */
export async function mergeTalents(input: Input, actor: Actor, deps: MergeTalentsDeps): Promise<Talent> {
  authorise(actor, 'talents.manage');
  const { id } = input.params;
  if (input.body.otherId === id) throw sameTalent();
  const other = await decided(input, deps);
  if (other) await moveEverything(other, id, input, actor, deps);
  const survivor = await deps.talents.get(id);
  if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  return talentOf(survivor);
}

const sameTalent = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'otherId', code: 'SAME_TALENT' }] });

/** The other talent with its mark; `undefined` when it has gone into the survivor already. */
async function decided({ params, body }: Input, deps: MergeTalentsDeps): Promise<TalentRecord | undefined> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const [survivor, other] = await Promise.all([deps.talents.get(params.id), deps.talents.get(body.otherId)]);
    if (survivor && !other && (await deps.talents.homeOf(body.otherId)) === params.id) return undefined;
    if (!survivor || !other) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    if (survivor.mergingInto && (await deps.talents.get(survivor.mergingInto))) throw underWay();
    // Decided before, and interrupted since: the versions that were asked about then have moved on by it.
    if (other.mergingInto === params.id) return other;
    if (other.mergingInto && (await deps.talents.get(other.mergingInto))) throw underWay();
    if (survivor.version !== body.version || other.version !== body.otherVersion) throw stale();
    const marked = await deps.merging.begin(other, params.id);
    // Not so when an application came in at this moment, which is no reason to ask the recruiter again.
    if (marked) return confirmed(marked, params.id, deps);
  }
  throw stale();
}

/** Of two merges at once in opposite directions, each marks first and looks then, so that at least one sees the other. */
async function confirmed(marked: TalentRecord, id: string, deps: MergeTalentsDeps): Promise<TalentRecord> {
  const survivor = await deps.talents.get(id);
  if (survivor && !survivor.mergingInto) return marked;
  await deps.merging.abandon(marked);
  throw survivor ? underWay() : new AppError('not-found', 'TALENT_NOT_FOUND');
}

const stale = () => new AppError('conflict', 'STALE_VERSION');
const underWay = () => new AppError('conflict', 'MERGE_UNDER_WAY');

async function moveEverything(
  other: TalentRecord,
  id: string,
  { correlationId }: Input,
  actor: Actor,
  deps: MergeTalentsDeps,
): Promise<void> {
  const from = other.talentId;
  // The survivor knows of the other's addresses and applications before any of them is its own: erased now, it takes
  // them along.
  await takeIn(other, id, deps);
  await moveApplications(other, id, deps);
  await moveCurrentReading(other, id, deps);
  // Readings are gone from the other by now, so a matcher at work takes back what it stores after this.
  const matches = await deps.matches.referencesOfTalent(from);
  await deps.matches.moveMany(
    matches.map(({ matchId }) => matchId),
    id,
  );
  await moveActivities(from, id, deps);
  await deps.decisions.moveOfTalent(from, id);
  await deps.evaluations.moveOfTalent(from, id);
  for (const known of allKnownBy(other)) await deps.merging.passClaim(known, from, id);
  // Before the last write, since after it asking again does nothing any more.
  const changes = [{ field: 'mergedIds', after: [from] }];
  await deps.audit(actor, { action: 'talent.merge', recordKind: 'talent', recordId: id, changes, correlationId });
  // What a recruiter corrected in the other meanwhile must not be lost: asked again, it is taken in too.
  if (!(await deps.merging.finish(other, id)) && (await deps.talents.get(from))) throw stale();
  // Somebody may have noted something with the other at the last moment.
  await moveActivities(from, id, deps);
}

async function takeIn(other: TalentRecord, id: string, deps: MergeTalentsDeps): Promise<void> {
  const applicationIds = other.joined ?? (await applicationsOf(other, deps)).map(({ applicationId }) => applicationId);
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const survivor = await deps.talents.get(id);
    if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    const facts = mergedTalent(survivor, other, applicationIds);
    if (isTakenIn(survivor, facts) || (await deps.merging.takeIn(survivor, facts))) return;
  }
  throw stale();
}

async function moveApplications(other: TalentRecord, id: string, deps: MergeTalentsDeps): Promise<void> {
  for (const { applicationId, talentId = other.talentId } of await applicationsOf(other, deps)) {
    await moveApplication(applicationId, talentId, id, deps);
  }
  for (const reading of await deps.resumes.list(other.talentId)) await moveReading(reading, id, deps);
}

/** The newer one of the two stays current. */
async function moveCurrentReading(other: TalentRecord, id: string, deps: MergeTalentsDeps): Promise<void> {
  const { resumeId, resumeAt, skillIds = [] } = other;
  if (resumeId && resumeAt) await deps.talents.setResume(id, { resumeId, resumeAt, skillIds });
}
