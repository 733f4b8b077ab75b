/** Finds the talent of an application that does not name one yet, because its reader is not done or died. */
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { KnownBy } from '../stores/known-by.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';

export interface PlacedInDeps {
  talents: Pick<TalentStore, 'get' | 'resolveMergedId' | 'besides'>;
  ownerOf: OwnerOf;
}

/** The owner of its address, or the person beside them, where the application is one of theirs. */
export async function placedIn(
  { applicationId, email, phone }: Pick<ApplicationRecord, 'applicationId' | 'email' | 'phone'>,
  { talents, ownerOf }: PlacedInDeps,
): Promise<string | undefined> {
  const known: KnownBy | undefined = email ? { email } : phone ? { phone } : undefined;
  const claimed = known && (await ownerOf(known));
  if (claimed === undefined) return undefined;
  const owner = await talents.resolveMergedId(claimed);
  const isPlaced = (talent: TalentRecord | undefined) => talent?.joined?.includes(applicationId) === true;
  if (isPlaced(await talents.get(owner))) return owner;
  return (await talents.besides(owner)).find(isPlaced)?.talentId;
}
