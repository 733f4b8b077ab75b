/** Notices when a file seems to be another person's: it differs from the form. */
import type { Differing, ForeignResume } from '../../shared/domain/application.ts';
import { formDifferences, sharesContact } from '../../shared/domain/foreign-resume.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { KnownBy } from '../stores/known-by.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentStore } from '../stores/talent-store.ts';

export interface ForeignResumeDeps {
  talents: Pick<TalentStore, 'get' | 'resolveMergedId'>;
  ownerOf: OwnerOf;
}

/**
 * `undefined` where the file is the applicant's own. Another address or number alone may be a second one of theirs, unless
 * it leads to someone else; with another name it is not, but where the file has their number or address that name may be
 * misread. `talentId` is where the application went.
 */
export async function foreignResume(
  record: ApplicationRecord,
  talentId: string,
  { profile }: { profile: Profile },
  deps: ForeignResumeDeps,
): Promise<ForeignResume | undefined> {
  if (record.source !== 'form') return undefined;
  const differs = formDifferences(record, profile);
  const { email, phone } = profile;
  const leads: [Exclude<Differing, 'name'>, KnownBy | undefined][] = [
    ['email', email ? { email } : undefined],
    ['phone', phone ? { phone } : undefined],
  ];
  for (const [field, known] of leads) {
    // A number that nobody typed may lead to the person whose name it is.
    if (!known || !(differs.includes(field) || (differs.includes('name') && !record[field]))) continue;
    const owner = await deps.ownerOf(known);
    const home = owner === undefined ? undefined : await deps.talents.resolveMergedId(owner);
    if (home !== undefined && (await isSomebodyElse(home, talentId, deps))) return { talentId: home, differs };
  }
  const isAnothers = differs.includes('name') && differs.length > 1 && !sharesContact(record, profile);
  return isAnothers ? { talentId: null, differs } : undefined;
}

/** Neither the applicant nor whom they stand beside; a claim may outlive its talent for a moment. */
async function isSomebodyElse(home: string, talentId: string, { talents }: ForeignResumeDeps): Promise<boolean> {
  const own = await talents.get(talentId);
  return home !== talentId && home !== own?.besideId && (await talents.get(home)) !== undefined;
}
