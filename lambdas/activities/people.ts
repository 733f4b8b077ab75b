/** The interface through which activities read the talent or employer they belong to. */
import type { PersonReference } from '../../shared/domain/outgoing.ts';

/** Whom to write to. */
export interface Person {
  name: string;
  email: string | null;
  phone: string | null;
  /** Nobody knows that this is their number: only applications gave it that are not confirmed. */
  isPhoneUnconfirmed?: boolean;
  /** Where they live, which gives the country of a number without a prefix; `null` where that is not known. */
  place: string | null;
}

/** The records of one kind. */
export interface People {
  kind: PersonReference['kind'];
  find(id: string): Promise<Person | undefined>;
  /** Notes that someone was in touch at `at`, and whether that answers what the person asked for. */
  touch(id: string, at: string, answers: boolean): Promise<void>;
}

/** The code with which an unknown record is refused. */
export const NOT_FOUND_CODE = { talent: 'TALENT_NOT_FOUND', employer: 'EMPLOYER_NOT_FOUND' } as const;
