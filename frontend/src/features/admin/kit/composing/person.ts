/** What messages need of the person they are sent to. */
import type { Language } from '../../../../../../shared/domain/field.ts';
import type { PlaceholderValues } from './placeholders.ts';

export interface Person {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** How a message greets them. @default `name` */
  firstName?: string;
  company?: string | null;
  /** The position that it is about. */
  role?: string | null;
  /** The language they wrote in. @default the one on screen */
  language?: Language;
}

/** What the record puts into a template's gaps. */
export function valuesOf({ name, firstName, company, role }: Person): PlaceholderValues {
  return { name: firstName ?? name ?? '', company: company ?? '', role: role ?? '' };
}
