/** The batch of resumes of this tab: it continues on every screen, and a reload still shows what arrived. */
import type { BasisStatement } from '../../../../../shared/domain/basis.ts';
import { resumeContentTypeOf } from '../../../../../shared/domain/file.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { readSession, SESSION_EVENT } from '../../../lib/session.ts';
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';
import { runUpload } from '../kit/files/upload-run.ts';
import { basisMetadata } from '../kit/record/basis-field.tsx';
import { BULK_MAX, newFolder, placesFor, type SortedFiles, sortOut } from './bulk-files.ts';
import { type BulkItem, isUnderWay, judged } from './bulk-outcome.ts';
import { BULK_KEY, noteBulk } from './bulk-presence.ts';

const FILES_AT_ONCE = 4;

/** What is said of every resume of a batch; storage keeps it with each. */
export interface BulkFacts {
  jobId?: string;
  language: 'es' | 'en';
  /** Without it, what the settings say. */
  basis?: BasisStatement;
}

export interface Bulk {
  /** Where the files go; empty before the first. */
  folder: string;
  items: readonly BulkItem[];
  /** Chosen, and not yet sent. */
  chosen?: SortedFiles;
  isShown: boolean;
}

const NOTHING: Bulk = { folder: '', items: [], isShown: false };

/** What outlives a reload: everything but the bytes. */
type Kept = Pick<Bulk, 'folder'> & {
  items: Pick<BulkItem, 'id' | 'name' | 'path' | 'sizeBytes' | 'upload' | 'digest'>[];
};

const state = sharedState<Bulk>(restored());
const files = new Map<string, { file: File; facts: BulkFacts }>();
let running = 0;

export const useBulk = (): Bulk => useSharedState(state);
export const bulkNow = (): Bulk => state.get();

function restored(): Bulk {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(BULK_KEY) ?? 'null') as Kept | null;
    if (!kept) return NOTHING;
    const items = kept.items.map((item): BulkItem => {
      const upload = item.upload === 'sent' ? 'sent' : 'lost';
      return { ...item, upload, sentBytes: upload === 'sent' ? item.sizeBytes : 0, isTryingAgain: false };
    });
    return { ...NOTHING, folder: kept.folder, items };
  } catch {
    // What cannot be read was not kept by us.
    return NOTHING;
  }
}

function keep({ folder, items }: Bulk): void {
  try {
    if (items.length === 0) {
      window.sessionStorage.removeItem(BULK_KEY);
      return;
    }
    const kept: Kept = {
      folder,
      items: items.map(({ id, name, path, sizeBytes, upload, digest }) => ({
        id,
        name,
        path,
        sizeBytes,
        upload,
        digest,
      })),
    };
    window.sessionStorage.setItem(BULK_KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the list after a reload, not the upload.
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
const isOnItsWay = ({ upload }: BulkItem) => upload === 'waiting' || upload === 'sending';

function change(next: (before: Bulk) => Bulk): void {
  state.change(next);
  const now = state.get();
  noteBulk(now.items.length > 0 || now.chosen !== undefined);
  if (now.items.some(isOnItsWay)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** Changes items, and keeps those facts that a reload needs. */
function changeItems(of: (item: BulkItem) => Partial<BulkItem> | undefined): void {
  change((before) => ({
    ...before,
    items: before.items.map((item) => {
      const changes = of(item);
      return changes ? { ...item, ...changes } : item;
    }),
  }));
}

const changeItem = (id: string, changes: Partial<BulkItem>) =>
  changeItems((item) => (item.id === id ? changes : undefined));

const isOver = ({ items }: Bulk) => !judged(items).some(isUnderWay);

/** Shows what someone chose, before anything is sent; files for which there is no room are refused by name. */
export function chooseFiles(given: readonly File[], folders: readonly string[] = []): void {
  const { items } = state.get();
  const room = BULK_MAX - (isOver(state.get()) ? 0 : items.length);
  change((before) => ({ ...before, chosen: sortOut(given, room, folders), isShown: true }));
}

export function showBulk(isShown: boolean): void {
  change((before) => ({ ...before, isShown, chosen: isShown ? before.chosen : undefined }));
}

/** Sends what was chosen: as a batch of its own, or with the one that is under way. */
export function sendChosen(facts: BulkFacts): void {
  const before = state.get();
  const accepted = before.chosen?.accepted ?? [];
  const goesOn = !isOver(before);
  const folder = goesOn ? before.folder : newFolder(new Date(), crypto.randomUUID());
  const old = goesOn ? before.items : [];
  const names = accepted.map(({ name }) => name);
  const places = placesFor(
    names,
    folder,
    old.map(({ path }) => path),
  );
  const added = accepted.map((file, at): BulkItem => {
    const item = { id: crypto.randomUUID(), name: file.name, path: places[at] ?? '', sizeBytes: file.size };
    files.set(item.id, { file, facts });
    return { ...item, upload: 'waiting', sentBytes: 0, isTryingAgain: false };
  });
  change((now) => ({ ...now, folder, items: [...old, ...added], chosen: undefined }));
  keep(state.get());
  sendNext();
}

/** Tries a failed upload once more. */
export function sendAgain(id: string): void {
  if (!files.has(id)) return;
  changeItem(id, { upload: 'waiting', problem: undefined, sentBytes: 0 });
  sendNext();
}

/** Takes a batch that is over off the screen; what it brought stays. */
export function forgetBulk(): void {
  files.clear();
  change(() => NOTHING);
  keep(NOTHING);
}

function sendNext(): void {
  while (running < FILES_AT_ONCE) {
    const next = state.get().items.find(({ upload }) => upload === 'waiting');
    if (!next) return;
    changeItem(next.id, { upload: 'sending' });
    running += 1;
    void send(next).finally(() => {
      running -= 1;
      keep(state.get());
      sendNext();
    });
  }
}

async function send({ id, path, sizeBytes }: BulkItem): Promise<void> {
  const found = files.get(id);
  if (!found) return changeItem(id, { upload: 'lost' });
  const { file, facts } = found;
  const { language, jobId, basis } = facts;
  const metadata = { language, ...(jobId && { 'job-id': jobId }), ...basisMetadata(basis) };
  const contentType = resumeContentTypeOf(file.name) ?? file.type;
  try {
    changeItem(id, { digest: await digestOf(file) });
    await runUpload(
      { path, contentType, sizeBytes, metadata, file },
      {
        signal: new AbortController().signal,
        onProgress: (sentBytes) => changeItem(id, { sentBytes }),
        onTryingAgain: (isTryingAgain) => changeItem(id, { isTryingAgain }),
        onBegun: async () => undefined,
      },
    );
    files.delete(id);
    changeItem(id, { upload: 'sent', sentBytes: sizeBytes, isTryingAgain: false });
  } catch (error) {
    const problem = isAppError(error) ? error.code : 'INTERNAL';
    changeItem(id, { upload: 'failed', problem, isTryingAgain: false });
  }
}

/** A fingerprint of a file's bytes; nothing where the browser makes none. */
async function digestOf(file: File): Promise<string | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes in what the server says of the batch, by the place of each file. */
export function takeRows(rows: ReadonlyMap<string, NonNullable<BulkItem['row']>>): void {
  changeItems((item) => {
    const row = rows.get(item.path);
    return row && { row, ...(item.upload === 'lost' && { upload: 'sent' as const, sentBytes: item.sizeBytes }) };
  });
}

// Signing out removes people's names from the device.
window.addEventListener(SESSION_EVENT, () => {
  if (readSession() === null) forgetBulk();
});
