/** Uploads over a seeded network and storage: names that are taken, parts, reloads, other screens, and leaving. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissTasks, startTasks } from '../../../frontend/src/features/admin/files/file-tasks.ts';
import { nextName } from '../../../frontend/src/features/admin/files/name-clash.ts';
import { type KeptUpload, setUploadMemory } from '../../../frontend/src/features/admin/files/upload-memory.ts';
import { SESSION_EVENT, SESSION_KEY } from '../../../frontend/src/lib/session.ts';
import { SINGLE_UPLOAD_MAX_BYTES, storedFileSchema } from '../../../shared/domain/file.ts';
import { type Answer, isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the first test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/lib/auth.ts'),
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/files/files-page.tsx'),
      import('../../../frontend/src/features/admin/files/upload-tray.tsx'),
      import('../../../frontend/src/features/admin/outbox/outbox-page.tsx'),
    ]),
  120_000,
);

const ME = 'ana@encaje.test';
const LIST = 'GET /api/admin/files';
const UPLOADS = '/api/admin/files/uploads';
const TIME = '2026-05-04T09:00:00.000Z';

/** What the browser keeps of unfinished uploads; what `refuses` says so of cannot be kept. */
let kept: Map<string, KeptUpload>;
let refuses: (upload: KeptUpload) => boolean;
/** What has been sent to storage, by address. */
let puts: string[];
/** Addresses that storage does not answer until someone says so. */
let held: Map<string, () => void>;
let holds: (address: string) => boolean;

beforeEach(() => {
  [kept, puts, held, holds, refuses] = [new Map(), [], new Map(), () => false, () => false];
  setUploadMemory({
    all: async () => [...kept.values()],
    keep: async (upload) => {
      if (refuses(upload)) throw new DOMException('No room', 'QuotaExceededError');
      kept.set(upload.id, upload);
    },
    forget: async (id) => void kept.delete(id),
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
/** Signing out removes the uploads from the screen. */
afterEach(async () => {
  localStorage.removeItem(SESSION_KEY);
  await act(async () => void window.dispatchEvent(new Event(SESSION_EVENT)));
  setUploadMemory();
});

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  onload?: () => void;
  onabort?: () => void;
  private address = '';
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  send(body: Blob | FormData) {
    const size = body instanceof FormData ? 100 : body.size;
    this.upload.onprogress?.({ loaded: size / 2, total: size });
    const answer = () => {
      puts.push(this.address);
      this.status = 200;
      this.onload?.();
    };
    if (holds(this.address)) held.set(this.address, answer);
    else queueMicrotask(answer);
  }
  abort() {
    held.delete(this.address);
    this.onabort?.();
  }
  getResponseHeader() {
    return `"etag of ${this.address}"`;
  }
}

function stored(fullPath: string, size = 4) {
  const name = fullPath.slice(fullPath.lastIndexOf('/') + 1);
  return storedFileSchema.parse({
    ...{ bucket: 'b', name, fullPath, size, contentType: 'text/plain', timeCreated: TIME, updated: TIME },
    ...{ metadata: {}, type: 'document' },
  });
}

const PARTS = [1, 2, 3].map((partNumber) => ({ partNumber, url: `https://storage.test/part-${partNumber}` }));
const PLAN = {
  uploadId: 'up-1',
  fullPath: 'agencia/video.mp4',
  partSizeBytes: SINGLE_UPLOAD_MAX_BYTES,
  expiresAt: TIME,
};
const LARGE_BYTES = 12 * 1024 * 1024;
const large = () => new File([new Uint8Array(LARGE_BYTES)], 'video.mp4', { type: 'video/mp4' });
const small = (name: string, content = 'hola') => new File([content], name, { type: 'text/plain' });

/** An API over storage that holds `taken`. */
function api(taken: readonly string[] = []): Record<string, Answer> {
  const paths = new Set(taken);
  return {
    [LIST]: ({ search }) => {
      const prefix = search.get('prefix') ?? '';
      const items = [...paths].filter((path) => path.startsWith(prefix)).sort();
      return [200, { items: items.map((path) => stored(path)), prefixes: [] }];
    },
    'GET /api/admin/files/metadata': ({ search }) => [200, stored(search.get('path') ?? '')],
    [`POST ${UPLOADS}`]: ({ body }) => {
      const { path, sizeBytes } = body as { path: string; sizeBytes: number };
      if (sizeBytes > SINGLE_UPLOAD_MAX_BYTES) return [201, { ...PLAN, parts: PARTS }];
      return [
        201,
        { fullPath: path, upload: { url: 'https://storage.test/form', fields: { key: path } }, expiresAt: TIME },
      ];
    },
    [`POST ${UPLOADS}/up-1/complete`]: () => [200, stored('agencia/video.mp4', LARGE_BYTES)],
    [`DELETE ${UPLOADS}/up-1`]: () => [200, null],
    'GET /api/admin/outbox': () => [200, { items: [], nextCursor: null }],
  };
}

async function open(answers = api(), search = '?prefix=agencia/') {
  staff(ME, true, answers);
  await visit(`/admin-panel/files${search}`);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
}

const input = () =>
  document.querySelector<HTMLInputElement>('[data-part~=screen-head] input[type="file"]') as HTMLInputElement;
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const tray = async () => within(await screen.findByRole('region', { name: 'Subidas' }));
const begun = () =>
  requests.filter(({ method, path }) => method === 'POST' && path === UPLOADS).map(({ body }) => body);
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

function keptUpload(changes: Partial<KeptUpload> = {}): KeptUpload {
  return {
    ...{ id: 'kept-1', owner: ME, path: 'agencia/video.mp4', fileName: 'video.mp4', contentType: 'video/mp4' },
    ...{ sizeBytes: LARGE_BYTES, uploadId: 'up-1', file: large() },
    ...changes,
  };
}

/** Storage has the first of three parts. */
const RESUMED: Record<string, Answer> = {
  [`GET ${UPLOADS}/up-1`]: () => [
    200,
    { ...PLAN, parts: PARTS, received: [{ partNumber: 1, etag: '"one"', sizeBytes: SINGLE_UPLOAD_MAX_BYTES }] },
  ],
};

describe('uploading', () => {
  it('sends several small files in one form each, and shows them in the list without asking for it again', async () => {
    await open();
    await screen.findByText('Carpeta vacía');
    choose(small('uno.txt'), small('dos.txt'));
    expect(await (await tray()).findByText('2 de 2 archivos subidos')).toBeTruthy();
    expect(begun()).toMatchObject([{ path: 'agencia/uno.txt', sizeBytes: 4 }, { path: 'agencia/dos.txt' }]);
    expect(await screen.findByRole('link', { name: 'uno.txt' })).toBeTruthy();
    const lists = requests.filter(({ search }) => search.get('delimiter') === '/');
    expect(lists).toHaveLength(1);
    expect(kept.size).toBe(0);
  });

  it('folds to one line once all have arrived, and leaves out what is deleted afterwards', async () => {
    await open({ ...api(), 'DELETE /api/admin/files': () => [200, null] });
    await screen.findByText('Carpeta vacía');
    choose(small('uno.txt'), small('dos.txt'));
    const uploads = await tray();
    expect(await uploads.findByText('2 de 2 archivos subidos')).toBeTruthy();
    expect(uploads.queryByText('agencia/uno.txt')).toBeNull();
    await userEvent.click(uploads.getByRole('button', { name: 'Ver' }));
    expect(uploads.getByText('agencia/uno.txt')).toBeTruthy();
    await act(async () => startTasks('delete', [{ path: 'agencia/uno.txt', name: 'uno.txt' }]));
    expect(await uploads.findByText('1 de 1 archivo subido')).toBeTruthy();
    expect(uploads.queryByText('agencia/uno.txt')).toBeNull();
    dismissTasks();
  });

  it('sends a large file in parts and puts them together in their order', async () => {
    await open();
    choose(large());
    expect(await (await tray()).findByText('1 de 1 archivo subido', {}, { timeout: 10_000 })).toBeTruthy();
    expect(puts.toSorted()).toEqual(PARTS.map(({ url }) => `PUT ${url}`));
    const completed = requests.find(({ path }) => path.endsWith('/complete'));
    expect(completed?.body).toEqual({
      path: 'agencia/video.mp4',
      parts: PARTS.map(({ partNumber, url }) => ({ partNumber, etag: `"etag of PUT ${url}"` })),
    });
  });

  it('takes files that are dropped anywhere on the list', async () => {
    await open();
    const list = (await screen.findByText('Carpeta vacía')).closest('[data-part~=file-drop-zone]') as HTMLElement;
    const dataTransfer = { types: ['Files'], files: [small('suelto.txt')], items: [] };
    fireEvent.dragEnter(list, { dataTransfer });
    expect(screen.getByText('Suelta los archivos para subirlos a agencia/')).toBeTruthy();
    fireEvent.drop(list, { dataTransfer });
    await waitFor(() => expect(begun()).toMatchObject([{ path: 'agencia/suelto.txt' }]));
  });

  it('refuses an empty file by name and sends the others', async () => {
    await open();
    choose(small('vacio.txt', ''), small('lleno.txt'));
    const uploads = await tray();
    expect(await uploads.findByText('El archivo está vacío')).toBeTruthy();
    expect(await uploads.findByText('1 de 2 archivos subidos · 1 con error')).toBeTruthy();
    expect(begun()).toHaveLength(1);
  });

  it('says of dropped resumes for which job and in which language they are', async () => {
    await open(api(), '?prefix=drops/');
    await userEvent.selectOptions(await screen.findByLabelText('Están en'), 'en');
    choose(small('cv.txt'));
    await waitFor(() => expect(begun()).toMatchObject([{ path: 'drops/cv.txt', metadata: { language: 'en' } }]));
  });
});

describe('a name that is taken', () => {
  it('counts up the number before the ending', () => {
    expect(nextName('a/cv.pdf')).toBe('a/cv (2).pdf');
    expect(nextName('a/cv (2).pdf')).toBe('a/cv (3).pdf');
    expect(nextName('a.b/.env')).toBe('a.b/.env (2)');
    expect(nextName('notas')).toBe('notas (2)');
  });

  it('asks, and keeps both under the first name that is free', async () => {
    await open(api(['agencia/cv.pdf', 'agencia/cv (2).pdf']));
    await screen.findByRole('link', { name: 'cv.pdf' });
    choose(small('cv.pdf'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ya hay un archivo «cv.pdf»' }));
    expect(begun()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(begun()).toMatchObject([{ path: 'agencia/cv (3).pdf' }]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir archivos' }));
  });

  it('is asked about in the spelling that a path takes, whatever blanks and hidden signs the file’s own name has', async () => {
    await open(api(['agencia/cv.pdf']));
    await screen.findByRole('link', { name: 'cv.pdf' });
    choose(small('cv.pdf '));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ya hay un archivo «cv.pdf»' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(begun()).toMatchObject([{ path: 'agencia/cv (2).pdf' }]));
    choose(small('\u202enota\u202c.txt'));
    await waitFor(() => expect(begun()).toMatchObject([{}, { path: 'agencia/nota.txt' }]));
  });

  it('replaces one and leaves out another, while free names go ahead with them', async () => {
    await open(api(['agencia/a.txt', 'agencia/b.txt']));
    await screen.findByRole('link', { name: 'a.txt' });
    choose(small('a.txt'), small('b.txt'), small('c.txt'));
    const dialog = within(await screen.findByRole('dialog', { name: /2 archivos tienen un nombre/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Para todos'), 'skip');
    await userEvent.selectOptions(dialog.getByLabelText('a.txt'), 'replace');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(begun()).toMatchObject([{ path: 'agencia/a.txt' }, { path: 'agencia/c.txt' }]));
  });
});

describe('an interrupted upload', () => {
  it('is kept with its file until it has arrived, and closing the tab then asks nothing', async () => {
    holds = (address) => address.includes('part-3');
    await open();
    choose(large());
    await waitFor(() => expect(held.size).toBe(1));
    const [upload] = [...kept.values()];
    expect(upload).toMatchObject({ owner: ME, path: 'agencia/video.mp4', uploadId: 'up-1' });
    expect(upload?.file?.size).toBe(LARGE_BYTES);
    expect(asksBeforeLeaving()).toBe(false);
    await act(async () => held.get('PUT https://storage.test/part-3')?.());
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('continues by itself when the screen is opened again, from the parts that have arrived', async () => {
    kept.set('kept-1', keptUpload());
    await open({ ...api(), ...RESUMED });
    expect(await (await tray()).findByText('1 de 1 archivo subido', {}, { timeout: 10_000 })).toBeTruthy();
    expect(puts.toSorted()).toEqual(['PUT https://storage.test/part-2', 'PUT https://storage.test/part-3']);
    const completed = requests.find(({ path }) => path.endsWith('/complete'));
    expect(completed?.body).toMatchObject({ parts: [{ partNumber: 1, etag: '"one"' }, {}, {}] });
    expect(begun()).toEqual([]);
  });

  it('begins again where storage has thrown away what had arrived', async () => {
    kept.set('kept-1', keptUpload());
    await open({ ...api(), [`GET ${UPLOADS}/up-1`]: () => [404, { code: 'UPLOAD_NOT_FOUND' }] });
    expect(await (await tray()).findByText('1 de 1 archivo subido', {}, { timeout: 10_000 })).toBeTruthy();
    expect(begun()).toHaveLength(1);
    expect(puts).toHaveLength(3);
  });

  it('asks for the same file where the browser could not keep it, and refuses another one', async () => {
    kept.set('kept-1', keptUpload({ file: undefined }));
    await open({ ...api(), ...RESUMED });
    const uploads = await tray();
    expect(await uploads.findByText(/Elige otra vez el mismo archivo/)).toBeTruthy();
    const again = uploads.getByLabelText('Elegir el archivo video.mp4');
    fireEvent.change(again, { target: { files: [small('video.mp4')] } });
    expect(await uploads.findByText(/No es el mismo archivo. Hace falta «video.mp4», de 12 MB/)).toBeTruthy();
    expect(puts).toEqual([]);
    fireEvent.change(again, { target: { files: [large()] } });
    expect(await uploads.findByText('1 de 1 archivo subido', {}, { timeout: 10_000 })).toBeTruthy();
    expect(puts).toHaveLength(2);
  });

  it('is thrown away in storage too when the user discards it', async () => {
    kept.set('kept-1', keptUpload({ file: undefined }));
    await open({ ...api(), ...RESUMED });
    await userEvent.click(await (await tray()).findByRole('button', { name: /Descartar/ }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(kept.size).toBe(0);
    expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
  });

  it('is left alone where a colleague began it on the same device', async () => {
    kept.set('kept-1', keptUpload({ owner: 'berta@encaje.test' }));
    await open({ ...api(), ...RESUMED });
    await screen.findByText('Carpeta vacía');
    expect(puts).toEqual([]);
    expect(kept.size).toBe(1);
  });
});

describe('while files are on their way', () => {
  it('asks before the tab closes where the browser has no room for the file', async () => {
    refuses = ({ file }) => file !== undefined;
    holds = (address) => address.includes('part');
    await open();
    choose(large());
    await waitFor(() => expect(held.size).toBe(3));
    await waitFor(() => expect([...kept.values()][0]?.uploadId).toBe('up-1'));
    expect([...kept.values()][0]?.file).toBeUndefined();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('continues behind another screen, with its progress in reach', async () => {
    holds = (address) => address.includes('part-2');
    await open();
    choose(large());
    await waitFor(() => expect(held.size).toBe(1));
    await userEvent.click(screen.getByRole('link', { name: 'Bandeja de salida' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bandeja de salida' })).toBeTruthy();
    const uploads = await tray();
    expect(uploads.getByRole('progressbar', { name: 'Progreso de todas las subidas' })).toBeTruthy();
    await act(async () => held.get('PUT https://storage.test/part-2')?.());
    expect(await uploads.findByText('1 de 1 archivo subido')).toBeTruthy();
  });

  it('stops what the user cancels, in storage too', async () => {
    holds = (address) => address.includes('part');
    await open();
    choose(large());
    await waitFor(() => expect(held.size).toBe(3));
    await userEvent.click(await (await tray()).findByRole('button', { name: /^Cancelar/ }));
    expect(held.size).toBe(0);
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: `${UPLOADS}/up-1` }));
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('says what storage refused, and tries that again when asked', async () => {
    await open({ ...api(), [`POST ${UPLOADS}`]: () => [400, { code: 'PATH_RESERVED' }] });
    choose(small('uno.txt'));
    const uploads = await tray();
    expect(await uploads.findByText(/solo guarda archivos la propia aplicación/)).toBeTruthy();
    seed(api());
    await userEvent.click(uploads.getByRole('button', { name: /Reintentar/ }));
    expect(await uploads.findByText('1 de 1 archivo subido')).toBeTruthy();
  });
});
