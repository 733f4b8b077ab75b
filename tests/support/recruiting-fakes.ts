/** Employers, activities, the outbox and the trail in memory, which keep the promises of the real stores. */
import type { MoveWithLetter } from '../../lambdas/applications/move-with-letter.ts';
import type { NotedRead, NoteRead } from '../../lambdas/audit/read-trail.ts';
import type { Carrier } from '../../lambdas/outbox/carrier.ts';
import type { ActivityRecord, ActivityStore } from '../../lambdas/stores/activity-store.ts';
import type { Audit, AuditedChange } from '../../lambdas/stores/audit-store.ts';
import type { EmployerStore } from '../../lambdas/stores/employer-store.ts';
import { type OutboxStore, type StoredOutgoing, storedOutgoing } from '../../lambdas/stores/outbox-store.ts';
import { withoutApplication } from '../../shared/domain/applicant-letters.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { fakeApplications } from './fakes.ts';

/** Lets others go first, so that callers at once really interleave. */
async function later<T>(work: () => T): Promise<T> {
  await Promise.resolve();
  return work();
}

/** Employers; `rows` is what is stored. */
export function fakeEmployers(...records: Employer[]) {
  const rows = new Map(records.map((employer) => [employer.employerId, employer]));
  const importOf = new Map<string, string>();
  const store: EmployerStore = {
    get: (id) => later(() => rows.get(id)),
    insert: (employer) =>
      later(() => {
        if (rows.has(employer.employerId)) return false;
        rows.set(employer.employerId, employer);
        return true;
      }),
    insertImported: (employer, importId) =>
      later(() => {
        if (!rows.has(employer.employerId)) {
          rows.set(employer.employerId, employer);
          importOf.set(employer.employerId, importId);
        }
        return importOf.get(employer.employerId) === importId;
      }),
    removeImported: (id, importId) =>
      later(() => {
        if (rows.get(id)?.version !== 1 || importOf.get(id) !== importId) return !rows.has(id);
        return rows.delete(id);
      }),
    edit: (id, version, changes, at) =>
      later(() => {
        const known = rows.get(id);
        if (known?.version !== version) return undefined;
        const edited = { ...known, ...changes, version: version + 1, updatedAt: at };
        rows.set(id, edited);
        return edited;
      }),
    touch: (id, at, answers) =>
      later(() => {
        const known = rows.get(id);
        if (!known) return;
        const isNewer = known.lastTouchAt === null || known.lastTouchAt < at;
        const touched = isNewer ? { lastTouchAt: at, updatedAt: at } : {};
        const answered = answers && known.replyBy !== null ? { replyBy: null, answeredAt: at } : {};
        rows.set(id, { ...known, ...touched, ...answered });
      }),
    remove: (id) =>
      later(() => {
        rows.delete(id);
      }),
    all: () => later(() => [...rows.values()].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))),
  };
  return { rows, ...store };
}

/** Activities; `rows` is what is stored, newest first. */
export function fakeActivities(...records: ActivityRecord[]) {
  const claims = new Map<string, string>();
  let stored = [...records];
  const find = (recordId: string, activityId: string) =>
    stored.find((activity) => activity.recordId === recordId && activity.activityId === activityId);
  const of = (recordId: string) =>
    stored
      .filter((activity) => activity.recordId === recordId)
      .sort((a, b) => b.activityId.localeCompare(a.activityId));
  const store: ActivityStore = {
    list: (recordId, { limit, cursor }) =>
      later(() => {
        const start = Number(cursor ?? 0);
        const items = of(recordId).slice(start, start + limit);
        return { items, nextCursor: start + limit < of(recordId).length ? String(start + limit) : null };
      }),
    async *all(recordId) {
      yield* of(recordId);
    },
    get: (recordId, activityId) => later(() => find(recordId, activityId)),
    claim: (recordId, key, activityId) =>
      later(() => {
        const claimed = claims.get(`${recordId} ${key}`) ?? activityId;
        claims.set(`${recordId} ${key}`, claimed);
        return claimed;
      }),
    insert: (activity) =>
      later(() => {
        if (find(activity.recordId, activity.activityId)) return false;
        stored.push(activity);
        return true;
      }),
    setDelivery: (recordId, activityId, delivery) =>
      later(() => {
        const known = find(recordId, activityId);
        if (known) stored = stored.map((activity) => (activity === known ? { ...known, delivery } : activity));
        return known !== undefined;
      }),
    removeAll: (recordId, only) =>
      later(() => {
        stored = stored.filter((one) => one.recordId !== recordId || (only && !only.has(one.activityId)));
      }),
    moveAll: (fromId, toId) =>
      later(() => {
        stored = stored.map((activity) =>
          activity.recordId === fromId
            ? { ...activity, recordId: toId, about: { ...activity.about, id: toId } }
            : activity,
        );
      }),
  };
  return { rows: () => stored, ...store };
}

/** Messages; `rows` is what is stored. */
export function fakeOutbox() {
  const rows = new Map<string, Outgoing & Partial<StoredOutgoing>>();
  const change = (id: string, changes: (known: Outgoing) => Partial<StoredOutgoing>) => {
    const known = rows.get(id);
    if (known) rows.set(id, { ...known, ...changes(known) });
    return known !== undefined;
  };
  const store: OutboxStore = {
    get: (id) => later(() => rows.get(id)),
    insert: (outgoing) =>
      later(() => {
        if (rows.has(outgoing.outgoingId)) return false;
        rows.set(outgoing.outgoingId, outgoing);
        return true;
      }),
    setDelivery: (id, delivery) => later(() => change(id, () => ({ delivery }))),
    async *listLeft(since, until) {
      const isLeft = (one: Partial<StoredOutgoing> & Outgoing) => one.isResumable && one.delivery === 'pending';
      yield* [...rows.values()].filter((one) => isLeft(one) && one.createdAt >= since && one.createdAt <= until);
    },
    takeUp: (id, at, unlessAfter) =>
      later(() => {
        const known = rows.get(id);
        if (known?.delivery !== 'pending' || (known.takenUpAt ?? '') > unlessAfter) return false;
        return change(id, () => ({ takenUpAt: at }));
      }),
    list: ({ limit }, keep) =>
      later(() => ({ items: [...rows.values()].filter(keep).slice(0, limit), nextCursor: null })),
    remove: (id) =>
      later(() => {
        rows.delete(id);
      }),
    removeOfRecord: (recordId) =>
      later(() => {
        for (const [id, { about }] of rows) if (about.id === recordId) rows.delete(id);
      }),
    dropApplication: (id, applicationId) =>
      later(() => {
        const { text, applicationIds } = withoutApplication(rows.get(id)?.text ?? '', applicationId);
        const [recordId] = applicationIds;
        if (recordId === undefined) rows.delete(id);
        else change(id, ({ about }) => ({ text, about: { ...about, id: recordId } }));
      }),
    moveTo: (id, recordId) =>
      later(() => {
        change(id, ({ about }) => ({ about: { ...about, id: recordId } }));
      }),
  };
  return { rows, ...store };
}

/** Moves with their letters, in these applications and this outbox. */
export function fakeMoveWithLetter(
  applications: ReturnType<typeof fakeApplications>,
  outbox: ReturnType<typeof fakeOutbox>,
): MoveWithLetter {
  return async (record, changes, letter) => {
    const known = applications.rows.get(record.applicationId);
    if (known?.withdrawnAt || outbox.rows.has(letter.outgoingId)) return undefined;
    const edited = await applications.edit(record, record.version, changes);
    if (edited) outbox.rows.set(letter.outgoingId, { ...storedOutgoing(letter), isResumable: true });
    return edited;
  };
}

/** A carrier; `handedOver` is what it took, and `refuses` lets it throw. */
export function fakeCarrier() {
  const handedOver: Outgoing[] = [];
  const state = { handedOver, refuses: false };
  const carrier: Carrier = {
    delivers: () => true,
    send: (outgoing) =>
      later(() => {
        if (state.refuses) throw Object.assign(new Error('Address is on the list'), { name: 'MessageRejected' });
        handedOver.push(outgoing);
        return 'sent';
      }),
  };
  return Object.assign(state, { carrier });
}

/** The trail; `entries` is what was noted, with who did it. */
export const ALL_CLEAN = async () => 'clean' as const;

export function fakeTrail() {
  const entries: (AuditedChange & { actor: Actor })[] = [];
  const ids = new Set<string>();
  const audit: Audit = (actor, { once, ...change }) =>
    later(() => {
      const id = `${change.action} ${change.recordId} ${once ?? ids.size}`;
      if (!ids.has(id)) entries.push({ actor, ...change });
      ids.add(id);
    });
  const reads: (NotedRead & { actor: Actor })[] = [];
  const noteRead: NoteRead = (actor, read) => later(() => void reads.push({ actor, ...read }));
  return { entries, audit, reads, noteRead };
}
