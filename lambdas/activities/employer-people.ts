/** What activities need from employers. */
import { isPhoneUnconfirmed } from '../../shared/domain/employer.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import type { People } from './people.ts';

/** Employers are written to through their primary contact, and keep when someone was last in touch. */
export function employerPeople(employers: Pick<EmployerStore, 'get' | 'touch'>): People {
  return {
    kind: 'employer',
    find: async (id) => {
      const employer = await employers.get(id);
      if (!employer) return undefined;
      const contact = employer.primaryContact ?? { name: employer.company, email: null, phone: null };
      return { ...contact, isPhoneUnconfirmed: isPhoneUnconfirmed(employer), place: null };
    },
    touch: (id, at, answers) => employers.touch(id, at, answers),
  };
}
