/** Stores, queues and clocks in memory that keep the promises of the real ones: conditional writes, order, one winner. */
import { contentTag } from '../../lambdas/drops/drop-application-id.ts';
import type { ApplicationRecord } from '../../lambdas/stores/application-record.ts';
import { NAMED_REMOVALS, type RemovalState, removalKey } from '../../lambdas/stores/application-removals.ts';
import type { ApplicationStore } from '../../lambdas/stores/application-store.ts';
import { TOKENS_MAX } from '../../lambdas/stores/application-tokens.ts';
import type { GoneJob, JobStore } from '../../lambdas/stores/job-store.ts';
import { allKnownBy, claimKey, type KnownBy, knownBy } from '../../lambdas/stores/known-by.ts';
import type { MatchStore } from '../../lambdas/stores/match-store.ts';
import { type MergeRecord, type MergeStore, mergeKey } from '../../lambdas/stores/merge-store.ts';
import type { Place, ProgressStore, RoundWork } from '../../lambdas/stores/progress-store.ts';
import type { RankingForm, ResumeStore } from '../../lambdas/stores/resume-store.ts';
import { takenOver } from '../../lambdas/stores/taken-over.ts';
import { kindOf, placeOf, STANDING_BESIDE, type TalentRecord } from '../../lambdas/stores/talent-record.ts';
import type { TalentStore } from '../../lambdas/stores/talent-store.ts';
import type { Tombstone } from '../../lambdas/stores/talent-tombstones.ts';
import type { StoredObject } from '../../lambdas/stores/upload-contents.ts';
import type { UploadStore } from '../../lambdas/stores/upload-store.ts';
import type { FoundVerdict, VerdictStore } from '../../lambdas/stores/verdict-store.ts';
import type { Page } from '../../shared/contract/listing.ts';
import { isApplication } from '../../shared/domain/application.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { Match } from '../../shared/domain/match.ts';
import { DEFAULT_SETTINGS } from '../../shared/domain/settings.ts';
import type { Resume } from '../../shared/domain/talent.ts';

export interface Clock {
  now(): string;
  pass(seconds: number): void;
}

/** A clock that stands still until a test advances it. */
export function clockAt(start: string): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time).toISOString(),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** Distinct ids in a known order: `id1`, `id2`, ... */
export function counted(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

/** Every store answers later, so that callers at once really interleave. */
const later = async <T>(act: () => T): Promise<T> => {
  await Promise.resolve();
  return act();
};

/** What was sent, in order; set `down` to make sending fail as an unreachable queue does. */
export function outbox<T>(): { sent: T[]; down: boolean; send(message: T): Promise<void> } {
  const box = {
    sent: [] as T[],
    down: false,
    send: (message: T) =>
      later(() => {
        if (box.down) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        box.sent.push(message);
      }),
  };
  return box;
}

function merged<T extends object>(record: T, changes: object): T {
  const next = { ...record, ...changes };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as T;
}

/** Pages as DynamoDB does: the cursor is a place in the list, and a full page may be followed by an empty one. */
function paged<T>(items: T[], { limit, cursor }: { limit: number; cursor?: string }): Page<T> {
  const start = Number(cursor ?? 0);
  const page = items.slice(start, start + limit);
  return { items: page, nextCursor: page.length === limit ? String(start + limit) : null };
}

/** What an agency has decided that has decided nothing. */
export const legalBasis = async () => DEFAULT_SETTINGS.legalBasis;

/** Applications; `rows` is what is stored. */
export function fakeApplications(clock: Clock, ...records: ApplicationRecord[]) {
  const rows = new Map(records.map((record) => [record.applicationId, record]));
  const write = (id: string, changes: object): ApplicationRecord => {
    const next = merged(rows.get(id) as ApplicationRecord, { ...changes, updatedAt: clock.now() });
    rows.set(id, next);
    return next;
  };
  let removals: RemovalState = { revision: 0, changedAt: '', last: [] };
  /** Of postponed letters, by application. */
  const dueDays = new Map<string, string>();
  const store: ApplicationStore = {
    get: (id) => later(() => rows.get(id)),
    getMany: (ids) => later(() => ids.flatMap((id) => rows.get(id) ?? [])),
    insert: (record) =>
      later(() => {
        if (rows.has(record.applicationId)) return false;
        rows.set(record.applicationId, record);
        return true;
      }),
    addConfirmToken: (id, token) =>
      later(() => {
        const known = rows.get(id);
        if (known) rows.set(id, { ...known, confirmTokens: new Set([...(known.confirmTokens ?? []), token]) });
      }),
    mailed: ({ applicationId: id }) =>
      later(() => {
        const known = rows.get(id);
        if (known) rows.set(id, merged(known, { mailDue: undefined, mailPostponed: undefined }));
      }),
    listedIn: (id, outgoingId, at) =>
      later(() => {
        const known = rows.get(id);
        const letterIds = new Set([...(known?.letterIds ?? []), outgoingId]);
        if (known) rows.set(id, { ...known, letterIds, linkedAt: at });
      }),
    postponeMail: ({ applicationId: id }, day) =>
      later(() => {
        const known = rows.get(id);
        if (known) rows.set(id, merged(known, { mailDue: undefined, mailPostponed: true }));
        if (known) dueDays.set(id, day);
      }),
    async *listPostponed(day) {
      const dueOf = ({ applicationId, submittedAt }: ApplicationRecord) =>
        `${dueDays.get(applicationId) ?? ''} ${submittedAt}`;
      yield* [...rows.values()]
        .filter(({ applicationId, mailPostponed }) => mailPostponed && (dueDays.get(applicationId) ?? '') <= day)
        .sort((a, b) => dueOf(a).localeCompare(dueOf(b)));
    },
    async *listMailDue(time) {
      yield* [...rows.values()].filter(({ mailDue, submittedAt }) => mailDue && submittedAt >= time);
    },
    remove: (id) =>
      later(() => {
        rows.delete(id);
        const revision = removals.revision + 1;
        const last = [...removals.last, { revision, at: clock.now(), key: removalKey(id) }].slice(-NAMED_REMOVALS);
        removals = { revision, changedAt: clock.now(), last };
      }),
    removalState: () => later(() => removals),
    addMailedDigest: (id, digest) =>
      later(() => {
        const known = rows.get(id);
        if (known) rows.set(id, { ...known, mailedDigest: digest });
      }),
    addTokenDigest: (id, digest) =>
      later(() => {
        const known = rows.get(id)?.tokenDigests;
        if (known && known.size >= TOKENS_MAX && !known.has(digest)) return false;
        known?.add(digest);
        return true;
      }),
    replaceTokens: (id, known, digest) =>
      later(() => {
        const row = rows.get(id);
        if (!row?.tokenDigests?.has(known)) return false;
        row.tokenDigests = new Set([digest]);
        return true;
      }),
    advance: ({ applicationId, revision }, changes) =>
      later(() =>
        rows.get(applicationId)?.revision === revision
          ? write(applicationId, { ...changes, revision: revision + 1 })
          : undefined,
      ),
    edit: ({ applicationId }, version, changes) =>
      later(() =>
        rows.get(applicationId)?.version === version
          ? write(applicationId, { ...changes, version: version + 1 })
          : undefined,
      ),
    list: ({ by, ...page }, keep = () => true) =>
      later(() => {
        const wanted = by === 'submission' ? {} : by;
        const fits = (record: ApplicationRecord) =>
          Object.entries(wanted).every(([name, value]) => record[name as keyof ApplicationRecord] === value);
        const time = 'resumeStatus' in wanted ? 'updatedAt' : 'submittedAt';
        const newestFirst = [...rows.values()].sort((a, b) => b[time].localeCompare(a[time]));
        return paged(newestFirst.filter(fits).filter(keep), page);
      }),
    listSince: (time) =>
      later(() =>
        [...rows.values()]
          .filter(({ submittedAt }) => submittedAt >= time)
          .sort((a, b) => b.submittedAt.localeCompare(a.submittedAt)),
      ),
    async *listAgreedUntil(time) {
      const found = [...rows.values()].filter(
        ({ consent, submittedAt }) => consent?.talentPoolAt && submittedAt <= time,
      );
      yield* found.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
    },
    async *listUntil(time) {
      const found = [...rows.values()].filter(({ submittedAt }) => submittedAt <= time);
      yield* found.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
    },
    listApplicants: (jobId) =>
      later(() => [...rows.values()].flatMap((record) => (record.jobId === jobId && record.talentId) || [])),
    listCounted: (stage) =>
      later(() => [...rows.values()].filter((record) => record.stage === stage && isApplication(record))),
    listReadingSince: (status, since) =>
      later(() => [...rows.values()].filter((one) => one.resumeStatus === status && one.updatedAt >= since)),
    countReading: (status) =>
      later(() => [...rows.values()].filter(({ resumeStatus }) => resumeStatus === status).length),
    async *listReading(status) {
      const found = [...rows.values()].filter(({ resumeStatus }) => resumeStatus === status);
      yield* found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
    },
    async *listUnfinished(work, since = '') {
      const found = [...rows.values()].filter((record) => record.unfinished === work && record.updatedAt >= since);
      yield* found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
    },
    listByAddress: (email, limit, keep) =>
      later(() => {
        const own = [...rows.values()].filter((one) => normaliseEmail(one.email ?? '') === normaliseEmail(email));
        const newestFirst = own.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
        return newestFirst.filter(keep).slice(0, limit);
      }),
    async *listUnjoined() {
      yield* [...rows.values()].filter(({ talentId }) => talentId === undefined);
    },
  };
  return { rows, ...store };
}

/** What was kept of merges, by the talent that went. */
export function fakeMerges(...records: MergeRecord[]) {
  const rows = new Map(records.map((merge) => [merge.other.talentId, merge]));
  const store: MergeStore = {
    keep: (merge) =>
      later(() => {
        const { talentId } = merge.other;
        if (!rows.has(talentId)) rows.set(talentId, { ...merge, talentId: mergeKey(talentId), kind: 'merge' });
      }),
    get: (otherId) => later(() => rows.get(otherId)),
    beginUndo: (otherId) =>
      later(() => {
        const merge = rows.get(otherId);
        if (merge) rows.set(otherId, { ...merge, undoing: true });
        return merge !== undefined;
      }),
    remove: (otherId) => later(() => void rows.delete(otherId)),
  };
  return { rows, ...store };
}

/** Talents; `rows` is what is stored, claims of addresses apart. */
export function fakeTalents(clock: Clock, ...records: TalentRecord[]) {
  const rows = new Map(records.map((record) => [record.talentId, record]));
  const owners = new Map(
    records
      .filter(({ besideId }) => besideId === undefined)
      .map((record) => [claimKey(knownBy(record)), record.talentId]),
  );
  const takeOver = (known: TalentRecord, changes: Partial<TalentRecord>) => {
    const counted = { ...changes, updatedAt: clock.now(), applyCount: (known.applyCount ?? 0) + 1 };
    rows.set(known.talentId, merged(known, counted));
  };
  const gone: Tombstone[] = [];
  const resolveMergedId = (id: string): string => {
    const next = rows.get(id)?.mergingInto ?? gone.find(({ goneId }) => goneId === id)?.mergedInto;
    return next === undefined ? id : resolveMergedId(next);
  };
  const claim = (known: KnownBy, newTalentId: string): string => {
    const key = claimKey(known);
    if (!owners.has(key)) owners.set(key, newTalentId);
    return owners.get(key) as string;
  };
  const besides = (id: string) => [...rows.values()].filter(({ kind }) => kind === kindOf(id));
  const place = (id: string, besideId: string | undefined) => {
    const known = rows.get(id);
    if (known) rows.set(id, merged(known, { ...placeOf(besideId), updatedAt: clock.now() }));
  };
  const placeAnew = (talent: TalentRecord) => {
    const owner = resolveMergedId(claim(knownBy(talent), talent.talentId));
    place(talent.talentId, owner === talent.talentId ? undefined : owner);
  };
  const people = () => [...rows.values()].filter(({ kind }) => kind === 'talent');
  const store: TalentStore = {
    claim: (known, newTalentId) => later(() => claim(known, newTalentId)),
    insert: (talent) =>
      later(() => {
        if (rows.has(talent.talentId)) return false;
        rows.set(talent.talentId, talent);
        if (talent.besideId === undefined) claim(knownBy(talent), talent.talentId);
        return true;
      }),
    besides: (id) => later(() => besides(id)),
    standing: () => later(() => [...rows.values()].filter(({ standing }) => standing !== undefined)),
    confirm: (id, at) =>
      later(() => {
        const known = rows.get(id);
        if (known && !known.confirmedAt) rows.set(id, { ...known, confirmedAt: at });
      }),
    place: (id, besideId) => later(() => place(id, besideId)),
    placeAnew: (talent) => later(() => placeAnew(talent)),
    markStanding: ({ talentId, kind }) =>
      later(() => {
        const known = rows.get(talentId);
        if (known?.kind === kind) rows.set(talentId, { ...known, standing: STANDING_BESIDE });
      }),
    get: (id) => later(() => rows.get(id)),
    forgetMerges: () => later(() => undefined),
    forgetMergesUntil: (time) =>
      later(() => {
        const old = [...rows.values()].filter(
          ({ kind, updatedAt }) => (kind as string) === 'merge' && updatedAt <= time,
        );
        for (const { talentId } of old) rows.delete(talentId);
        return old.length;
      }),
    resolveMergedId: (id) => later(() => resolveMergedId(id)),
    releaseClaim: (known, talentId) =>
      later(() => {
        if (owners.get(claimKey(known)) === talentId) owners.delete(claimKey(known));
      }),
    remove: ({ talentId, applyCount, mergedIds, confirmedAt, ...person }) =>
      later(() => {
        if (rows.has(talentId) && rows.get(talentId)?.applyCount !== applyCount) return false;
        rows.delete(talentId);
        gone.push({
          talentId: `erased#${talentId}`,
          kind: 'erased',
          goneId: talentId,
          mergedIds,
          ...(confirmedAt && { wasConfirmed: true as const }),
          updatedAt: clock.now(),
        });
        for (const known of allKnownBy(person)) {
          if (owners.get(claimKey(known)) === talentId) owners.delete(claimKey(known));
        }
        return true;
      }),
    free: (known, talentId) =>
      later(() => {
        if (!rows.has(talentId) && owners.get(claimKey(known)) === talentId) owners.delete(claimKey(known));
      }),
    apply: (talent) =>
      later(() => {
        const talentId = resolveMergedId(talent.talentId);
        const known = rows.get(talentId);
        if (known) takeOver(known, takenOver(known, talent));
        else rows.set(talentId, { ...talent, talentId });
        if (talent.besideId === undefined) claim(knownBy(talent), talentId);
        return talentId;
      }),
    restate: ({ talentId, applyCount }, facts) =>
      later(() => {
        const known = rows.get(talentId);
        if (!known || known.applyCount !== applyCount) return false;
        takeOver(known, facts);
        return true;
      }),
    choose: ({ talentId, version, applyCount }, changes) =>
      later(() => {
        const known = rows.get(talentId);
        if (known?.version !== version || known.applyCount !== applyCount) return undefined;
        const next = merged(known, { ...changes, version: version + 1, updatedAt: clock.now() });
        rows.set(talentId, { ...next, applyCount: (applyCount ?? 0) + 1 });
        return rows.get(talentId);
      }),
    settleBasis: ({ talentId, basisCount }, settled) =>
      later(() => {
        const known = rows.get(talentId);
        if (!known || known.basisCount !== basisCount) return false;
        rows.set(talentId, merged(known, { ...settled, basisCount: (basisCount ?? 0) + 1, updatedAt: clock.now() }));
        return true;
      }),
    edit: (id, version, changes) =>
      later(() => {
        const known = rows.get(id);
        if (known?.version !== version) return undefined;
        const next = merged(known, { ...changes, version: version + 1, updatedAt: clock.now() });
        rows.set(id, next);
        return next;
      }),
    list: (page, keep) => later(() => paged(people().filter(keep), page)),
    async *all() {
      yield* people();
    },
    count: () => later(() => people().length),
    everyone: () => later(people),
    changedSince: (time) =>
      later(() => {
        const isRecent = ({ updatedAt }: { updatedAt: string }) => updatedAt >= time;
        return { talents: people().filter(isRecent), gone: gone.filter(isRecent) };
      }),
  };
  const ownerOf = (known: KnownBy) => later(() => owners.get(claimKey(known)));
  const erasedIds = async (id: string) => {
    const tombstone = gone.find(({ goneId }) => goneId === id);
    return tombstone && [id, ...(tombstone.mergedIds ?? [])];
  };
  const wasConfirmed = async (id: string) =>
    gone.some(({ talentId, wasConfirmed: was }) => talentId === `erased#${id}` && was === true);
  return { rows, ownerOf, erasedIds, wasConfirmed, ...store };
}

/** Readings; `rows` is what is stored and `writes` counts how often something new was. */
export function fakeResumes(...records: Resume[]) {
  const keyOf = (talentId: string, resumeId: string) => `${talentId} ${resumeId}`;
  const rows = new Map(records.map((resume) => [keyOf(resume.talentId, resume.resumeId), resume]));
  const forms = new Map<string, RankingForm>();
  const store: ResumeStore = {
    get: (talentId, resumeId) => later(() => rows.get(keyOf(talentId, resumeId))),
    insert: (resume) =>
      later(() => {
        const key = keyOf(resume.talentId, resume.resumeId);
        if (!rows.has(key)) rows.set(key, resume);
      }),
    markTooComplex: ({ talentId, resumeId }, tooComplexFor) =>
      later(() => {
        const known = rows.get(keyOf(talentId, resumeId));
        if (known) rows.set(keyOf(talentId, resumeId), { ...known, tooComplexFor });
      }),
    markChecked: ({ talentId, resumeId }) =>
      later(() => {
        const known = rows.get(keyOf(talentId, resumeId));
        if (known) rows.set(keyOf(talentId, resumeId), { ...known, unsure: [] });
      }),
    list: (talentId) => later(() => [...rows.values()].filter((resume) => resume.talentId === talentId)),
    remove: (talentId, resumeId) =>
      later(() => {
        rows.delete(keyOf(talentId, resumeId));
      }),
    removeAll: (talentId) =>
      later(() => {
        for (const [key, resume] of rows) if (resume.talentId === talentId) rows.delete(key);
      }),
    getMany: (keys) => later(() => keys.flatMap(({ talentId, resumeId }) => rows.get(keyOf(talentId, resumeId)) ?? [])),
    formsOf: (keys) =>
      later(() =>
        keys.flatMap(({ talentId, resumeId }) => {
          const known = rows.get(keyOf(talentId, resumeId));
          const form = forms.get(keyOf(talentId, resumeId));
          return known ? [{ talentId, resumeId, rankingForm: form, tooComplexFor: known.tooComplexFor }] : [];
        }),
      ),
    keepForm: ({ talentId, resumeId }, form) =>
      later(() => {
        if (rows.has(keyOf(talentId, resumeId))) forms.set(keyOf(talentId, resumeId), form);
      }),
  };
  return { rows, forms, ...store };
}

/** Matches, written once; `rows` is what is stored. */
export function fakeMatches(...records: Match[]) {
  const rows = new Map(records.map((match) => [match.matchId, match]));
  const listBy =
    (field: 'talentId' | 'jobId' | 'resumeId', keep = (_match: Match) => true) =>
    (value: string, page: { limit: number; cursor?: string }) =>
      later(() =>
        paged(
          [...rows.values()].filter((match) => match[field] === value && keep(match)),
          page,
        ),
      );
  const store: MatchStore = {
    insert: (match) =>
      later(() => {
        if (!rows.has(match.matchId)) rows.set(match.matchId, match);
      }),
    get: (id) => later(() => rows.get(id)),
    remove: (id) =>
      later(() => {
        rows.delete(id);
      }),
    removeOfTalent: (talentId) =>
      later(() => {
        for (const [id, match] of rows) if (match.talentId === talentId) rows.delete(id);
      }),
    removeMany: (ids) =>
      later(() => {
        for (const id of ids) rows.delete(id);
      }),
    moveMany: (ids, talentId) =>
      later(() => {
        for (const id of ids) {
          const known = rows.get(id);
          if (known) rows.set(id, { ...known, talentId });
        }
      }),
    listByTalent: listBy('talentId'),
    listByJob: listBy('jobId'),
    listByReading: listBy('resumeId', ({ evaluationId }) => evaluationId === undefined),
    referencesOfTalent: (id) => later(() => [...rows.values()].filter(({ talentId }) => talentId === id)),
  };
  return { rows, ...store };
}

/** Jobs with their catalogue's revision; an active one waits to be matched after each change. */
export function fakeJobs(clock: Clock, ...records: Job[]) {
  const rows = new Map(records.map((job) => [job.jobId, job]));
  const importOf = new Map<string, string>();
  const unmatched = new Set(records.filter((job) => job.status === 'active').map((job) => job.jobId));
  const catalog = { revision: 0, changedAt: '', replacements: 0 };
  const gone: GoneJob[] = [];
  const noteChange = () => {
    catalog.revision += 1;
    catalog.changedAt = clock.now();
  };
  const changed = (job: Job) => {
    if (job.status === 'active') unmatched.add(job.jobId);
    else unmatched.delete(job.jobId);
    noteChange();
  };
  /** Before the removal and whatever comes of it, as the store does. */
  const noteRemoval = (goneId: string) => {
    noteChange();
    gone.push({ goneId, updatedAt: clock.now() });
  };
  const all = () => [...rows.values()];
  const store: JobStore = {
    get: (id) => later(() => rows.get(id)),
    insert: (job) =>
      later(() => {
        if (rows.has(job.jobId)) return false;
        rows.set(job.jobId, job);
        changed(job);
        return true;
      }),
    insertImported: (job, importId) =>
      later(() => {
        if (!rows.has(job.jobId)) {
          rows.set(job.jobId, job);
          importOf.set(job.jobId, importId);
          changed(job);
        }
        return importOf.get(job.jobId) === importId;
      }),
    removeImported: (id, importId) =>
      later(() => {
        noteRemoval(id);
        if (rows.get(id)?.version !== 1 || importOf.get(id) !== importId) return !rows.has(id);
        importOf.delete(id);
        unmatched.delete(id);
        return rows.delete(id);
      }),
    replace: (job, version) =>
      later(() => {
        if (rows.get(job.jobId)?.version !== version) return false;
        rows.set(job.jobId, job);
        changed(job);
        return true;
      }),
    remove: (id) =>
      later(() => {
        noteRemoval(id);
        unmatched.delete(id);
        return rows.delete(id);
      }),
    catalogState: () => later(() => ({ ...catalog })),
    changedSince: (time) =>
      later(() => ({
        jobs: all().filter(({ updatedAt }) => updatedAt >= time),
        gone: gone.filter(({ updatedAt }) => updatedAt >= time),
      })),
    noteReplacement: () =>
      later(() => {
        catalog.replacements += 1;
        noteChange();
      }),
    listAll: () => later(all),
    listStatuses: () => later(() => all().map(({ status }) => ({ status }))),
    listOpen: () => later(() => all().filter((job) => job.status === 'active' && job.public)),
    listActive: () => later(() => all().filter((job) => job.status === 'active')),
    listUnmatched: () => later(() => all().filter((job) => unmatched.has(job.jobId))),
    getLeftOut: () => later(() => null),
    markMatched: (id, version) =>
      later(() => {
        if (rows.get(id)?.version === version) unmatched.delete(id);
      }),
  };
  return { rows, unmatched, ...store };
}

/** Where rounds begin. */
export function fakeProgress() {
  const places = new Map<RoundWork, Place | undefined>();
  const store: ProgressStore = {
    getPlace: (work) => later(() => places.get(work)),
    keepPlace: (work, place) =>
      later(() => {
        places.set(work, place);
      }),
  };
  return { places, ...store };
}

/** Uploaded files with their versions, the newest last. */
export function fakeUploads(clock: Clock) {
  const objects = new Map<string, (StoredObject & { bytes: Uint8Array; storedAt: string })[]>();
  const find = (key: string, versionId?: string) =>
    objects.get(key)?.findLast((object) => versionId === undefined || object.versionId === versionId);
  const store: UploadStore = {
    removeAllVersions: (key) =>
      later(() => {
        objects.delete(key);
      }),
    permitDownload: (key, fileName) =>
      later(() => ({ url: `http://127.0.0.1/${key}?as=${fileName}`, expiresAt: clock.now() })),
    permitUpload: (key, contentType) =>
      later(() => ({
        url: 'http://127.0.0.1/upload',
        fields: { key, 'Content-Type': contentType },
        maxBytes: 15 * 1024 * 1024,
        expiresAt: clock.now(),
      })),
    head: (key, versionId) => later(() => find(key, versionId)),
    read: (key, versionId) =>
      later(() => {
        const object = find(key, versionId);
        if (!object) throw Object.assign(new Error('gone'), { name: 'NoSuchVersion' });
        return object.bytes;
      }),
    writeOnce: (key, bytes, _type, metadata = {}) =>
      later(() => {
        if (!objects.has(key)) put(key, 'v1', Buffer.from(bytes).toString(), metadata);
      }),
    copyOnce: (from, key, metadata) =>
      later(() => {
        const object = find(from.key, from.versionId);
        if (object && !objects.has(key)) put(key, 'v1', Buffer.from(object.bytes).toString(), metadata);
      }),
    removeVersion: (key, versionId) =>
      later(() => {
        const left = (objects.get(key) ?? []).filter((object) => object.versionId !== versionId);
        if (left.length > 0) objects.set(key, left);
        else objects.delete(key);
      }),
    keepFirstVersions: (key, count) =>
      later(() => {
        const kept = objects.get(key)?.slice(0, count);
        if (kept) objects.set(key, kept);
        return kept?.at(-1)?.versionId;
      }),
    removeVersions: (key, isOwn) =>
      later(() => {
        const left = (objects.get(key) ?? []).filter(({ eTag }) => !isOwn(eTag));
        if (left.length > 0) objects.set(key, left);
        else objects.delete(key);
      }),
    removeVersionsBut: (key, versionId) =>
      later(() => {
        const left = (objects.get(key) ?? []).filter((version) => version.versionId === versionId);
        if (left.length > 0) objects.set(key, left);
        else objects.delete(key);
      }),
    async *listVersions(prefix) {
      for (const [key, versions] of [...objects]) {
        if (key.startsWith(prefix)) yield* versions.map((version) => ({ ...version, key }));
      }
    },
    async *list(prefix, startAfter = '') {
      for (const [key, versions] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (key.startsWith(prefix) && key > startAfter) yield { key, eTag: versions.at(-1)?.eTag ?? '' };
      }
    },
  };
  /** With a key of its own, S3 gives the same bytes another entity tag each time. */
  const put = (
    key: string,
    versionId: string,
    text: string,
    metadata: Record<string, string> = {},
    eTag = contentTag(Buffer.from(text)),
  ) => {
    const bytes = Buffer.from(text);
    const object = {
      versionId,
      eTag,
      sizeBytes: bytes.length,
      contentType: 'text/plain',
      metadata,
      bytes,
      storedAt: clock.now(),
    };
    objects.set(key, [...(objects.get(key) ?? []), object]);
  };
  return { objects, put, ...store };
}

/** Verdicts of a scan for malware; while there is none, every file is clean. */
export function fakeVerdicts() {
  const scan = { isOn: false };
  const rows = new Map<string, FoundVerdict>();
  const store: VerdictStore = {
    of: (key, versionId) => later(() => (scan.isOn ? (rows.get(`${key} ${versionId}`) ?? 'awaited') : 'clean')),
    put: (key, versionId, verdict) => later(() => void rows.set(`${key} ${versionId}`, verdict)),
  };
  return { rows, scan, ...store };
}
