/** What activities need from talents. */
import { normalisePhone } from '../../shared/domain/field.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import { type ApplicationsOfDeps, applicationsOf } from '../traces/applications-of.ts';
import type { People } from './people.ts';

export interface TalentPeopleDeps extends ApplicationsOfDeps {
  talents: Pick<TalentStore, 'get'>;
}

/** Talents are written to at the address and number that recruiters see; nothing of them says when that was last. */
export function talentPeople(deps: TalentPeopleDeps): People {
  return {
    kind: 'talent',
    find: async (id) => {
      const record = await deps.talents.get(id);
      if (!record) return undefined;
      const { firstName, lastName, email, phone, location: place } = talentOf(record);
      const isPhoneUnconfirmed = !(await knowsPhone(record, deps));
      return { name: `${firstName} ${lastName}`.trim(), email, phone, isPhoneUnconfirmed, place };
    },
    touch: async () => undefined,
  };
}

/**
 * Whether a recruiter wrote the number, or an application that is confirmed gave it: in its form, its file or a
 * correction. Of people from before each fact said where it is from, a number that no form gave was read from a file.
 */
async function knowsPhone(talent: TalentRecord, deps: TalentPeopleDeps): Promise<boolean> {
  const origin = talent.origins?.phone;
  if (talent.edits.phone || origin?.source === 'recruiter') return true;
  const number = normalisePhone(talent.applied.phone ?? '');
  const confirmed = (await applicationsOf(talent, deps)).filter(({ confirmedAt }) => confirmedAt !== undefined);
  return confirmed.some(({ applicationId, phone }) => {
    const gave = phone === undefined ? !origin : normalisePhone(phone) === number;
    return gave || origin?.applicationId === applicationId;
  });
}
