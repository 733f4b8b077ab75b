/** Talents as activities see them. */
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

/** A number that no form gave was read from the file of an application. */
async function knowsPhone(talent: TalentRecord, deps: TalentPeopleDeps): Promise<boolean> {
  if (talent.edits.phone) return true;
  const number = normalisePhone(talent.applied.phone ?? '');
  const confirmed = (await applicationsOf(talent, deps)).filter(({ confirmedAt }) => confirmedAt !== undefined);
  return confirmed.some(({ phone }) => phone === undefined || normalisePhone(phone) === number);
}
