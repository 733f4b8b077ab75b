/** Adds a note, message, interview or document to a talent or an employer. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Activity } from '../../shared/domain/activity.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { internationalPhone } from '../../shared/resume/index.ts';
import { storeOnce } from '../forms/store-once.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type ActivityRecord, type ActivityStore, activityOf } from '../stores/activity-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type EraseActivitiesDeps, eraseActivities } from '../traces/activity-traces.ts';
import { type DeliverDeps, deliver } from './deliver.ts';
import { newActivity } from './new-activity.ts';
import { NOT_FOUND_CODE, type People, type Person } from './people.ts';

export interface AddActivityDeps extends DeliverDeps, EraseActivitiesDeps {
  people: People;
  activities: Pick<ActivityStore, 'get' | 'claim' | 'insert' | 'setDelivery' | 'all' | 'removeAll'>;
  outbox: DeliverDeps['outbox'] & EraseActivitiesDeps['outbox'];
  uploads: Pick<UploadStore, 'permitUpload' | 'removeAllVersions'>;
  audit: Audit;
  timeOrderedId(at: string): string;
  derivedId(...parts: string[]): string;
  fingerprint(text: string): string;
  /** Whom guests of an interview answer where the recruiter has no address. */
  organiser: string;
  now(): string;
}

type Route = typeof routes.addEmployerActivity;
type Input = Pick<ActionInput<Route>, 'params' | 'headers' | 'body' | 'correlationId'>;

/**
 * Sent again under its Idempotency-Key, it is the same activity, and no message goes out twice. A message that the
 * carrier refuses is kept as `failed`. Errors: those of `newActivity`; `TALENT_NOT_FOUND` or `EMPLOYER_NOT_FOUND`;
 * `IDEMPOTENCY_KEY_REUSED`.
 */
export async function addActivity(input: Input, actor: Actor, deps: AddActivityDeps): Promise<ResponseOf<Route>> {
  authorise(actor, 'activities.manage');
  const person = await findPerson(input.params.id, deps);
  const { record, isReplay } = await take(input, actor, person, deps);
  const delivery = await deliver(record, person.name, deps);
  const activity = activityOf({ ...record, delivery });
  await noteTouch(activity, person, deps);
  await assertStillThere(input.params.id, deps);
  if (!isReplay) await noteInTrail(activity, input, actor, deps);
  if (!record.objectKey || !record.document) return activity;
  return { ...activity, upload: await deps.uploads.permitUpload(record.objectKey, record.document.contentType) };
}

async function findPerson(id: string, { people }: AddActivityDeps): Promise<Person> {
  const person = await people.find(id);
  if (!person) throw new AppError('not-found', NOT_FOUND_CODE[people.kind]);
  return person;
}

/** Stores the activity, or finds the one that the same key led to before. */
async function take({ params: { id }, headers, body }: Input, actor: Actor, person: Person, deps: AddActivityDeps) {
  const now = deps.now();
  const key = headers['idempotency-key'];
  const newId = deps.timeOrderedId(now);
  const activityId = key ? await deps.activities.claim(id, deps.derivedId('activity', id, key), newId) : newId;
  const contentDigest = deps.fingerprint(JSON.stringify(body));
  const about = { kind: deps.people.kind, id };
  const by = actor.kind === 'admin' ? actor.email : null;
  return storeOnce<ActivityRecord>(contentDigest, {
    known: () => deps.activities.get(id, activityId),
    make: async () =>
      newActivity(body, { activityId, about, person, by, organiser: deps.organiser, contentDigest, now }),
    insert: (record) => deps.activities.insert(record),
  });
}

/** A message that did not go out reached nobody, and a document is for the recruiters themselves. */
async function noteTouch(activity: Activity, person: Person, { people }: AddActivityDeps): Promise<void> {
  const { kind, about, delivery, createdAt } = activity;
  if (kind === 'document' || delivery === 'failed') return;
  await people.touch(about.id, createdAt, reaches(person, activity));
}

/** Only a message to their own address or number answers someone; a colleague who is notified of them does not. */
function reaches({ email, phone, place }: Person, { kind, to }: Activity): boolean {
  if (kind === 'sms') return phone !== null && to.includes(internationalPhone(phone, place) ?? phone);
  return email !== null && to.map(normaliseEmail).includes(normaliseEmail(email));
}

/** If the record was deleted meanwhile, what was just added is removed too. */
async function assertStillThere(id: string, deps: AddActivityDeps): Promise<void> {
  if (await deps.people.find(id)) return;
  await eraseActivities(id, deps);
  throw new AppError('not-found', NOT_FOUND_CODE[deps.people.kind]);
}

async function noteInTrail(
  { kind, about, activityId, delivery }: Activity,
  { correlationId }: Input,
  actor: Actor,
  deps: AddActivityDeps,
): Promise<void> {
  const facts = { kind, activityId, ...(delivery && { delivery }) };
  const changes = Object.entries(facts).map(([field, after]) => ({ field, after }));
  await deps.audit(actor, {
    action: 'activity.add',
    recordKind: 'activity',
    recordId: about.id,
    changes,
    correlationId,
  });
}
