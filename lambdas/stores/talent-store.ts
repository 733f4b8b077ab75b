/** Talents in DynamoDB: one e-mail address, or phone number, is one person, by a claim that only one writer can win. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { normaliseEmail, normalisePhone } from '../../shared/domain/field.ts';
import type { Talent, TalentEdits } from '../../shared/domain/talent.ts';
import { collected, readWholeIndex } from './read-whole-index.ts';
import { exists, table, unchanged } from './table.ts';

/** What a person is known by: the e-mail address, or where they gave none the phone number. */
export type KnownBy = { email: string } | { phone: string };

/** What was read or typed last stands beside what recruiters edited, so neither can overwrite the other. */
export interface TalentRecord {
  talentId: string;
  kind: 'talent';
  version: number;
  /** `null` of a person who is known by their phone number. */
  email: string | null;
  status: Talent['status'];
  source: string;
  createdAt: string;
  updatedAt: string;
  /** From the newest application. */
  applied: {
    firstName: string;
    lastName: string;
    phone: string | null;
    location: string | null;
    headline: string | null;
  };
  /** When the application that `applied` comes from was sent. */
  appliedAt: string;
  /** Counts applications taken over, so that two at once do not undo each other. */
  applyCount?: number;
  /**
   * Ids of the applications that were taken over: here one is known from its first moment, and in the index only later.
   * Absent of talents from before it was kept.
   */
  joined?: string[];
  /** From recruiters; wins over `applied`. */
  edits: TalentEdits;
  resumeId?: string;
  /** When the application that `resumeId` comes from was sent. */
  resumeAt?: string;
  /** Since talents were merged: everything that the person is known by. Each has a claim of this talent. */
  addresses?: KnownBy[];
  /** Talents that were merged into this one: what comes late may still be under their ids. */
  mergedIds?: string[];
  /** The talent that this one is being merged into; nothing is added to it any more. */
  mergingInto?: string;
  /** Skills and occupations that the current reading names, by their ids in the taxonomy: what searches go by. */
  skillIds?: string[];
  /** Of the last write. */
  writeId?: string;
}

/** What makes a reading the current one. */
export type CurrentReading = Pick<TalentRecord, 'resumeId' | 'resumeAt' | 'skillIds'>;

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

/** What applications say of a talent. */
export type Restated = Pick<TalentRecord, 'applied' | 'appliedAt' | 'joined'> &
  Partial<Pick<TalentRecord, 'email' | 'addresses'>>;

type Removed = Pick<TalentRecord, 'talentId' | 'email' | 'applied' | 'applyCount' | 'addresses' | 'mergedIds'>;

export interface TalentStore {
  /** The talent of an address or number; `newTalentId` if it was unknown. Two at once get the same answer. */
  claim(known: KnownBy, newTalentId: string): Promise<string>;
  get(talentId: string): Promise<TalentRecord | undefined>;
  /** Where what belongs to a talent is now: with itself, unless it was merged into another. */
  homeOf(talentId: string): Promise<string>;
  /**
   * Removes the talent, and then the claims that make its addresses or numbers known; `false` when an application came in
   * since it was read. A tombstone is left.
   */
  remove(talent: Removed): Promise<boolean>;
  /** Frees the address or number of a talent that is no more. */
  free(known: KnownBy, talentId: string): Promise<void>;
  /** Lets go of an address or number that does not lead to this talent any more. */
  disclaim(known: KnownBy, talentId: string): Promise<void>;
  /**
   * Creates the talent, or takes over what a newer application says. Recruiters' edits stay. The talent's id is answered:
   * that of another one where this was merged.
   */
  apply(talent: TalentRecord): Promise<string>;
  /** Makes a reading the talent's current one, unless a newer application's already is. */
  setResume(talentId: string, reading: Required<CurrentReading>): Promise<void>;
  /** Puts other facts in the place of those read in `talent`; `false` when an application came in since. */
  restate(talent: TalentRecord, facts: Restated): Promise<boolean>;
  /** Puts another reading, or none, in the place of one that does not count any more, if that is still the current one. */
  replaceResume(talentId: string, gone: string, by: CurrentReading): Promise<void>;
  /** A recruiter's edit; `undefined` when the stored version is another. */
  edit(
    talentId: string,
    version: number,
    changes: Pick<TalentRecord, 'edits' | 'status'>,
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

/** A talent as the API shows it: edits over what was applied with. */
export function talentOf({ applied, edits, ...record }: TalentRecord): Talent {
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
    resumeId: record.resumeId ?? null,
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

const APPLY_ATTEMPTS = 10;

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
  return { ...mergedApplied(known, given), ...joined };
}

/** Nobody's item may be made of an update: a talent that was erased meanwhile stays erased. */
const IS_TALENT = { names: { '#kind': 'kind' }, values: { ':talent': 'talent' } };
const NOT_YET_APPLIED = { ...IS_TALENT, expression: '#kind = :talent AND attribute_not_exists(applyCount)' };

const BY_UPDATE = { index: 'byUpdate', key: { name: 'kind', value: 'talent' } };
const BY_END = { index: 'byUpdate', key: { name: 'kind', value: 'erased' } };

/** Of its own key, since an application on its way may make the talent anew. */
export const tombstoneKey = (goneId: string) => `erased#${goneId}`;

/** Of every write that changes what lists show: the moment of the write, by which the change is found. */
const updatedNow = () => ({ updatedAt: new Date().toISOString() });

/** The store over the table named in the environment. */
export function talentStore(client: DynamoDBDocumentClient): TalentStore {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const claims = table<Claim>(client, TABLES.talents);
  const tombstones = table<Tombstone>(client, TABLES.talents);

  /** Writes what applications say, unless another one did since `known` was read. */
  const takeOver = async ({ talentId, applyCount = 0 }: TalentRecord, changes: Partial<TalentRecord>) => {
    const condition = applyCount === 0 ? NOT_YET_APPLIED : unchanged('applyCount', applyCount);
    const written = { ...changes, ...updatedNow(), applyCount: applyCount + 1 };
    return (await talents.update({ talentId }, written, condition)) !== undefined;
  };

  const get = async (talentId: string): Promise<TalentRecord | undefined> => {
    const record = await talents.get({ talentId });
    return record?.kind === 'talent' ? record : undefined;
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
    for (let steps = 0; steps < APPLY_ATTEMPTS; steps += 1) {
      const item = (await talents.get({ talentId: home })) as TalentRecord | Tombstone | undefined;
      if (item?.kind === 'erased' && item.mergedInto) home = item.mergedInto;
      else if (item?.kind !== 'talent' || !item.mergingInto) break;
      // Who was to take it in may have been erased before it was done.
      else if (!(await talents.get({ talentId: item.mergingInto }))) break;
      else home = item.mergingInto;
    }
    return home;
  };

  const bury = async (goneId: string, mergedIds?: string[]): Promise<void> => {
    const others = mergedIds && { mergedIds };
    const tombstone: Tombstone = { talentId: tombstoneKey(goneId), kind: 'erased', goneId, ...others, ...updatedNow() };
    const newest = { expression: 'attribute_not_exists(#at) OR #at <= :at', names: { '#at': 'updatedAt' } };
    await tombstones.replace(tombstone, { ...newest, values: { ':at': tombstone.updatedAt } });
  };

  return {
    claim: async (known, newTalentId) => {
      if (await keepClaim(known, newTalentId)) return newTalentId;
      const owner = await claims.get({ talentId: claimKey(known) });
      return owner?.ownerId ?? newTalentId;
    },
    get,
    remove: async ({ talentId, applyCount = 0, mergedIds, ...person }) => {
      const condition = applyCount === 0 ? NOT_YET_APPLIED : unchanged('applyCount', applyCount);
      // First, so that a crash in between shows too little for a while, rather than somebody who is erased.
      await bury(talentId, mergedIds);
      if (!(await talents.removeWhere({ talentId }, condition))) return false;
      for (const known of allKnownBy(person)) await free(known, talentId);
      return true;
    },
    homeOf,
    free,
    disclaim,
    apply: async (talent) => {
      for (let attempts = 0; attempts < APPLY_ATTEMPTS; attempts += 1) {
        const talentId = await homeOf(talent.talentId);
        const known = await get(talentId);
        if (known && (await takeOver(known, takenOver(known, talent)))) return talentId;
        if (known || !(await talents.insert({ ...talent, talentId, ...updatedNow() }, 'talentId'))) continue;
        // The person of an erased talent may have claimed it a moment before.
        await keepClaim(knownBy(talent), talentId);
        return talentId;
      }
      throw new Error(`Talent ${talent.talentId} changed under ${APPLY_ATTEMPTS} attempts to update it`);
    },
    setResume: async (talentId, reading) => {
      const newest = {
        expression: '#kind = :talent AND (attribute_not_exists(#at) OR #at <= :at)',
        names: { ...IS_TALENT.names, '#at': 'resumeAt' },
        values: { ...IS_TALENT.values, ':at': reading.resumeAt },
      };
      await talents.update({ talentId }, { ...reading, ...updatedNow() }, newest);
    },
    restate: (talent, facts) => takeOver(talent, facts),
    replaceResume: async (talentId, gone, { resumeId, resumeAt, skillIds }) => {
      const stillCurrent = { expression: '#r = :r', names: { '#r': 'resumeId' }, values: { ':r': gone } };
      await talents.update({ talentId }, { resumeId, resumeAt, skillIds, ...updatedNow() }, stillCurrent);
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
