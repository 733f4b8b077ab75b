/** The fields of an employer whose values stay out of the audit trail. */
import { EMPLOYER_FIELDS } from '../../shared/domain/employer-fields.ts';
import { fieldsOfKind } from '../../shared/domain/field-table.ts';

/** Who to talk to, and free text, in which anything may stand about anybody. */
export const PERSONAL_FIELDS = ['primaryContact', ...fieldsOfKind(EMPLOYER_FIELDS, 'lines', 'email', 'phone')];
