/** Finds the talent of an application; an unproven one never changes an existing person. */
import type { Profile } from '../../shared/domain/profile.ts';
import { talentFrom } from '../settling/talent-facts.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { KnownBy } from '../stores/known-by.ts';
import { placeOf, type TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';

export interface PlaceApplicationDeps {
  talents: Pick<TalentStore, 'claim' | 'apply' | 'resolveMergedId' | 'get' | 'insert' | 'placeAnew'>;
  newId(): string;
  derivedId(...parts: string[]): string;
  now(): string;
}

/** Where an application went. */
export interface Placed {
  talentId: string;
  /** Whether the person was not known before. */
  isNew: boolean;
}

/**
 * An unknown address or number makes a talent at once, confirmed or not. A known one is enriched by a confirmed application
 * that it took over before, as when another version of its file is read. Any other gets a talent of its own that stands
 * beside the known one, also when it was confirmed before it was read: `settleConfirmed` then joins the two, and keeps both
 * as they were.
 */
export async function placeApplication(
  record: ApplicationRecord,
  known: KnownBy,
  reading: { profile: Profile } | undefined,
  deps: PlaceApplicationDeps,
): Promise<Placed> {
  const said = (talentId: string) => talentFrom(record, talentId, known, reading?.profile, deps.now());
  const former = await ownTalent(record, deps);
  if (former) return { talentId: await deps.talents.apply(asPlaced(said(former.talentId), former)), isNew: false };
  const newId = deps.newId();
  const owner = await deps.talents.resolveMergedId(await deps.talents.claim(known, newId));
  if (await deps.talents.insert(said(owner))) return { talentId: owner, isNew: owner === newId };
  const there = await deps.talents.get(owner);
  if (!there || joins(record, there)) return { talentId: await deps.talents.apply(said(owner)), isNew: false };
  return { talentId: await standBeside(record, owner, said, deps), isNew: false };
}

/** One per version of the file, so that reading it twice makes one; another version goes where the first one went. */
async function standBeside(
  record: ApplicationRecord,
  besideId: string,
  said: (talentId: string) => TalentRecord,
  deps: PlaceApplicationDeps,
): Promise<string> {
  const id = deps.derivedId('beside', record.applicationId, record.versionId ?? '');
  const beside = { ...said(id), ...placeOf(besideId) };
  const talentId = await deps.talents.apply(beside);
  // Erased meanwhile, they released the address for the next person.
  if (!(await deps.talents.get(besideId))) await deps.talents.placeAnew(beside);
  return talentId;
}

/** The talent that is known of this application alone, when another version of its file is read. */
async function ownTalent(
  record: ApplicationRecord,
  { talents }: PlaceApplicationDeps,
): Promise<TalentRecord | undefined> {
  const talent = record.talentId === undefined ? undefined : await talents.get(record.talentId);
  return talent && isOf(record, talent) && !talent.mergingInto ? talent : undefined;
}

const asPlaced = (talent: TalentRecord, { besideId }: TalentRecord): TalentRecord => ({
  ...talent,
  ...placeOf(besideId),
});

const isOf = ({ applicationId }: ApplicationRecord, { joined }: TalentRecord): boolean =>
  joined?.length === 1 && joined[0] === applicationId;

/** An unconfirmed one joins only itself: its own talent, found by the claim after a crash. */
function joins(record: ApplicationRecord, talent: TalentRecord): boolean {
  const isTakenOver = record.talentId === talent.talentId || talent.joined?.includes(record.applicationId);
  return isOf(record, talent) || Boolean(isTakenOver && record.confirmedAt && talent.confirmedAt);
}
