/** What the list of a folder shows: its folders, then its files, narrowed and ordered among those that are loaded. */
import { FILE_TYPES, type StoredFile } from '../../../../../shared/domain/file.ts';
import { folded } from '../../../../../shared/domain/folded.ts';
import type { Order } from '../kit/list/list-address.ts';

export const FILE_SORTS = ['name', 'size', 'type', 'time'] as const;
export type FileSort = (typeof FILE_SORTS)[number];

export interface FolderRow {
  kind: 'folder';
  /** With its final slash. */
  path: string;
  name: string;
}

export interface FileRow {
  kind: 'file';
  path: string;
  /** What people call it. */
  name: string;
  file: StoredFile;
}

export type Row = FolderRow | FileRow;

/** The last name of a folder `a/b/`. */
function folderName(path: string): string {
  return path.slice(0, -1).split('/').at(-1) ?? path;
}

/** The folder that a whole key lies in, with its final slash; empty for the topmost. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

export function folderRow(path: string): FolderRow {
  return { kind: 'folder', path, name: folderName(path) };
}

export function fileRow(file: StoredFile): FileRow {
  return { kind: 'file', path: file.fullPath, name: file.originalName ?? file.name, file };
}

export interface Narrowing {
  /** Words of the search, in any case and with or without accents. */
  words: string;
  type: (typeof FILE_TYPES)[number] | undefined;
}

/** The rows that fit; with a type only files do. */
export function narrowed(rows: readonly Row[], { words, type }: Narrowing): Row[] {
  const wanted = folded(words.trim());
  return rows.filter((row) => {
    if (type && (row.kind === 'folder' || row.file.type !== type)) return false;
    const names = row.kind === 'folder' ? row.name : `${row.name} ${row.file.name}`;
    return wanted === '' || folded(names).includes(wanted);
  });
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How two files compare by a column. */
function comparing(sort: FileSort, language: string): (a: FileRow, b: FileRow) => number {
  const names = new Intl.Collator(language, { numeric: true });
  const byName = (a: FileRow, b: FileRow) => names.compare(a.name, b.name) || byText(a.path, b.path);
  if (sort === 'size') return (a, b) => a.file.size - b.file.size || byName(a, b);
  if (sort === 'time') return (a, b) => byText(a.file.updated, b.file.updated) || byName(a, b);
  if (sort === 'type') {
    return (a, b) => FILE_TYPES.indexOf(a.file.type) - FILE_TYPES.indexOf(b.file.type) || byName(a, b);
  }
  return byName;
}

/** Folders first by name, then files in their order: by name unless asked otherwise. */
export function ordered(rows: readonly Row[], language: string, sort: FileSort = 'name', order: Order = 'asc'): Row[] {
  const turn = order === 'desc' ? -1 : 1;
  const compare = comparing(sort, language);
  const folders = rows.filter((row) => row.kind === 'folder').sort((a, b) => byText(a.path, b.path));
  const files = rows.filter((row) => row.kind === 'file').sort((a, b) => turn * compare(a, b));
  return [...(sort === 'name' && turn < 0 ? folders.reverse() : folders), ...files];
}
