/** A bulk upload over a seeded network: what is chosen, sent, followed, and still there on another screen. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetBulk } from '../../../frontend/src/features/admin/bulk/bulk-store.ts';
import type { ProcessingRow } from '../../../shared/contract/admin-processing.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

/** The first visit of a busy machine. */
const PATIENT = { timeout: 20_000 };

/** Storage that takes every form. */
class TakingRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 204;
  onload?: () => void;
  open(): void {}
  send(): void {
    this.upload.onprogress?.({ loaded: 1, total: 1 });
    queueMicrotask(() => this.onload?.());
  }
}

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/talents/talents-page.tsx');
  await import('../../../frontend/src/features/admin/bulk/bulk-upload.tsx');
}, 60_000);

beforeEach(() => {
  forgetBulk();
  vi.stubGlobal('XMLHttpRequest', TakingRequest);
});

/** The network of a recruiter; a file whose name begins with `roto` cannot be read. */
function recruiter(): void {
  const places: string[] = [];
  const rowOf = (fullPath: string): Partial<ProcessingRow> => {
    const fileName = fullPath.slice(fullPath.lastIndexOf('/') + 1);
    const isBroken = fileName.startsWith('roto');
    const facts = { ageSeconds: 1, attempts: 1, source: 'drop' as const, updatedAt: '2026-05-04T09:00:00.000Z' };
    const name = isBroken ? '' : 'Iria Faro';
    const shared = { applicationId: `app-${fileName}`, fullPath, fileName, name, ...facts };
    return isBroken
      ? { ...shared, status: 'failed', talentId: null, failure: { code: 'FILE_DAMAGED', message: { es: '', en: '' } } }
      : { ...shared, status: 'completed', talentId: 'talent-1', isNewTalent: true };
  };
  const stored = (path: string | null) => ({ fullPath: path, size: 2 });
  staff('ana@encaje.test', true, {
    'GET /api/admin/talents': () => [
      200,
      { items: [], nextCursor: null, total: 0, byStatus: {}, byBasis: {}, leftOut: 0, skills: [], understood: [] },
    ],
    'GET /api/admin/preferences': () => [200, { version: 0, views: [] }],
    'POST /api/admin/files/uploads': ({ body }) => {
      const { path } = body as { path: string };
      places.push(path);
      return [201, { fullPath: path, upload: { url: 'http://storage/', fields: {} }, expiresAt: '' }];
    },
    'GET /api/admin/files/metadata': ({ search }) => [200, stored(search.get('path'))],
    'GET /api/admin/resume-processing': ({ search }) => {
      const items = places.filter((place) => place.startsWith(search.get('prefix') ?? '')).map(rowOf);
      const counts = { 'awaiting-upload': 0, active: 0, completed: items.length, failed: 0 };
      return [200, { items, nextCursor: null, counts, deadLetters: { resumes: 0, matching: 0, runs: 0 } }];
    },
    'POST /api/admin/resume-processing/app-roto.pdf/retry': () => [409, { code: 'FILE_GONE' }],
  });
}

const file = (name: string, text: string) => new File([text], name);

async function choose(...files: File[]) {
  await visit('/admin-panel/talents');
  const input = await screen.findByLabelText('Subir currículums', { selector: 'input' }, PATIENT);
  // Refusals are the product's own words, not the browser's filter of endings.
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name, hidden: true }));
const press = async (within: Awaited<ReturnType<typeof dialog>>, name: string) =>
  userEvent.click(within.getByRole('button', { name, hidden: true }));

describe('a bulk upload', () => {
  it('says what it does not take before anything is sent', async () => {
    recruiter();
    await choose(file('iria.pdf', 'cv'), file('foto.gif', 'x'));
    const chosen = await dialog('Subir 1 currículum');
    expect(chosen.getByText('foto.gif').closest('li')?.textContent).toContain('No es PDF');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('brings each file to its result, and says why one failed', async () => {
    recruiter();
    await choose(file('iria.pdf', 'cv'), file('iria.pdf', 'cv'), file('roto.pdf', 'noise'));
    await press(await dialog('Subir 3 currículums'), 'Subir 3 currículums');
    const over = await dialog('Resultado de la subida');
    expect(over.getByText('Talento nuevo')).toBeTruthy();
    expect(over.getByText('El mismo archivo que «iria.pdf»: un solo talento')).toBeTruthy();
    expect(over.getByText(/No se pudo leer/).textContent).toContain('Archivo dañado.');
    expect(over.getByText('1 talento nuevo · 1 repetido · 1 con problemas')).toBeTruthy();
    const [first] = within(over.getByRole('list', { name: 'Archivos de la tanda', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
    expect(first?.textContent).toContain('roto.pdf');
    expect(document.activeElement?.textContent).toBe('Resultado de la subida');
    const sent = requests.filter(({ path }) => path.endsWith('/uploads')).map(({ body }) => body);
    const places = sent.map((body) => (body as { path: string }).path.replace(/^drops\/[\d-]{10}-\w{6}\//, ''));
    expect(places.sort()).toEqual(['iria (2).pdf', 'iria.pdf', 'roto.pdf']);
    expect(sent[0]).toMatchObject({ contentType: 'application/pdf', metadata: { language: 'es' } });
    await userEvent.click(over.getByRole('button', { name: 'Volver a leer roto.pdf', hidden: true }));
    expect(await screen.findByText(/El archivo ya no está en el almacenamiento/)).toBeTruthy();
  });

  it('makes room for the screen that the user goes back to', async () => {
    recruiter();
    await choose(file('iria.pdf', 'cv'));
    await press(await dialog('Subir 1 currículum'), 'Subir 1 currículum');
    await dialog('Resultado de la subida');
    await act(async () => {
      window.history.pushState(null, '', '/admin-panel/resume-processing');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lectura de currículums' });
    expect(screen.queryByRole('heading', { name: 'Resultado de la subida', hidden: true })).toBeNull();
    expect(screen.getByRole('button', { name: '1 currículum listo' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('stays within reach on other screens, and is gone once it is finished with', async () => {
    recruiter();
    await choose(file('iria.pdf', 'cv'));
    await press(await dialog('Subir 1 currículum'), 'Subir 1 currículum');
    const over = await dialog('Resultado de la subida');
    await userEvent.click(over.getByRole('link', { name: 'Ver en «Lectura de currículums»', hidden: true }));
    await screen.findByRole('heading', { level: 1, name: 'Lectura de currículums' });
    await userEvent.click(screen.getByRole('button', { name: '1 currículum listo' }));
    await press(await dialog('Resultado de la subida'), 'Terminar');
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 currículum listo' })).toBeNull());
    expect(window.sessionStorage.getItem('encaje.bulk')).toBeNull();
  });
});
