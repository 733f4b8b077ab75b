/** Decides which dropped files become resumes, under which names, and why the others do not. */
import { resumeContentTypeOf } from '../../../../../shared/domain/file.ts';
import { refusalOf as refusalOfResume } from '../../../lib/resume-file.ts';

/** As many resumes as one batch takes. */
export const BULK_MAX = 200;
const NAME_MAX_CHARS = 150;
const ID_CHARS = 6;
const DROPS = 'drops/';

export interface RefusedFile {
  name: string;
  /** A key of `refusals` in the texts. */
  code: 'FOLDER' | 'TYPE' | 'EMPTY' | 'TOO_LARGE' | 'TOO_MANY';
}

export interface SortedFiles {
  accepted: File[];
  refused: RefusedFile[];
}

const REFUSALS: Record<string, RefusedFile['code']> = {
  RESUME_TYPE_UNSUPPORTED: 'TYPE',
  RESUME_EMPTY: 'EMPTY',
  RESUME_TOO_LARGE: 'TOO_LARGE',
};

/** Why a file is no resume; its type is taken from its name, not from the browser. */
function refusalOf(file: File): RefusedFile['code'] | undefined {
  if (!resumeContentTypeOf(file.name)) return 'TYPE';
  const code = refusalOfResume(file);
  return code === undefined ? undefined : (REFUSALS[code] ?? 'TYPE');
}

/** The files that can be sent, the first `room` of them; of each other one, why not. */
export function sortOut(files: readonly File[], room: number, folders: readonly string[] = []): SortedFiles {
  const refused: RefusedFile[] = folders.map((name) => ({ name, code: 'FOLDER' }));
  const accepted: File[] = [];
  for (const file of files) {
    const code = refusalOf(file) ?? (accepted.length >= room ? 'TOO_MANY' : undefined);
    if (code) refused.push({ name: file.name, code });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** A folder of its own for each batch: the day it was begun, and a few letters that no other batch has. */
export function newFolder(now: Date, randomId: string): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = day.map((part) => String(part).padStart(2, '0')).join('-');
  return `${DROPS}${date}-${randomId.replaceAll('-', '').slice(0, ID_CHARS)}/`;
}

/** A name that storage takes: one segment of a path, without control characters, its ending kept. */
export function cleanName(name: string): string {
  const whole = name.normalize('NFC').replace(/[\\/]/g, '-').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const dot = whole.lastIndexOf('.');
  const stem = whole.slice(0, dot).replace(/^\.+/, '').trim().slice(0, NAME_MAX_CHARS).trim();
  return `${stem || 'resume'}${whole.slice(dot).trim()}`;
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}

/** A place for each file in the folder; the second of a name gets a number. `taken` are places in use already. */
export function placesFor(names: readonly string[], folder: string, taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const clean = cleanName(name);
    let number = 1;
    while (used.has(folder + numbered(clean, number))) number += 1;
    const place = folder + numbered(clean, number);
    used.add(place);
    return place;
  });
}
