/** How a person is called wherever one is named: nobody is an empty cell, however little could be read of them. */

/** What is known of a person; blanks count as nothing. */
export interface Callable {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  fileName?: string | null;
  /** The record's, for those of whom nothing else is known. */
  id: string;
}

/** The name, else the e-mail address, the number, the name of the file, or the record's id. */
export function calledOf({ firstName, lastName, email, phone, fileName, id }: Callable): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean);
  return [name.join(' '), email?.trim(), phone?.trim(), fileName?.trim()].find(Boolean) ?? id;
}
