/** The files screen over a seeded network: folders, one file, deleting, downloading, and how patient it is with storage. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dismissTasks } from '../../../frontend/src/features/admin/files/file-tasks.ts';
import { type StoredFile, storedFileSchema } from '../../../shared/domain/file.ts';
import { type Answer, isolate, requests, type SentRequest, visit } from '../site.tsx';
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
    ]),
  120_000,
);

afterEach(() => {
  vi.useRealTimers();
  dismissTasks();
});

const LIST = '/api/admin/files';
const TIME = '2026-05-04T09:00:00.000Z';

function file(fullPath: string, changes: Partial<StoredFile> = {}): StoredFile {
  const name = fullPath.slice(fullPath.lastIndexOf('/') + 1);
  return storedFileSchema.parse({
    ...{ bucket: 'encaje-uploads', name, fullPath, size: 2048, contentType: 'application/pdf' },
    ...{ timeCreated: TIME, updated: TIME, metadata: {}, type: 'document', ...changes },
  });
}

const PHOTO = file('agencia/Álbum.jpg', { type: 'image', contentType: 'image/jpeg', size: 3_000_000 });
const NOTES = file('agencia/notas.txt', { updated: '2026-05-09T09:00:00.000Z' });
const RESUME = file('applications/app-1/resume-1', {
  ...{ type: 'resume', originalName: 'CV Lucía.pdf', applicationId: 'app-1', size: 90_001 },
  metadata: { 'job-id': 'job-7' },
});

/** Pages by their token; the first has none. */
function listing(items: readonly StoredFile[], prefixes: readonly string[] = [], nextPageToken?: string) {
  return { items, prefixes, ...(nextPageToken && { nextPageToken }) };
}

const folder: Record<string, Answer> = {
  [`GET ${LIST}`]: () => [200, listing([PHOTO, NOTES], ['agencia/2026/'])],
};

async function open(search: string, answers: Record<string, Answer>) {
  staff('ana@encaje.test', true, answers);
  await visit(`/admin-panel/files${search}`);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
}

const table = () => screen.findByRole('table', { name: 'Archivos' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sent = (method: string, path = LIST): SentRequest[] =>
  requests.filter((request) => request.method === method && request.path === path);
const address = () => new URLSearchParams(window.location.search);

/** Lets two minutes of growing pauses pass, with what the network answers in between. */
async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('a folder', () => {
  it('lists its folders before its files, each with its type in words', async () => {
    await open('?prefix=agencia/', folder);
    const list = await table();
    expect(namesIn(list)).toEqual(['2026', 'Álbum.jpg', 'notas.txt']);
    const photo = within(list).getByRole('row', { name: /Álbum/ });
    expect(within(photo).getAllByText('Imagen').length).toBeGreaterThan(0);
    expect(within(photo).getByText('2,9 MB')).toBeTruthy();
    const query = Object.fromEntries(sent('GET')[0]?.search ?? []);
    expect(query).toEqual({ prefix: 'agencia/', delimiter: '/', pageSize: '200' });
  });

  it('opens folders through the address, and goes up by the path', async () => {
    await open('?prefix=agencia/&q=2026&pageSize=500', folder);
    await userEvent.click(await screen.findByRole('link', { name: '2026' }));
    await waitFor(() => expect(address().get('prefix')).toBe('agencia/2026/'));
    expect([address().get('q'), address().get('pageSize')]).toEqual([null, '500']);
    const path = within(screen.getByRole('navigation', { name: 'Carpeta' }));
    expect(path.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(path.getByRole('link', { name: 'Todas las carpetas' }));
    await waitFor(() => expect(address().get('prefix')).toBeNull());
  });

  it('finds among what is loaded, with or without accents, and narrows to a type', async () => {
    await open('?prefix=agencia/', folder);
    await userEvent.type(await screen.findByLabelText('Buscar en la carpeta'), 'album');
    await waitFor(async () => expect(namesIn(await table())).toEqual(['Álbum.jpg']));
    expect(address().get('q')).toBe('album');
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'audio');
    expect(await screen.findByText('Nada coincide')).toBeTruthy();
    expect(sent('GET')).toHaveLength(1);
  });

  it('sorts what is loaded, and keeps the order in the address', async () => {
    await open('?prefix=agencia/', folder);
    const head = within(await screen.findByRole('columnheader', { name: 'Modificado' }));
    await userEvent.click(head.getByRole('button'));
    expect(namesIn(await table())).toEqual(['2026', 'notas.txt', 'Álbum.jpg']);
    expect([address().get('sort'), address().get('order')]).toEqual(['time', 'desc']);
  });

  it('asks for as many at once as the user wants, and for more with the token of the page before', async () => {
    await open('?prefix=agencia/', {
      [`GET ${LIST}`]: ({ search }) => [
        200,
        search.get('pageToken') === 'two' ? listing([NOTES]) : listing([PHOTO], [], 'two'),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect(namesIn(await table())).toEqual(['Álbum.jpg', 'notas.txt']));
    await userEvent.selectOptions(screen.getByLabelText('Por página'), '1000');
    await waitFor(() => expect(sent('GET').at(-1)?.search.get('pageSize')).toBe('1000'));
  });

  it('walks the rows with the arrow keys', async () => {
    await open('?prefix=agencia/', folder);
    const first = await screen.findByRole('link', { name: '2026' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Álbum.jpg');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });

  it('says what to do where there is nothing, and that some folders take no uploads', async () => {
    await open('?prefix=nueva/', { [`GET ${LIST}`]: () => [200, listing([])] });
    expect(await screen.findByText('Carpeta vacía')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Subir archivos' })).toHaveLength(2);
  });

  it('says what belongs into a folder of the product, and offers no upload there', async () => {
    await open('?prefix=applications/', { [`GET ${LIST}`]: () => [200, listing([RESUME])] });
    expect(await screen.findByText(/Guarda los currículums que llegan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Subir archivos' })).toBeNull();
  });

  it('leads from the drops to their reading', async () => {
    await open('?prefix=drops/mayo/', { [`GET ${LIST}`]: () => [200, listing([])] });
    const link = await screen.findByRole('link', { name: 'Seguir su lectura' });
    expect(link.getAttribute('href')).toContain('/admin-panel/resume-processing?prefix=drops%2Fmayo%2F');
  });
});

describe('one file', () => {
  const path = '/api/admin/files/metadata';

  it('shows its metadata and a link to its application', async () => {
    await open(`?prefix=applications/app-1/&file=${RESUME.fullPath}`, {
      ...folder,
      [`GET ${path}`]: () => [200, RESUME],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'CV Lucía.pdf' })).toBeTruthy();
    for (const fact of ['88 KB (90.001 bytes)', 'encaje-uploads', RESUME.fullPath, 'application/pdf', 'job-7']) {
      expect(screen.getByText(fact)).toBeTruthy();
    }
    const link = screen.getByRole('link', { name: 'Abrir la candidatura' });
    expect(link.getAttribute('href')).toBe('/admin-panel/applications/app-1');
    expect(sent('GET', path)[0]?.search.get('path')).toBe(RESUME.fullPath);
  });

  it('starts at its top with the focus on its name where it takes the place of the list, which is left as it was', async () => {
    const matchMedia = (query: string) => ({ matches: query.includes('max-width') });
    const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), ...listeners }));
    const tops: number[] = [];
    vi.stubGlobal('scrollTo', (_left: number, top: number) => tops.push(top));
    await open('?prefix=agencia/', { ...folder, [`GET ${path}`]: () => [200, NOTES] });
    const link = await screen.findByRole('link', { name: 'notas.txt' });
    vi.stubGlobal('scrollY', 730);
    fireEvent.scroll(window);
    tops.length = 0;
    await userEvent.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: 'notas.txt' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(tops).toEqual([0]);
    await userEvent.click(screen.getByRole('link', { name: 'Volver a la lista' }));
    const row = await screen.findByRole('link', { name: 'notas.txt' });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(tops).toEqual([0, 730]);
  });

  it('says that a file is gone', async () => {
    await open('?prefix=agencia/&file=agencia/nada.txt', {
      ...folder,
      [`GET ${path}`]: () => [404, { code: 'FILE_NOT_FOUND' }],
    });
    expect(await screen.findByText('Este archivo ya no está')).toBeTruthy();
    expect(sent('GET', path)).toHaveLength(1);
  });
});

describe('patience with storage', () => {
  it('tries the list again while it says so, and gives up after two minutes in the words of the catalogue', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('?prefix=agencia/', { [`GET ${LIST}`]: () => [503, { code: 'SERVICE_UNAVAILABLE' }] });
    expect(await screen.findByText('El almacén no responde. Lo seguimos intentando…')).toBeTruthy();
    await wait(100_000);
    expect(screen.getByText('El almacén no responde. Lo seguimos intentando…')).toBeTruthy();
    await wait(30_000);
    expect(await screen.findByText(/Error al obtener los archivos. Por favor, inténtalo de nuevo/)).toBeTruthy();
    const attempts = sent('GET').length;
    expect(attempts).toBeGreaterThan(5);
    staff('ana@encaje.test', true, folder);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(namesIn(await table())).toContain('notas.txt');
    expect(sent('GET')).toHaveLength(attempts + 1);
  });

  it('stops trying when the user cancels', async () => {
    await open('?prefix=agencia/', { [`GET ${LIST}`]: () => [503, { code: 'SERVICE_UNAVAILABLE' }] });
    const notice = (await screen.findByText('El almacén no responde. Lo seguimos intentando…')).parentElement;
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/Error al obtener los archivos/)).toBeTruthy();
  });

  it('does not repeat a refusal', async () => {
    await open('?prefix=agencia/', { [`GET ${LIST}`]: () => [400, { code: 'INVALID_INPUT' }] });
    expect(await screen.findByText(/Error al obtener los archivos/)).toBeTruthy();
    expect(sent('GET')).toHaveLength(1);
  });
});

describe('deleting and downloading', () => {
  it('asks first, names the file and what goes with it, and takes it off the list', async () => {
    let isThere = true;
    await open('?prefix=agencia/', {
      [`GET ${LIST}`]: () => [200, listing(isThere ? [PHOTO, NOTES] : [PHOTO])],
      [`DELETE ${LIST}`]: () => {
        isThere = false;
        return [200, null];
      },
    });
    (await screen.findByRole('link', { name: 'notas.txt' })).focus();
    await userEvent.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar «notas.txt»?' }));
    expect(dialog.getByText(/con todas sus versiones anteriores/)).toBeTruthy();
    expect(sent('DELETE')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(sent('DELETE')[0]?.search.get('path')).toBe(NOTES.fullPath));
    await waitFor(async () => expect(namesIn(await table())).toEqual(['Álbum.jpg']));
    expect(screen.getByText('«notas.txt» eliminado')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Álbum.jpg');
  });

  it('warns that an application stays without its file', async () => {
    await open('?prefix=applications/app-1/', { [`GET ${LIST}`]: () => [200, listing([RESUME])] });
    (await screen.findByRole('link', { name: 'CV Lucía.pdf' })).focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText(/la candidatura se conserva, pero sin su archivo/)).toBeTruthy();
  });

  it('deletes several one after another, with a result for each and another try for those that failed', async () => {
    let refused = true;
    await open('?prefix=agencia/', {
      ...folder,
      [`DELETE ${LIST}`]: ({ search }) =>
        refused && search.get('path') === PHOTO.fullPath ? [403, { code: 'FORBIDDEN' }] : [200, null],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar toda la lista' }));
    const bar = within(screen.getByRole('region', { name: /selección/i }));
    await userEvent.click(bar.getByRole('button', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar 2 para siempre' }));
    const results = within(await screen.findByRole('region', { name: 'Archivos en curso' }));
    expect(await results.findByText(/Error al eliminar el archivo. Por favor, inténtalo de nuevo/)).toBeTruthy();
    expect(results.getByText(/: eliminado/)).toBeTruthy();
    refused = false;
    await userEvent.click(results.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(results.queryByText(/Error al eliminar/)).toBeNull());
    expect(sent('DELETE').map(({ search }) => search.get('path'))).toEqual([
      ...[PHOTO.fullPath, NOTES.fullPath, PHOTO.fullPath],
    ]);
  });

  it('keeps trying a download for two minutes, then says so in the words of the catalogue', async () => {
    await open('?prefix=agencia/', {
      ...folder,
      'GET /api/admin/files/url': () => [503, { code: 'SERVICE_UNAVAILABLE' }],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar notas.txt' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const bar = within(screen.getByRole('region', { name: /selección/i }));
    fireEvent.click(bar.getByRole('button', { name: 'Descargar' }));
    expect(await screen.findByText(/no responde; lo seguimos intentando/)).toBeTruthy();
    await wait(130_000);
    expect(screen.getByText(/Error al descargar el archivo. Por favor, inténtalo de nuevo/)).toBeTruthy();
  });

  it('hands a download over to the browser under the name of the file', async () => {
    const followed: [string, string][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      followed.push([this.href, this.download]);
    });
    await open('?prefix=agencia/', {
      ...folder,
      'GET /api/admin/files/url': () => [200, { url: 'https://storage.test/notas', expiresAt: TIME }],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar notas.txt' }));
    const bar = within(screen.getByRole('region', { name: /selección/i }));
    fireEvent.click(bar.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(followed).toEqual([['https://storage.test/notas', 'notas.txt']]));
    vi.restoreAllMocks();
  });
});
