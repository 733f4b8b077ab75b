/** Talents as activities see them. */
import { type TalentStore, talentOf } from '../stores/talent-store.ts';
import type { People } from './people.ts';

/** Talents are written to at the address and number that recruiters see; nothing of them says when that was last. */
export function talentPeople(talents: Pick<TalentStore, 'get'>): People {
  return {
    kind: 'talent',
    find: async (id) => {
      const record = await talents.get(id);
      if (!record) return undefined;
      const { firstName, lastName, email, phone, location: place } = talentOf(record);
      return { name: `${firstName} ${lastName}`.trim(), email, phone, place };
    },
    touch: async () => undefined,
  };
}
