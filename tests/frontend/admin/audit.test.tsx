/** The audit trail over a seeded network: entries in words, narrowed by the address, opened, and taken out as a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITED_ACTIONS } from '../../../frontend/src/features/admin/audit/audited-actions.ts';
import { changeLanguage } from '../../../frontend/src/lib/i18n.ts';
import inEnglish from '../../../frontend/src/locales/admin.en.json' with { type: 'json' };
import inSpanish from '../../../frontend/src/locales/admin.es.json' with { type: 'json' };
import english from '../../../frontend/src/locales/admin-audit.en.json' with { type: 'json' };
import spanish from '../../../frontend/src/locales/admin-audit.es.json' with { type: 'json' };
import { auditEntrySchema } from '../../../shared/domain/audit.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/audit/audit-page.tsx');
}, 60_000);

const LIST = '/admin-panel/audit';
const AT = '2026-05-04T09:00:00.000Z';

function entry(changes: object = {}) {
  return auditEntrySchema.parse({
    entryId: 'e1',
    at: AT,
    actorId: 'user-1',
    actorEmail: 'olga@encaje.test',
    action: 'job.update',
    recordKind: 'job',
    recordId: 'job-1',
    changes: [
      { field: 'status', before: 'draft', after: 'active' },
      { field: 'requirements', before: [], after: ['Soldadura TIG', 'Lectura de planos'] },
      { field: 'visaSponsorship', before: false, after: true },
      { field: 'contactEmail' },
    ],
    correlationId: 'corr-7',
    ...changes,
  });
}

const BY_SYSTEM = entry({
  ...{ entryId: 'e2', actorId: null, actorEmail: null, action: 'audit.expire', recordKind: 'audit', recordId: 'trail' },
  changes: [{ field: 'count', after: 1200 }],
});

function trail(entries: object[], answers: Record<string, Answer> = {}): void {
  staff('ana@encaje.test', true, {
    'GET /api/admin/audit': () => [200, { items: entries, nextCursor: null }],
    'GET /api/admin/jobs/job-1': () => [200, { jobId: 'job-1', title: 'Soldador', company: 'Talleres Yunque' }],
    ...answers,
  });
}

const asked = () => requests.filter(({ path }) => path === '/api/admin/audit').at(-1)?.search;
const table = async () => within(await screen.findByRole('table', { name: 'Registro' }));

it('an entry about somebody with an unconfirmed address says so beside their name', async () => {
  const about = entry({ action: 'talent.update', recordKind: 'talent', recordId: 'tal1' });
  const person = { firstName: 'Lucía', lastName: 'Ferrer', email: null };
  for (const emailConfirmed of [false, true]) {
    trail([about], { 'GET /api/admin/talents/tal1': () => [200, { ...person, emailConfirmed }] });
    await visit(`${LIST}/e1`);
    const link = await screen.findByRole('link', { name: 'Lucía Ferrer' });
    expect(/sin confirmar/.test(link.parentElement?.textContent ?? '')).toBe(!emailConfirmed);
    cleanup();
  }
});

describe('the trail', () => {
  it('says in words who did what, and which entries nobody signed in is behind', async () => {
    trail([entry(), BY_SYSTEM, entry({ entryId: 'e3', action: 'job.fold', changes: [] })]);
    await visit(LIST);
    const list = await table();
    expect(list.getByRole('link', { name: 'Empleo editado' })).toBeTruthy();
    expect(list.getAllByText('olga@encaje.test')).toHaveLength(2);
    expect(list.getByText('Sistema')).toBeTruthy();
    expect(list.getByText('Estado, Requisitos, Apoyo con el visado, Correo de contacto')).toBeTruthy();
    // An action that nobody has named yet shows its code.
    expect(list.getByRole('link', { name: 'job.fold' })).toBeTruthy();
  });

  it('asks for what the address says, and for nothing that no entry could have', async () => {
    trail([entry()]);
    await visit(`${LIST}?recordKind=job&recordId=%20job-1&from=2026-05-01&to=2026-02-31&action=job.&actor=olga`);
    await table();
    expect(Object.fromEntries(asked() ?? [])).toEqual({
      ...{ recordKind: 'job', recordId: 'job-1', from: '2026-05-01', action: 'job.', actor: 'olga', limit: '100' },
    });
    expect(screen.getByLabelText('Desde')).toHaveProperty('value', '2026-05-01');
  });

  it('is narrowed by a span, and by a kind whose actions alone are then offered', async () => {
    trail([entry()]);
    await visit(LIST);
    await userEvent.click(await screen.findByRole('button', { name: '7 días' }));
    const first = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
    expect(window.location.search).toBe(`?from=${first}`);
    expect(screen.getByRole('button', { name: '7 días' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Tipo de registro'), 'message');
    const actions = within(screen.getByLabelText('Qué')).getAllByRole('option');
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      ...['Todo', 'Mensaje leído', 'Mensaje respondido', 'Estado del mensaje cambiado', 'Mensaje eliminado'],
    ]);
    await waitFor(() => expect(asked()?.get('recordKind')).toBe('message'));
    expect(asked()?.get('from')).toBe(first);
  });

  it('says why nothing is shown where the days stand in the wrong order', async () => {
    trail([]);
    await visit(`${LIST}?from=2026-05-04&to=2026-05-01`);
    expect(await screen.findByText('El primer día es posterior al último: cámbialos de orden.')).toBeTruthy();
  });

  it('says which record it was by what is known of it, with ids cut visibly and none where there is only one', async () => {
    const uploaded = { recordKind: 'file', action: 'file.upload', recordId: 'yrw5j2zc99x52fgm' };
    trail([
      entry({ recordId: '0123456789abcdef' }),
      entry({
        ...{ entryId: 'e5', ...uploaded },
        changes: [
          { field: 'folder', after: 'applications/' },
          { field: 'type', after: 'resume' },
        ],
      }),
      entry({ entryId: 'e6', recordKind: 'settings', action: 'settings.update', recordId: 'agency', changes: [] }),
    ]);
    await visit(LIST);
    const list = await table();
    expect((await list.findByText('01234567…')).closest('[title]')?.getAttribute('title')).toBe('0123456789abcdef');
    expect(list.getByText('Archivo: Currículum · Candidaturas').title).toBe('yrw5j2zc99x52fgm');
    expect(list.queryByText('agency')).toBeNull();
  });

  it('keeps its filters in sight beside an open entry, with the way back to them', async () => {
    trail([entry()]);
    await visit(`${LIST}/e1?recordKind=job&from=2026-05-01`);
    const active = within(await screen.findByRole('list', { name: 'Filtros activos' }));
    expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Desde: 1 /),
      'Empleo',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Ver filtros' }));
    expect(await screen.findByLabelText('Tipo de registro')).toBeTruthy();
    expect(window.location.search).toBe('?recordKind=job&from=2026-05-01');
  });

  it('offers to try again when it cannot be had', async () => {
    trail([], { 'GET /api/admin/audit': () => [400, { code: 'INVALID_INPUT' }] });
    await visit(LIST);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

describe('an entry', () => {
  const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

  it('shows what was before and after in words, and of personal data only that it changed', async () => {
    trail([entry()]);
    await visit(`${LIST}/e1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Empleo editado' })).toBeTruthy();
    expect(
      row('Estado')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Borrador', 'Activo']);
    expect(
      row('Apoyo con el visado')
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', 'Sí']);
    expect(row('Requisitos').getAllByRole('listitem')).toHaveLength(2);
    expect(row('Correo de contacto').getByText(/es un dato personal/)).toBeTruthy();
  });

  it('shows of nested values only what differs, and what distinguishes them', async () => {
    const before = { talentPoolMonths: 12, auditMonths: 24 };
    const reply = { id: 'reply', kind: 'hours', value: 24, shown: true };
    const claims = (value: number) => [{ id: 'accuracy', kind: 'percent', value, shown: true }, reply];
    const changes = [
      { field: 'retention', before, after: { ...before, auditMonths: 36 } },
      { field: 'claims', before: claims(95), after: claims(93) },
    ];
    trail([entry({ recordKind: 'settings', action: 'settings.update', recordId: 'agency', changes })]);
    await visit(`${LIST}/e1`);
    await screen.findByRole('heading', { level: 1, name: 'Ajustes cambiados' });
    const cells = (name: string) =>
      row(name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Conservación de datos')).toEqual(['Registro de cambios (meses)24', 'Registro de cambios (meses)36']);
    expect(cells('Cifras que anuncia la web')).toEqual([
      'Cuálde precisión al encajarValor95',
      'Cuálde precisión al encajarValor93',
    ]);
  });

  it('leads to its record while there is one, and says when there is none', async () => {
    trail([
      entry(),
      entry({ entryId: 'e4', recordKind: 'talent', recordId: 'talent-1', action: 'talent.erase', changes: [] }),
    ]);
    await visit(`${LIST}/e1`);
    const link = await screen.findByRole('link', { name: 'Soldador · Talleres Yunque' });
    expect(link.getAttribute('href')).toBe('/admin-panel/jobs/job-1');
    expect(screen.getByRole('link', { name: 'Todo lo de este registro' }).getAttribute('href')).toBe(
      `${LIST}?recordId=job-1`,
    );
    await userEvent.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Persona borrada' })).toBeTruthy();
    expect(await screen.findByText('(ya no existe)')).toBeTruthy();
    expect(screen.getByText('De esta acción no se guarda ningún valor.')).toBeTruthy();
  });

  it('with values on one side only shows no empty column', async () => {
    trail([BY_SYSTEM]);
    await visit(`${LIST}/e2`);
    const columns = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(columns.slice(-2)).toEqual(['Campo', 'Valor']);
    expect(row('Cantidad').getByText('1.200')).toBeTruthy();
  });
});

describe('the export of the trail', () => {
  const run = (changes: object) => ({
    ...{ runId: 'run-1', version: 1, kind: 'export', state: 'running', records: 'audit', format: 'json' },
    ...{ fileName: null, total: null, done: 0, added: 0, known: 0, refused: 0, rowErrors: [], ignoredColumns: [] },
    ...{ repair: false, findings: [], findingCounts: {}, failure: null, by: 'ana@encaje.test' },
    ...{ createdAt: AT, updatedAt: AT, finishedAt: null, ...changes },
  });

  it('makes a file of what is filtered, shows how far it is, and hands it over with its number of entries', async () => {
    const states = [run({ done: 40, total: 80 }), run({ state: 'done', done: 80, fileName: 'audit.json' })];
    trail([entry()], {
      'POST /api/admin/sync/exports': () => [201, run({})],
      'GET /api/admin/sync/runs/run-1': () => [200, states.length > 1 ? states.shift() : states[0]],
      'GET /api/admin/sync/runs/run-1/file': () => [200, { url: 'http://storage.example/f', expiresAt: AT }],
    });
    await visit(`${LIST}?recordKind=job`);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
    await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
    await userEvent.click(screen.getByRole('button', { name: 'Preparar archivo' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparando el archivo' })).toBeTruthy();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ records: 'audit', format: 'json', filter: { recordKind: 'job' } },
    });
    expect(await screen.findByText('Listo: 80 entradas. La descarga ha empezado.')).toBeTruthy();
    expect(requests.some(({ path }) => path.endsWith('/run-1/file'))).toBe(true);
  });

  it.each([
    ['es', spanish, inSpanish],
    ['en', english, inEnglish],
  ] as const)('asks for a new sign-in first, with the keyboard alone, in words of %s', async (language, own, panel) => {
    let isFresh = false;
    trail([entry()], {
      'POST /api/admin/sync/exports': () => (isFresh ? [201, run({})] : [401, { code: 'REAUTHENTICATION_REQUIRED' }]),
      'GET /api/admin/sync/runs/run-1': () => [200, run({ done: 40, total: 80 })],
    });
    await visit(LIST);
    await table();
    await act(() => changeLanguage(language));
    const user = userEvent.setup();
    const press = async (name: string) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    await press(own.export.open);
    await press(own.export.start);
    const question = await screen.findByRole('dialog', { name: panel.stepUp.title });
    expect(question.contains(document.activeElement)).toBe(true);
    await user.tab();
    expect((document.activeElement as HTMLElement).textContent).toBe(panel.stepUp.signIn);
    await user.tab();
    expect((document.activeElement as HTMLElement).textContent).toBe(panel.cancel);
    await user.keyboard('{Enter}');
    // Refused and said so; no file was begun, and the list is still there to be read.
    expect(await screen.findByText((words) => words.startsWith(`${panel.stepUp.title}:`))).toBeTruthy();
    expect(requests.some(({ path }) => path.includes('/runs/'))).toBe(false);
    isFresh = true;
    await press(own.export.start);
    expect(await screen.findByRole('progressbar', { name: own.export.making })).toBeTruthy();
  });

  it('is stopped when nobody waits for it any longer', async () => {
    trail([entry()], {
      'POST /api/admin/sync/exports': () => [201, run({})],
      'GET /api/admin/sync/runs/run-1': () => [200, run({})],
      'POST /api/admin/sync/runs/run-1/stop': () => [200, run({ state: 'stopping' })],
    });
    await visit(LIST);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Preparar archivo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Detener y cerrar' }));
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/run-1/stop'))).toBe(true));
  });
});

describe('the words of the trail', () => {
  const LAMBDAS = join(import.meta.dirname, '../../../lambdas');
  const sources = readdirSync(LAMBDAS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(LAMBDAS, file), 'utf8'));
  const written = sources.flatMap((source) => [
    ...[...source.matchAll(/action: '([a-z]+\.[a-z-]+)'/g)].map(([, action]) => action),
    ...[...source.matchAll(/auditedFile\('([a-z.-]+)'/g)].map(([, action]) => action),
  ]);

  it('name every action that the server notes, in both languages', () => {
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((action) => !AUDITED_ACTIONS.some((known) => known === action))).toEqual([]);
    for (const words of [spanish, english]) {
      const named: Record<string, string> = words.actions;
      expect(AUDITED_ACTIONS.filter((action) => !named[action.replace('.', '_')])).toEqual([]);
      // Reads and confirmations are put together from parts, and are to be found like everything else.
      const worded = Object.keys(named).map((key) => key.replace('_', '.'));
      expect(worded.filter((action) => !AUDITED_ACTIONS.some((known) => known === action))).toEqual([]);
    }
  });
});
