/** Talents in DynamoDB: one e-mail address, or phone number, is one person, by a claim that only one writer can win. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Basis } from '../../shared/domain/basis.ts';
import type { ChosenReading } from '../../shared/domain/current-reading.ts';
import { normaliseEmail, normalisePhone } from '../../shared/domain/field.ts';
import type { FactOrigins, Talent, TalentEdits } from '../../shared/domain/talent.ts';
import { type Condition, exists, unchanged } from '../dynamodb/condition.ts';
import { collected, readWholeIndex } from '../dynamodb/read-whole-index.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';

/** What a person is known by: the e-mail address, or where they gave none the phone number. */
export type KnownBy = { email: string } | { phone: string };

/** What was read or typed last stands beside what recruiters edited, so neither can overwrite the other. */
export interface TalentRecord {
  talentId: string;
  /** By this the index finds all people; whoever stands beside one of them is found by that one alone. */
  kind: 'talent' | `beside#${string}`;
  version: number;
  /** `null` of a person who is known by their phone number. */
  email: string | null;
  status: Talent['status'];
  source: string;
  createdAt: string;
  updatedAt: string;
  /** What all applications say together. */
  applied: {
    firstName: string;
    lastName: string;
    phone: string | null;
    location: string | null;
    headline: string | null;
  };
  /** When the newest application was sent. */
  appliedAt: string;
  /** Where each of `applied` is from; absent of talents from before it was kept. */
  origins?: FactOrigins;
  /** Counts applications taken over, so that two at once do not undo each other. */
  applyCount?: number;
  /**
   * Ids of the applications that were taken over: here one is known from its first moment, and in the index only later.
   * Absent of talents from before it was kept.
   */
  joined?: string[];
  /** When an application of theirs proved to be sent from their address, or a recruiter said so (ISO 8601). */
  confirmedAt?: string;
  /**
   * The talent whose address or number an unconfirmed application gave. This record has no claim, is in no list of
   * people, and is merged into that one once the application is confirmed.
   */
  besideId?: string;
  /** From recruiters; wins over `applied`. */
  edits: TalentEdits;
  resumeId?: string;
  /** When the application that `resumeId` comes from was sent. */
  resumeAt?: string;
  /** The reading that a recruiter chose; absent while the evidence decides. */
  chosen?: ChosenReading;
  /** Since talents were merged: everything that the person is known by. Each has a claim of this talent. */
  addresses?: KnownBy[];
  /** Talents that were merged into this one: what comes late may still be under their ids. */
  mergedIds?: string[];
  /** The talent that this one is being merged into; nothing is added to it any more. */
  mergingInto?: string;
  /** Skills and occupations that the current reading names, by their ids in the taxonomy: what searches go by. */
  skillIds?: string[];
  /** The best of what was stated of other jobs, as of the last time that was settled; absent where nothing holds. */
  basis?: Basis;
  /** Counts how often that was settled; absent of talents of whom it never was. */
  basisCount?: number;
  /** Matches with other jobs may still have to be removed: the ground they rested on has ended. */
  basisEnded?: true;
  /** What a recruiter stated; `null` put an end to all that had been stated before. */
  recruiterBasis?: { at: string; basis: Basis | null; by: string | null; reason: string };
  /** Of the last write. */
  writeId?: string;
}

/** What is settled about other jobs, and how a recruiter's statement changes it. */
export type SettledBasis = Pick<TalentRecord, 'basis' | 'basisEnded'> & Partial<Pick<TalentRecord, 'recruiterBasis'>>;

/** What stays of a talent that is no more, so that whoever remembers it can tell; nothing of the person. */
export interface Tombstone {
  talentId: string;
  kind: 'erased';
  /** Whom it stands for, and who had been merged into them. */
  goneId: string;
  mergedIds?: string[];
  /** Where everything of it is now; then the tombstone has the key that the talent had. */
  mergedInto?: string;
  updatedAt: string;
}

/** The claim of one address or number; it has no `kind` and so is in no index. */
interface Claim {
  talentId: string;
  ownerId: string;
}

/** As much of what is kept of a merge as says whether it may go. */
interface KeptMerge {
  talentId: string;
  survivorId: string;
  other: Pick<TalentRecord, 'talentId'>;
  undoing?: true;
}

/** What applications say of a talent. */
export type Restated = Partial<
  Pick<
    TalentRecord,
    'applied' | 'appliedAt' | 'origins' | 'joined' | 'email' | 'addresses' | 'resumeId' | 'resumeAt' | 'skillIds'
  >
>;

type Removed = Pick<TalentRecord, 'talentId' | 'email' | 'applied' | 'applyCount' | 'addresses' | 'mergedIds'>;

export interface TalentStore {
  /** The talent of an address or number; `newTalentId` if it was unknown. Two at once get the same answer. */
  claim(known: KnownBy, newTalentId: string): Promise<string>;
  get(talentId: string): Promise<TalentRecord | undefined>;
  /** Where what belongs to a talent is now: with itself, unless it was merged into another. */
  homeOf(talentId: string): Promise<string>;
  /**
   * Removes the talent, and then the claims that make its addresses or numbers known; `false` when an application came in
   * since it was read. A tombstone is left, and whoever stands beside it stays where they are.
   */
  remove(talent: Removed): Promise<boolean>;
  /** Removes what these talents and the one they were merged into were before, so that the merges cannot be undone any more. */
  forgetMerges(mergedIds: readonly string[] | undefined): Promise<void>;
  /** The same of merges decided at `time` (ISO 8601) or before; answers how many. */
  forgetMergesUntil(time: string): Promise<number>;
  /** Frees the address or number of a talent that is no more. */
  free(known: KnownBy, talentId: string): Promise<void>;
  /** Lets go of an address or number that does not lead to this talent any more. */
  disclaim(known: KnownBy, talentId: string): Promise<void>;
  /**
   * Creates the talent, or takes over what a newer application says. Recruiters' edits stay. The talent's id is answered:
   * that of another one where this was merged.
   */
  apply(talent: TalentRecord): Promise<string>;
  /** Creates the talent as it is given; `false` when its id is taken. */
  insert(talent: TalentRecord): Promise<boolean>;
  /** Those who stand beside a talent, the last changed first. */
  besides(talentId: string): Promise<TalentRecord[]>;
  /** Notes that the address or number is this person's. */
  confirm(talentId: string, at: string): Promise<void>;
  /** Lets a talent stand beside another one, or with `undefined` by itself. */
  place(talentId: string, besideId: string | undefined): Promise<void>;
  /** Lets whoever stood beside somebody who is gone stand by themselves, or beside who has the address now. */
  placeAnew(talent: TalentRecord): Promise<void>;
  /** Puts other facts in the place of those read in `talent`; `false` when an application came in since. */
  restate(talent: TalentRecord, facts: Restated): Promise<boolean>;
  /** Notes on what ground the person may be considered; `false` when that was settled again since `talent` was read. */
  settleBasis(talent: Pick<TalentRecord, 'talentId' | 'basisCount'>, settled: SettledBasis): Promise<boolean>;
  /** A recruiter's choice of reading; `undefined` when an edit or an application came in since `talent` was read. */
  choose(
    talent: TalentRecord,
    changes: Restated & Pick<TalentRecord, 'edits' | 'status' | 'chosen'>,
  ): Promise<TalentRecord | undefined>;
  /** A recruiter's edit; `undefined` when the stored version is another. */
  edit(
    talentId: string,
    version: number,
    changes: Pick<TalentRecord, 'edits' | 'status'> &
      Partial<Pick<TalentRecord, 'recruiterBasis' | 'basis' | 'basisCount' | 'basisEnded'>>,
  ): Promise<TalentRecord | undefined>;
  /** Last changed first, only those that pass; pages may be short. */
  list(page: { limit: number; cursor?: string }, keep: (record: TalentRecord) => boolean): Promise<Page<TalentRecord>>;
  all(): AsyncGenerator<TalentRecord>;
  /** All at once, in no order, as quickly as can be. */
  everyone(): Promise<TalentRecord[]>;
  /** Those written at `time` (ISO 8601) or later, and those gone since. */
  changedSince(time: string): Promise<{ talents: TalentRecord[]; gone: Tombstone[] }>;
  count(): Promise<number>;
}

/** As much of a record as is shown in lists. */
type ShownTalent = Pick<
  TalentRecord,
  | 'talentId'
  | 'version'
  | 'email'
  | 'status'
  | 'source'
  | 'createdAt'
  | 'updatedAt'
  | 'applied'
  | 'confirmedAt'
  | 'besideId'
  | 'edits'
  | 'resumeId'
  | 'basis'
>;

/** A talent as the API shows it: edits over what was applied with. */
export function talentOf({ applied, edits, ...record }: ShownTalent): Talent {
  return {
    talentId: record.talentId,
    version: record.version,
    email: record.email,
    firstName: edits.firstName ?? applied.firstName,
    lastName: edits.lastName ?? applied.lastName,
    phone: edits.phone ?? applied.phone,
    location: edits.location ?? applied.location,
    headline: applied.headline,
    status: record.status,
    source: record.source,
    emailConfirmed: record.confirmedAt !== undefined,
    besideId: record.besideId ?? null,
    resumeId: record.resumeId ?? null,
    basis: record.basis ?? null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

/** The key of the claim on an address or number, one per spelling that means the same. */
export function claimKey(known: KnownBy): string {
  return 'email' in known ? `email#${normaliseEmail(known.email)}` : `phone#${normalisePhone(known.phone)}`;
}

/** Whoever is known by a number applied with it, in whatever spelling; recruiters' edits stand beside it. */
export function knownBy({ email, applied }: Pick<TalentRecord, 'email' | 'applied'>): KnownBy {
  return email === null ? { phone: applied.phone ?? '' } : { email };
}

/** Everything that the person is known by, each once. */
export function allKnownBy(talent: Pick<TalentRecord, 'email' | 'applied' | 'addresses'>): KnownBy[] {
  const all = [knownBy(talent), ...(talent.addresses ?? [])];
  return [...new Map(all.map((known) => [claimKey(known), known])).values()];
}

/** More talents than were ever merged one into the other, one after another. */
const HOMES_MAX = 10;

/** What the newer application says wins, but nothing that is known gives way to nothing. */
export function mergedApplied(known: TalentRecord, given: TalentRecord): Pick<TalentRecord, 'applied' | 'appliedAt'> {
  const isNewer = given.appliedAt >= known.appliedAt;
  const [older, newer] = isNewer ? [known, given] : [given, known];
  const said = Object.entries(newer.applied).filter(([, value]) => value !== null && value !== '');
  return { applied: { ...older.applied, ...Object.fromEntries(said) }, appliedAt: newer.appliedAt };
}

/** What a talent is once an application was taken over, as far as that changes it. */
export function takenOver(known: TalentRecord, given: TalentRecord): Partial<TalentRecord> {
  const joined = known.joined && { joined: [...new Set([...known.joined, ...(given.joined ?? [])])] };
  const confirmedAt = known.confirmedAt ?? given.confirmedAt;
  return { ...mergedApplied(known, given), ...joined, ...(confirmedAt && { confirmedAt }) };
}

const BESIDE = 'beside#';

/** The kind of a talent who stands beside another one, or by themselves. */
export function kindOf(besideId: string | undefined): TalentRecord['kind'] {
  return besideId === undefined ? 'talent' : `${BESIDE}${besideId}`;
}

const isPerson = (item: TalentRecord | Tombstone | undefined): item is TalentRecord =>
  item !== undefined && (item.kind === 'talent' || item.kind?.startsWith(BESIDE));

/** Nobody's item may be made of an update: a talent that was erased meanwhile stays erased. */
export const IS_PERSON = {
  expression: '(#kind = :talent OR begins_with(#kind, :beside))',
  names: { '#kind': 'kind' },
  values: { ':talent': 'talent', ':beside': BESIDE },
};
const NOT_YET_APPLIED = { ...IS_PERSON, expression: `${IS_PERSON.expression} AND attribute_not_exists(applyCount)` };

/** Nothing was written to the talent since, neither by a recruiter nor by an application. */
export function asRead({ version, applyCount }: Pick<TalentRecord, 'version' | 'applyCount'>): Condition {
  const versionHolds = `${IS_PERSON.expression} AND #version = :version`;
  const names = { ...IS_PERSON.names, '#version': 'version', '#count': 'applyCount' };
  const values = { ...IS_PERSON.values, ':version': version };
  if (!applyCount) return { expression: `${versionHolds} AND attribute_not_exists(#count)`, names, values };
  return { expression: `${versionHolds} AND #count = :count`, names, values: { ...values, ':count': applyCount } };
}

const BY_UPDATE = { index: 'byUpdate', key: { name: 'kind', value: 'talent' } };
const BY_MERGE = { index: 'byUpdate', key: { name: 'kind', value: 'merge' } };
const BY_END = { index: 'byUpdate', key: { name: 'kind', value: 'erased' } };

/** Of its own key, since an application on its way may make the talent anew. */
export const tombstoneKey = (goneId: string) => `erased#${goneId}`;

/** What two were before they became one; it goes with either of them. */
export const mergeKey = (otherId: string) => `merge#${otherId}`;

/** That a talent is not among all people any more though it is there still. */
const leftKey = (talentId: string) => `left#${talentId}`;

/** Of every write that changes what lists show: the moment of the write, by which the change is found. */
const updatedNow = () => ({ updatedAt: new Date().toISOString() });

const newest = ({ updatedAt }: Tombstone) => ({
  expression: 'attribute_not_exists(#at) OR #at <= :at',
  names: { '#at': 'updatedAt' },
  values: { ':at': updatedAt },
});

/** What a handler gets that only reads. */
export type TalentReader = Pick<
  TalentStore,
  'get' | 'homeOf' | 'besides' | 'list' | 'all' | 'everyone' | 'changedSince' | 'count'
>;

/** The store over the table named in the environment. */
export function talentStore(client: TableClient<'talents', 'changes'>): TalentStore;
export function talentStore(client: TableClient<'talents', 'reads'>): TalentReader;
export function talentStore(client: TableClient<'talents'>): TalentStore {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const claims = table<Claim>(client, TABLES.talents);
  const tombstones = table<Tombstone>(client, TABLES.talents);
  const merges = table<KeptMerge>(client, TABLES.talents);

  /** Writes what applications say, unless another one did since `known` was read. */
  const takeOver = async ({ talentId, applyCount = 0 }: TalentRecord, changes: Partial<TalentRecord>) => {
    const condition = applyCount === 0 ? NOT_YET_APPLIED : unchanged('applyCount', applyCount);
    const written = { ...changes, ...updatedNow(), applyCount: applyCount + 1 };
    return (await talents.update({ talentId }, written, condition)) !== undefined;
  };

  const get = async (talentId: string): Promise<TalentRecord | undefined> => {
    const record = await talents.get({ talentId });
    return isPerson(record) ? record : undefined;
  };

  const keepClaim = (known: KnownBy, ownerId: string) =>
    claims.insert({ talentId: claimKey(known), ownerId }, 'talentId');

  const disclaim = async (known: KnownBy, ownerId: string): Promise<void> => {
    const own = { expression: '#o = :o', names: { '#o': 'ownerId' }, values: { ':o': ownerId } };
    await claims.removeWhere({ talentId: claimKey(known) }, own);
  };

  const free = async (known: KnownBy, ownerId: string): Promise<void> => {
    if (await get(ownerId)) return;
    await disclaim(known, ownerId);
    // Whoever had the claim in hand may have made the talent anew meanwhile.
    if (await get(ownerId)) await keepClaim(known, ownerId);
  };

  const homeOf = async (talentId: string): Promise<string> => {
    let home = talentId;
    for (let steps = 0; steps < HOMES_MAX; steps += 1) {
      const item = (await talents.get({ talentId: home })) as TalentRecord | Tombstone | undefined;
      if (item?.kind === 'erased' && item.mergedInto) home = item.mergedInto;
      else if (!isPerson(item) || !item.mergingInto) break;
      // Who was to take it in may have been erased before it was done.
      else if (!(await talents.get({ talentId: item.mergingInto }))) break;
      else home = item.mergingInto;
    }
    return home;
  };

  const bury = async (goneId: string, mergedIds?: string[]): Promise<void> => {
    const others = mergedIds && { mergedIds };
    const tombstone: Tombstone = { talentId: tombstoneKey(goneId), kind: 'erased', goneId, ...others, ...updatedNow() };
    await tombstones.replace(tombstone, newest(tombstone));
  };

  const claim: TalentStore['claim'] = async (known, newTalentId) => {
    if (await keepClaim(known, newTalentId)) return newTalentId;
    const owner = await claims.get({ talentId: claimKey(known) });
    return owner?.ownerId ?? newTalentId;
  };

  const besides = (talentId: string) =>
    collected(talents.all({ index: 'byUpdate', key: { name: 'kind', value: kindOf(talentId) } }));

  const place = async (talentId: string, besideId: string | undefined): Promise<void> => {
    const placed = { kind: kindOf(besideId), besideId, ...updatedNow() };
    if (!(await talents.update({ talentId }, placed, IS_PERSON)) || besideId === undefined) return;
    const left: Tombstone = { talentId: leftKey(talentId), kind: 'erased', goneId: talentId, ...updatedNow() };
    await tombstones.replace(left, newest(left));
  };

  const placeAnew = async (talent: TalentRecord): Promise<void> => {
    const owner = await homeOf(await claim(knownBy(talent), talent.talentId));
    await place(talent.talentId, owner === talent.talentId ? undefined : owner);
  };

  const forgetMerges = async (mergedIds: readonly string[] = []): Promise<void> => {
    for (const id of mergedIds) await talents.remove({ talentId: mergeKey(id) });
  };

  /** An undo that was interrupted can be asked to go on, as long as the survivor knows of the other. */
  const isOffered = async ({ survivorId, other }: KeptMerge): Promise<boolean> =>
    (await get(survivorId))?.mergedIds?.includes(other.talentId) ?? false;

  const insert = async (talent: TalentRecord): Promise<boolean> => {
    if (!(await talents.insert({ ...talent, ...updatedNow() }, 'talentId'))) return false;
    // The person of an erased talent may have claimed it a moment before.
    if (talent.besideId === undefined) await keepClaim(knownBy(talent), talent.talentId);
    return true;
  };

  return {
    claim,
    get,
    insert,
    besides,
    confirm: async (talentId, at) => {
      const first = { ...IS_PERSON, expression: `${IS_PERSON.expression} AND attribute_not_exists(confirmedAt)` };
      await talents.update({ talentId }, { confirmedAt: at, ...updatedNow() }, first);
    },
    place,
    placeAnew,
    forgetMerges,
    forgetMergesUntil: async (time) => {
      let count = 0;
      for (const merge of await collected(merges.all({ ...BY_MERGE, until: time }))) {
        if (merge.undoing && (await isOffered(merge))) continue;
        await merges.remove({ talentId: merge.talentId });
        count += 1;
      }
      return count;
    },
    remove: async ({ talentId, applyCount = 0, mergedIds, ...person }) => {
      const condition = applyCount === 0 ? NOT_YET_APPLIED : unchanged('applyCount', applyCount);
      // First, so that a crash in between shows too little for a while, rather than somebody who is erased.
      await bury(talentId, mergedIds);
      await forgetMerges([talentId, ...(mergedIds ?? [])]);
      if (!(await talents.removeWhere({ talentId }, condition))) return false;
      for (const known of allKnownBy(person)) await free(known, talentId);
      return true;
    },
    homeOf,
    free,
    disclaim,
    apply: async (talent) => {
      const write = async (talentId: string) => {
        const known = await get(talentId);
        const isWritten = known ? takeOver(known, takenOver(known, talent)) : insert({ ...talent, talentId });
        return (await isWritten) ? talentId : LOST;
      };
      return updateWithRetry(() => homeOf(talent.talentId), write, failBusy(`Talent ${talent.talentId}`));
    },
    restate: (talent, facts) => takeOver(talent, facts),
    choose: ({ talentId, version, applyCount = 0 }, changes) => {
      const written = { ...changes, version: version + 1, applyCount: applyCount + 1, ...updatedNow() };
      return talents.update({ talentId }, written, asRead({ version, applyCount }));
    },
    settleBasis: async ({ talentId, basisCount }, settled) => {
      const asRead =
        basisCount === undefined
          ? { ...IS_PERSON, expression: `${IS_PERSON.expression} AND attribute_not_exists(basisCount)` }
          : unchanged('basisCount', basisCount);
      // The first time is no change that people should find at the top of their lists.
      const written = { ...settled, basisCount: (basisCount ?? 0) + 1, ...(basisCount !== undefined && updatedNow()) };
      return (await talents.update({ talentId }, written, asRead)) !== undefined;
    },
    edit: (talentId, version, changes) => {
      const condition = { ...exists('talentId'), ...unchanged('version', version) };
      return talents.update({ talentId }, { ...changes, version: version + 1, ...updatedNow() }, condition);
    },
    list: (page, keep) => talents.queryWhere({ ...BY_UPDATE, ...page }, keep),
    all: () => talents.all(BY_UPDATE),
    everyone: () => readWholeIndex(talents, BY_UPDATE, ({ talentId }) => talentId),
    changedSince: async (since) => {
      const changed = collected(talents.all({ ...BY_UPDATE, since }));
      const gone = collected(tombstones.all({ ...BY_END, since }));
      return { talents: await changed, gone: await gone };
    },
    count: () => talents.count(BY_UPDATE),
  };
}
