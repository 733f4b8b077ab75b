/** The database screen over a seeded network: a file checked and imported, what refuses it, exports, reconciliations, the history. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RUN_FAILURES, type Run, runSchema } from '../../../shared/domain/run.ts';
import { type Answer, isolate, passTime, requests, seed, takeOverTimers, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/exchange/exchange-page.tsx');
  await import('../../../frontend/src/features/admin/exchange/run-page.tsx');
}, 60_000);

const PAGE = '/admin-panel/database-sync';
const RUN = '/api/admin/sync/runs/run-1';
const UPLOAD = {
  url: 'http://storage.test/b',
  fields: { key: 'imports/run-1' },
  maxBytes: 9,
  expiresAt: '2099-01-01T00:00:00Z',
};

function run(changes: object = {}): Run {
  return runSchema.parse({
    ...{ runId: 'run-1', version: 1, kind: 'import', state: 'checked', records: 'talents', format: 'csv' },
    ...{ fileName: 'personas.csv', total: 5000, done: 0, added: 0, known: 0, refused: 0, rowErrors: [] },
    ...{ ignoredColumns: [], repair: false, findings: [], findingCounts: {}, failure: null, by: 'eva@encaje.test' },
    ...{ createdAt: '2026-05-04T09:00:00.000Z', updatedAt: '2026-05-04T09:00:00.000Z', finishedAt: null },
    ...changes,
  });
}

const WITH_ERRORS = run({
  ...{ version: 3, done: 5000, added: 4890, known: 107, refused: 3, ignoredColumns: ['Signo', 'Talla'] },
  rowErrors: [
    { row: 4, path: 'email', code: 'EMAIL_INVALID' },
    { row: 9, path: 'email', code: 'EMAIL_INVALID' },
    { row: 9, path: '=cmd', code: 'TOO_LONG' },
  ],
});

/** A recruiter's browser; each asking for the run is answered by the next of `runs`, the last one for ever. */
function serveRuns(runs: Run[], answers: Record<string, Answer> = {}, role: 'admin' | 'recruiter' = 'admin'): void {
  let at = -1;
  const served: Record<string, Answer> = {
    'GET /api/admin/sync/runs': ({ search }) => {
      const items = runs.slice(-1).filter(({ kind }) => !search.get('kind') || kind === search.get('kind'));
      return [200, { items, nextCursor: null }];
    },
    [`GET ${RUN}`]: () => {
      at = Math.min(at + 1, runs.length - 1);
      return runs[at] ? [200, runs[at]] : [404, { code: 'RUN_NOT_FOUND' }];
    },
    ...answers,
  };
  staff('ana@encaje.test', true, served, role);
}

const posted = (end: string) => requests.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const chooseFile = async (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText('Archivo'), file);

/** Storage that takes what it is sent once `arrive` is called. */
function storage(): { sent: FormData[]; arrive: () => void } {
  const kept = { sent: [] as FormData[], arrive: () => {} };
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    status = 204;
    open() {}
    send(form: FormData) {
      kept.sent.push(form);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      kept.arrive = () => this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return kept;
}

/** What the page hands to the browser to keep. */
function keptFiles(): Blob[] {
  const kept: Blob[] = [];
  const createObjectURL = (blob: Blob) => kept.push(blob) && 'blob:a';
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  return kept;
}

describe('a file to import', () => {
  it('is uploaded with progress, then checked by itself, and the user who waited finds the focus at the result', async () => {
    const store = storage();
    serveRuns([run({ state: 'checking', done: 1200 }), WITH_ERRORS], {
      'POST /api/admin/sync/imports': () => [201, { ...run({ state: 'awaiting-upload' }), upload: UPLOAD }],
      'POST /api/admin/sync/imports/run-1/check': () => [200, run({ state: 'checking', total: null })],
    });
    await visit(PAGE);
    await chooseFile(new File(['nombre;correo\n'], 'personas.csv'));
    expect(await screen.findByText(/Parece CSV/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/Base legal/), 'agency');
    await press('Comprobar el archivo');
    const bar = await screen.findByRole('progressbar', { name: 'Subida del archivo' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
    expect(posted('/imports')[0]?.body).toEqual({
      ...{ records: 'talents', format: 'csv', fileName: 'personas.csv', sizeBytes: 14 },
      basis: { kind: 'agency' },
    });
    expect(posted('/check')).toEqual([]);
    act(store.arrive);
    expect(store.sent[0]?.get('key')).toBe('imports/run-1');
    expect(await screen.findByText('1.200 de 5.000 filas')).toBeTruthy();
    expect(window.location.pathname).toBe(`${PAGE}/run-1`);
    expect(screen.getByText(/Puedes cerrar esta página/)).toBeTruthy();
    const result = await heading('Resultado de la comprobación');
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(posted('/start')).toEqual([]);
  });

  it('is not sent while it is a workbook, and the words say what to do', async () => {
    serveRuns([]);
    await visit(PAGE);
    await chooseFile(new File(['PK\u0003\u0004'], 'personas.xlsx'));
    expect(await screen.findByText(/libro de hoja de cálculo/)).toBeTruthy();
    await press('Comprobar el archivo');
    expect(posted('/imports')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Archivo'));
  });

  it('is known by its content as a resume, which only fits people', async () => {
    serveRuns([]);
    await visit(PAGE);
    await chooseFile(new File(['{ "basics": { "name": "Lucía" } }'], 'lucia.json'));
    expect(await screen.findByRole('radio', { name: 'JSON Resume', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Empleos' }));
    expect(await screen.findByRole('radio', { name: 'JSON', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'JSON Resume' }).hasAttribute('disabled')).toBe(true);
    expect(window.location.search).toBe('?records=jobs');
  });

  it('continues with the same run when the check could not be asked for', async () => {
    const store = storage();
    let isDown = true;
    serveRuns([WITH_ERRORS], {
      'POST /api/admin/sync/imports': () => [201, { ...run({ state: 'awaiting-upload' }), upload: UPLOAD }],
      'POST /api/admin/sync/imports/run-1/check': () =>
        isDown ? [429, { code: 'RATE_LIMITED' }] : [200, run({ state: 'checking' })],
    });
    await visit(PAGE);
    await chooseFile(new File(['[]'], 'personas.json'));
    await press('Comprobar el archivo');
    const basis = screen.getByLabelText(/Base legal/);
    expect([posted('/imports'), document.activeElement]).toEqual([[], basis]);
    expect(screen.getByText(/^Di con qué base legal/)).toBeTruthy();
    await userEvent.selectOptions(basis, 'none');
    await press('Comprobar el archivo');
    await waitFor(() => expect(store.sent).toHaveLength(1));
    act(store.arrive);
    expect(await screen.findByText('El archivo no se pudo enviar')).toBeTruthy();
    isDown = false;
    await press('Comprobar el archivo');
    await heading('Resultado de la comprobación');
    expect(posted('/imports')).toHaveLength(1);
    expect(store.sent).toHaveLength(1);
  });
});

describe('the dry run', () => {
  it('shows what would happen, which columns were not used, and each refused value in words', async () => {
    serveRuns([WITH_ERRORS]);
    await visit(`${PAGE}/run-1`);
    await heading('Resultado de la comprobación');
    expect(screen.getByText('Se añadirían').closest('div')?.textContent).toContain('4.890');
    expect(screen.getByText('Ya estaban').closest('div')?.textContent).toContain('107');
    expect(screen.getByText(/2 columnas del archivo: Signo y Talla/)).toBeTruthy();
    const list = within(screen.getByRole('table', { name: 'Qué hay que corregir' }));
    expect(list.getAllByText('No es una dirección de correo válida')).toHaveLength(2);
    expect(screen.getByText(/Hay 1 fila más con errores/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Columna'), '=cmd');
    await waitFor(() => expect(list.queryByText('Fila 4')).toBeNull());
    expect(list.getByText('Fila 9')).toBeTruthy();
    expect(window.location.search).toBe('?column=%3Dcmd');
  });

  it('hands over its errors as a table without formulas', async () => {
    const kept = keptFiles();
    serveRuns([WITH_ERRORS]);
    await visit(`${PAGE}/run-1`);
    await press('Descargar la lista');
    const lines = (await kept[0]?.text())?.trim().split('\r\n');
    expect(lines?.slice(1)).toEqual([
      '4,Correo electrónico,No es una dirección de correo válida',
      '9,Correo electrónico,No es una dirección de correo válida',
      `9,"'=cmd",El texto es demasiado largo`,
    ]);
  });

  it('names the items of a list instead of rows, with all that is wrong with one of them together', async () => {
    const rowErrors = [
      { row: 1, path: 'email', code: 'EMAIL_INVALID' },
      { row: 2, path: 'email', code: 'EMAIL_INVALID' },
      { row: 1, path: '', code: 'DUPLICATE_IN_FILE' },
    ];
    serveRuns([run({ format: 'json', fileName: 'personas.json', added: 1, refused: 2, rowErrors })]);
    await visit(`${PAGE}/run-1`);
    const list = within(await screen.findByRole('table', { name: 'Qué hay que corregir' }));
    const numbers = list.getAllByText(/^Elemento \d$/).map(({ textContent }) => textContent);
    expect(numbers).toEqual(['Elemento 1', 'Elemento 1', 'Elemento 2']);
    expect(list.getByText('Este elemento repite otro anterior del archivo')).toBeTruthy();
    expect(list.queryByText(/[Ff]ila/)).toBeNull();
  });

  it('asks before rows are left out, then imports what it was looked at', async () => {
    serveRuns([WITH_ERRORS], {
      'POST /api/admin/sync/imports/run-1/start': () => [
        200,
        run({ state: 'running', version: 4, added: 10, done: 10 }),
      ],
    });
    await visit(`${PAGE}/run-1`);
    await press('Importar 4.890 filas');
    const question = await dialog();
    expect(question.getByText(/3 filas tienen errores y se quedarían fuera/)).toBeTruthy();
    expect(posted('/start')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Importar las otras 4.890 filas' }));
    await waitFor(() => expect(posted('/start')[0]?.body).toEqual({ version: 3, skipRefused: true }));
  });

  it('imports at once where nothing is refused', async () => {
    serveRuns([run({ added: 2, total: 2 }), run({ state: 'done', added: 2, total: 2 })], {
      'POST /api/admin/sync/imports/run-1/start': () => [200, run({ state: 'running', total: 2 })],
    });
    await visit(`${PAGE}/run-1`);
    await press('Importar 2 filas');
    await heading('Importación terminada');
    expect(posted('/start')[0]?.body).toEqual({ version: 1, skipRefused: false });
    expect(screen.getByRole('link', { name: 'Ver el talento' }).getAttribute('href')).toBe('/admin-panel/talents');
  });

  it.each([
    ['IMPORT_RUNNING', /Ya hay otra importación de lo mismo en marcha/],
    ['STALE_VERSION', /Otra persona ha empezado o parado esta importación/],
  ])('explains why it was not started: %s', async (code, words) => {
    serveRuns([run({ added: 2 })], { 'POST /api/admin/sync/imports/run-1/start': () => [409, { code }] });
    await visit(`${PAGE}/run-1`);
    await press('Importar 2 filas');
    expect(await screen.findByText(words)).toBeTruthy();
    const asked = requests.filter(({ path }) => path === RUN).length;
    expect(asked).toBeGreaterThan(1);
  });

  it('is discarded after a question, with its file', async () => {
    serveRuns([WITH_ERRORS], { [`POST ${RUN}/stop`]: () => [200, run({ state: 'stopped' })] });
    await visit(`${PAGE}/run-1`);
    await press('Descartar');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Descartar el archivo' }));
    expect(await screen.findByText(/No queda nada de esta importación/)).toBeTruthy();
    expect(posted('/stop')).toHaveLength(1);
    expect(document.activeElement).toBe(await heading('La importación se paró'));
  });

  it('offers no import where everything is there already', async () => {
    serveRuns([run({ known: 5000 })]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByText(/Todo lo que hay en el archivo ya estaba/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
    expect(screen.getByText('Nada que importar')).toBeTruthy();
    expect(screen.queryByText('Por confirmar')).toBeNull();
  });

  it('distinguishes what exists from what has errors where nothing is left to import', async () => {
    serveRuns([run({ known: 2, refused: 4 })]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByText(/^2 filas ya estaban y 4 tienen errores: no queda nada que importar/)).toBeTruthy();
  });
});

describe('a run at work', () => {
  it.each([
    ['import', 0, 1],
    ['reconcile', 1, 0],
  ] as const)(
    'that is an %s can be stopped by recruiters only where nothing is removed',
    async (kind, buttons, words) => {
      serveRuns([run({ kind, state: 'running', added: 40, done: 40 })], {}, 'recruiter');
      await visit(`${PAGE}/run-1`);
      await screen.findByRole('progressbar');
      expect(screen.queryAllByRole('button', { name: 'Parar' })).toHaveLength(buttons);
      expect(screen.queryAllByText(/Un administrador puede parar esta importación/)).toHaveLength(words);
    },
  );

  it('is stopped after a question that says what is taken back, and says in the end that nothing was kept', async () => {
    serveRuns([run({ state: 'running', added: 40, done: 40 })], {
      [`POST ${RUN}/stop`]: () => {
        seed({ [`GET ${RUN}`]: () => [200, run({ state: 'stopped' })] });
        return [200, run({ state: 'stopping', version: 2, added: 40 })];
      },
    });
    await visit(`${PAGE}/run-1`);
    await press('Parar');
    const question = await dialog();
    expect(question.getByText(/Todo lo que esta importación ha añadido hasta ahora se retirará/)).toBeTruthy();
    expect(posted('/stop')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Parar y deshacer' }));
    expect(await screen.findByText('Quedan 40 filas por retirar…')).toBeTruthy();
    expect(await screen.findByText(/No queda nada de esta importación/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull();
  });

  it('announces the end to a person who is busy elsewhere on the page without taking the focus', async () => {
    serveRuns([run({ state: 'checking' }), WITH_ERRORS]);
    await visit(`${PAGE}/run-1`);
    const back = await screen.findByRole('link', { name: 'Volver a los datos' });
    await screen.findByRole('progressbar');
    act(() => back.focus());
    await heading('Resultado de la comprobación');
    expect(document.activeElement).toBe(back);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Resultado de la comprobación',
      ),
    );
  });

  it('is asked about no more once it is over', async () => {
    takeOverTimers();
    serveRuns([run({ state: 'done' })]);
    await visit(`${PAGE}/run-1`);
    await heading('Importación terminada');
    const asked = requests.length;
    await passTime(10_000);
    expect(requests).toHaveLength(asked);
  });

  it.each(RUN_FAILURES)('that failed says why and what to do: %s', async (failure) => {
    serveRuns([run({ state: 'failed', failure })]);
    await visit(`${PAGE}/run-1`);
    await heading('No se pudo importar');
    const words = document.querySelector('[data-part~=run-failure]')?.textContent ?? '';
    expect(words).not.toContain(failure);
    expect(words).not.toMatch(/failures|\{\{|por nuestra parte/);
    expect(screen.getByRole('link', { name: 'Importar otro archivo' })).toBeTruthy();
  });

  it('that is unknown is reported as not found', async () => {
    serveRuns([]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByText('No encontrado')).toBeTruthy();
  });
});

describe('an export', () => {
  const made = run({
    ...{
      kind: 'export',
      state: 'done',
      records: 'jobs',
      format: 'json',
      fileName: 'empleos.json',
      done: 12,
      total: 12,
    },
    finishedAt: new Date().toISOString(),
  });

  it('is asked for, made, and downloaded from where it lies for five minutes', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.href} ${this.download}`);
    });
    serveRuns([{ ...made, state: 'running', done: 4 }, made], {
      'POST /api/admin/sync/exports': () => [201, { ...made, state: 'running', done: 0, total: null }],
      [`GET ${RUN}/file`]: () => [200, { url: 'http://storage.test/empleos', expiresAt: UPLOAD.expiresAt }],
    });
    await visit(`${PAGE}?tab=export&records=jobs`);
    await userEvent.click(await screen.findByRole('radio', { name: 'JSON, para otros programas' }));
    await press('Preparar el archivo');
    await heading('El archivo está listo');
    expect(posted('/exports')[0]?.body).toEqual({ records: 'jobs', format: 'json' });
    await press('Descargar el archivo');
    await waitFor(() => expect(clicked).toEqual(['http://storage.test/empleos empleos.json']));
    vi.restoreAllMocks();
  });

  it('whose file is gone can be made again', async () => {
    serveRuns([made], {
      [`GET ${RUN}/file`]: () => [410, { code: 'FILE_GONE' }],
      'POST /api/admin/sync/exports': () => [201, { ...made, state: 'running' }],
    });
    await visit(`${PAGE}/run-1`);
    await press('Descargar el archivo');
    expect(await screen.findByText(/El archivo ya no está/)).toBeTruthy();
    await press('Volver a hacerlo');
    await waitFor(() => expect(posted('/exports')[0]?.body).toEqual({ records: 'jobs', format: 'json' }));
  });

  it('that someone was erased from says that it is made again, and is there by itself', async () => {
    const stale = { ...made, staleSince: new Date().toISOString() };
    serveRuns([stale, stale, made]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByText(/Lo estamos haciendo de nuevo sin ellos/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Descargar el archivo' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Descargar el archivo' }, { timeout: 4_000 })).toBeTruthy();
  });

  it('of more than a day ago is known to be gone without asking', async () => {
    serveRuns([run({ ...made, finishedAt: '2026-05-04T09:00:00.000Z' })]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByText(/El archivo ya no está/)).toBeTruthy();
  });
});

describe('a reconciliation', () => {
  const finding = { applicationId: null, talentId: null, fullPath: null, repaired: false };
  const report = run({
    ...{ kind: 'reconcile', state: 'done', records: null, format: null, fileName: null, total: 40, done: 40 },
    findingCounts: { 'lost-upload': 1, 'orphaned-object': 1 },
    findings: [
      { ...finding, kind: 'lost-upload', applicationId: 'app-1', talentId: 'talent-1', repaired: true },
      { ...finding, kind: 'orphaned-object', fullPath: 'resumes/app-9/cv.pdf' },
    ],
  });

  it('only looks unless the user confirms that it repairs', async () => {
    serveRuns([report], { 'POST /api/admin/sync/reconciliations': () => [201, report] });
    await visit(`${PAGE}?tab=reconcile`);
    await press('Comprobar y reparar…');
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(posted('/reconciliations')).toEqual([]);
    await press('Comprobar');
    await waitFor(() => expect(posted('/reconciliations')[0]?.body).toEqual({ repair: false }));
  });

  it('reports how much of each kind, where it is, and what was repaired', async () => {
    serveRuns([report]);
    await visit(`${PAGE}/run-1`);
    await heading('Informe');
    const list = within(screen.getByRole('table', { name: 'Lo que no cuadra' }));
    expect(list.getByRole('link', { name: 'Candidatura' }).getAttribute('href')).toBe(
      '/admin-panel/applications/app-1',
    );
    expect(list.getByRole('link', { name: 'Persona' }).getAttribute('href')).toBe('/admin-panel/talents/talent-1');
    expect(list.getByRole('link', { name: 'resumes/app-9/cv.pdf' }).getAttribute('href')).toBe(
      '/admin-panel/files?prefix=resumes%2Fapp-9%2F&file=resumes%2Fapp-9%2Fcv.pdf',
    );
    expect(list.getByText('Reparado')).toBeTruthy();
    expect(list.getByText('Sin reparar')).toBeTruthy();
  });

  it('that found nothing says that everything agrees', async () => {
    serveRuns([run({ ...report, findings: [], findingCounts: {} })]);
    await visit(`${PAGE}/run-1`);
    expect(await screen.findByRole('heading', { name: 'Todo cuadra' })).toBeTruthy();
    expect(screen.getByText(/Se han mirado 40 elementos/)).toBeTruthy();
  });
});

describe('the history', () => {
  it('says what came of each run and who began it, and narrows to a kind in the address', async () => {
    serveRuns([WITH_ERRORS]);
    await visit(PAGE);
    const list = within(await screen.findByRole('table', { name: 'Historial' }));
    expect(list.getByRole('link', { name: 'Importación de talento' }).getAttribute('href')).toBe(`${PAGE}/run-1`);
    expect(list.getByText('4.890 filas por añadir, 3 con errores')).toBeTruthy();
    expect(list.getByText('eva@encaje.test')).toBeTruthy();
    await press('Exportaciones');
    expect(await screen.findByText('Todavía no hay nada')).toBeTruthy();
    expect(window.location.search).toBe('?kind=export');
  });
});
