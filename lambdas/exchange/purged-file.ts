/** Removes erased people from a waiting import file; all other rows keep their numbers. */
import type { ImportFormat } from '../../shared/domain/run.ts';
import type { Named } from '../../shared/domain/same-name.ts';
import type { KnownBy } from '../stores/known-by.ts';
import { blankCsvRecords } from './csv-file.ts';
import { decodedText } from './decoded-text.ts';
import { parsedJson, rawRows } from './import-file.ts';
import type { ImportedRecords } from './imported-record.ts';
import { joined, type RawRecord, textOf } from './raw-record.ts';

interface Asked {
  records: ImportedRecords;
  format: ImportFormat;
  /** Whether the person whom this address or number stands for, or of them the one of this name, was erased. */
  isErased(known: KnownBy, name: Named): boolean;
}

/** By what an import would know the person of a row, good or not. */
function knownIn({ email, phone }: RawRecord): KnownBy | undefined {
  if (textOf(email) !== '') return { email: textOf(email) };
  return textOf(phone) === '' ? undefined : { phone: textOf(phone) };
}

/** A file has the names in two columns or in one. */
const nameIn = ({ firstName, lastName, fullName }: RawRecord): Named => ({
  firstName: joined([firstName, fullName], ' '),
  lastName: textOf(lastName),
});

/** The text of the file without their rows; `undefined` where it holds none of them. */
export function purgedFile(bytes: Uint8Array, { records, format, isErased }: Asked): string | undefined {
  const text = decodedText(bytes);
  const raw = text === undefined ? undefined : rawRows(text, { records, format });
  if (text === undefined || raw === undefined || 'failure' in raw) return undefined;
  const theirs = raw.rows.filter(({ fields }) => {
    const known = fields && knownIn(fields);
    return known ? isErased(known, nameIn(fields)) : false;
  });
  if (theirs.length === 0) return undefined;
  const rows = new Set(theirs.map(({ row }) => row));
  if (format === 'csv') return blankCsvRecords(text, rows);
  const parsed = parsedJson(text);
  if (!Array.isArray(parsed)) return '[[]]';
  return JSON.stringify(parsed.map((item, index) => (rows.has(index + 1) ? [] : item)));
}
