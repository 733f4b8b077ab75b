/** What the audit trail records of a file: never its path, since people name files and folders after people. */
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import type { FieldChange } from '../../shared/domain/audit.ts';
import { fileTypeOf, RESERVED_FOLDERS } from '../../shared/domain/file.ts';
import type { AuditedChange } from '../stores/audit-store.ts';
import { nameOf } from './file-view.ts';

const PRODUCT_FOLDERS = [...RESERVED_FOLDERS, UPLOAD_PREFIXES.drops];

export interface AuditedFile {
  path: string;
  contentType: string;
}

/**
 * The entry of a file that comes (`after`) or goes (`before`), whole or on its way: its type, and its folder where that is one of the
 * product's own; of others only that there is one. The record's id follows from the path and does not reveal it.
 */
export function auditedFile(
  action: string,
  side: 'before' | 'after',
  { path, contentType }: AuditedFile,
  derivedId: (...parts: string[]) => string,
): Omit<AuditedChange, 'correlationId'> {
  const folder = PRODUCT_FOLDERS.find((known) => path.startsWith(known));
  const changes: FieldChange[] = [
    { field: 'folder', ...(folder !== undefined && { [side]: folder }) },
    { field: 'type', [side]: fileTypeOf(path, contentType, nameOf(path)) },
  ];
  return { action, recordKind: 'file', recordId: derivedId('file', path), changes };
}
