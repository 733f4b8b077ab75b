/** What an application says about a person, in the shape of a talent. */

import { normaliseEmail } from '../../shared/domain/field.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import type { ApplicationRecord } from '../stores/application-store.ts';
import type { KnownBy, TalentRecord } from '../stores/talent-store.ts';

/** The talent as this application alone would make it; what people typed wins over what was read. */
export function talentFrom(
  record: ApplicationRecord,
  talentId: string,
  known: KnownBy,
  profile: Profile | undefined,
  now: string,
): TalentRecord {
  return {
    talentId,
    kind: 'talent',
    version: 1,
    email: 'email' in known ? normaliseEmail(known.email) : null,
    status: 'new',
    source: record.source,
    createdAt: now,
    updatedAt: now,
    applied: {
      firstName: record.firstName || (profile?.firstName ?? ''),
      lastName: record.lastName || (profile?.lastName ?? ''),
      phone: record.phone ?? profile?.phone ?? null,
      location: profile?.location ?? null,
      headline: profile?.experience[0]?.title ?? null,
    },
    appliedAt: record.submittedAt,
    edits: {},
  };
}
