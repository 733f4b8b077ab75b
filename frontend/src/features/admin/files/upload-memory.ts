/** Stores unfinished uploads in this browser, including their files, so that they survive a reload. */
import { createStore, del, set, type UseStore, values } from 'idb-keyval';

export interface KeptUpload {
  id: string;
  /** The e-mail address of the person who uploads: nobody continues an upload that a colleague began on the same device. */
  owner: string;
  path: string;
  /** On the device that it comes from. */
  fileName: string;
  contentType: string;
  sizeBytes: number;
  metadata?: Record<string, string>;
  /** What storage calls the upload in parts, once there is one. */
  uploadId?: string;
  /** Absent where the browser could not keep it. */
  file?: File;
}

export interface UploadMemory {
  all: () => Promise<KeptUpload[]>;
  /** Keeps an upload in the place of what was kept under its id; rejects where the browser cannot. */
  keep: (upload: KeptUpload) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('encaje-uploads', 'uploads');
  return opened;
}

const BROWSER: UploadMemory = {
  all: async () => values<KeptUpload>(store()),
  keep: async (upload) => set(upload.id, upload, store()),
  forget: async (id) => del(id, store()),
};

let memory = BROWSER;

/** Installs another place to keep uploads, or the browser's own again. */
export function setUploadMemory(given: UploadMemory = BROWSER): void {
  memory = given;
}

/** Everything that was kept; nothing where the browser keeps nothing. */
export async function keptUploads(): Promise<KeptUpload[]> {
  try {
    return await memory.all();
  } catch {
    // A private window may forbid its database: uploads then last as long as the page, which asks before it closes.
    return [];
  }
}

/** Keeps as much of an upload as the browser takes; answers whether a reload could go on by itself. */
export async function keepUpload(upload: KeptUpload): Promise<boolean> {
  try {
    await memory.keep(upload);
    return upload.file !== undefined;
  } catch {
    // No room for the file: the note alone lets someone choose the file again.
    if (upload.file !== undefined) await keepUpload({ ...upload, file: undefined });
    return false;
  }
}

export async function forgetUpload(id: string): Promise<void> {
  try {
    await memory.forget(id);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Whether the bytes of a kept file are still there: browsers may clear them away, and files on disk may change. */
export async function isReadable(file: File | undefined): Promise<boolean> {
  try {
    return file !== undefined && (await file.slice(0, 1).arrayBuffer()).byteLength === 1;
  } catch {
    return false;
  }
}
