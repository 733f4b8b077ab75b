/** Which fields of an employer the audit trail names without their values. */
import { EMPLOYER_FIELDS } from '../../shared/domain/employer-fields.ts';
import { fieldsOfKind } from '../../shared/domain/field-table.ts';

/** Who to talk to, and free text, in which anything may stand about anybody. */
export const PERSONAL_FIELDS = ['primaryContact', ...fieldsOfKind(EMPLOYER_FIELDS, 'lines', 'email', 'phone')];
