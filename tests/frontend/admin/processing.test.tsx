/** Resume processing over a seeded network: figures, reasons, retries and dead letters. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProcessingRow } from '../../../shared/contract/admin-processing.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/processing/processing-page.tsx');
}, 60_000);

const SCREEN = '/admin-panel/resume-processing';
const API = '/api/admin/resume-processing';

function row(over: Partial<ProcessingRow> = {}): ProcessingRow {
  return {
    applicationId: 'app-1',
    version: 3,
    talentId: null,
    isNewTalent: false,
    name: '',
    emailConfirmed: true,
    fileName: 'sin-correo.txt',
    folder: 'socio/',
    fullPath: 'drops/9k2m4n6p8q0r1s3t/sin-correo.txt',
    source: 'drop',
    jobId: null,
    jobTitle: null,
    status: 'failed',
    unfinished: null,
    failure: { code: 'EMAIL_NOT_FOUND', message: { es: 'No hay correo', en: 'No address' } },
    attempts: 1,
    submittedAt: '2026-05-04T09:00:00.000Z',
    updatedAt: '2026-05-04T09:00:05.000Z',
    ageSeconds: 7200,
    ...over,
  };
}

const READ = row({
  applicationId: 'app-2',
  talentId: 'talent-2',
  name: 'Iria Faro',
  fileName: 'cv.pdf',
  fullPath: 'applications/app-2',
  source: 'form',
  jobTitle: 'Farolera',
  status: 'completed',
  failure: undefined,
});

const LETTER = {
  queue: 'resumes',
  messageId: 'm1',
  sentAt: '2026-05-04T09:00:00.000Z',
  body: '{"applicationId":"app-9"}',
  isCut: false,
  applicationId: 'app-9',
  fullPath: null,
};

const CUT_LETTER = { ...LETTER, messageId: 'm2', body: '{"notes":"xx', isCut: true, applicationId: null };

function processing(rows: ProcessingRow[], dead = 0, more: Parameters<typeof staff>[2] = {}): void {
  const count = (status: string) => rows.filter((each) => each.status === status).length;
  staff('ana@encaje.test', true, {
    [`GET ${API}`]: ({ search }) => {
      const counts = { 'awaiting-upload': 0, active: 0, completed: count('completed'), failed: count('failed') };
      const items = rows.filter(({ status }) => !search.get('status') || search.get('status') === status);
      return [200, { items, nextCursor: null, counts, deadLetters: { resumes: dead, scans: 0, matching: 0, runs: 0 } }];
    },
    [`GET ${API}/dead-letters`]: () => [200, { items: [LETTER, CUT_LETTER].slice(0, dead) }],
    ...more,
  });
}

const itemOf = async (title: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

describe('resume processing', () => {
  it('says of each resume whose it is, where it came from, how it stands and what helps', async () => {
    processing([row(), { ...READ, emailConfirmed: false }]);
    await visit(SCREEN);
    const failed = await itemOf('sin-correo.txt');
    expect(failed.queryByText('sin confirmar')).toBeNull();
    expect(failed.getByText('Sin dirección de correo.')).toBeTruthy();
    expect(failed.getByText('hace 2 horas')).toBeTruthy();
    expect(failed.getByRole('link', { name: 'drops/socio/' }).getAttribute('href')).toBe(
      '/admin-panel/files?prefix=drops%2F9k2m4n6p8q0r1s3t%2F',
    );
    const read = await itemOf(/^Iria Faro/);
    expect(read.getByText('Leído')).toBeTruthy();
    expect(read.getByText('sin confirmar')).toBeTruthy();
    expect(read.getByRole('link', { name: 'Abrir el talento Iria Faro' }).getAttribute('href')).toBe(
      '/admin-panel/talents/talent-2',
    );
    expect(read.queryByRole('button')).toBeNull();
  });

  it('narrows to a state by its figure, in the address', async () => {
    processing([row(), READ]);
    await visit(SCREEN);
    await userEvent.click(await screen.findByRole('button', { name: /1\s*Leídos/ }));
    await waitFor(() => expect(screen.queryByText('sin-correo.txt')).toBeNull());
    expect(window.location.search).toBe('?status=completed');
  });

  it('reads one again, and says why where that cannot be', async () => {
    processing([row()], 0, { [`POST ${API}/app-1/retry`]: () => [409, { code: 'FILE_GONE' }] });
    await visit(SCREEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a leer: sin-correo.txt' }));
    expect(await screen.findByText(/El archivo ya no está en el almacenamiento/)).toBeTruthy();
  });

  it('moves the focus to where the user continues, when what was pressed is gone', async () => {
    const rows = ['sin-correo.txt', 'otro.txt'].map((fileName, at) =>
      row({ applicationId: `app-${at + 1}`, fileName, ageSeconds: 5 }),
    );
    const change = (at: number, status: ProcessingRow['status']): Answer => {
      return () => [200, Object.assign(rows[at] as ProcessingRow, { status, failure: undefined })];
    };
    processing(rows, 0, {
      [`POST ${API}/app-1/retry`]: change(0, 'active'),
      [`POST ${API}/retry`]: (request) => {
        change(1, 'active')(request);
        return [200, { retried: 1, remaining: 0, failedBefore: '2026-05-04T10:00:00.000Z' }];
      },
    });
    await visit(SCREEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a leer: sin-correo.txt' }));
    const item = await itemOf('sin-correo.txt');
    await waitFor(() => expect(item.queryByRole('button')).toBeNull());
    expect(document.activeElement).toBe(item.getByRole('link', { name: /^Abrir la candidatura/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a leer 1 fallido' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Volver a leer 1 currículum?', hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a leer', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Volver a leer 1/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('gives a dropped resume the address it lacks', async () => {
    processing([row()], 0, { 'PATCH /api/admin/applications/app-1': () => [200, {}] });
    await visit(SCREEN);
    const item = await itemOf('sin-correo.txt');
    await userEvent.click(item.getByText('Indicar su correo'));
    await userEvent.type(item.getByLabelText('Correo'), 'hallada@people.example{Enter}');
    await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      email: 'hallada@people.example',
    });
  });

  it('reads all failed ones again, after asking, until none remains', async () => {
    const failedBefore = '2026-05-04T10:00:00.000Z';
    const answers = [
      { retried: 2, remaining: 1, failedBefore },
      { retried: 1, remaining: 0, failedBefore },
    ];
    const bodies: unknown[] = [];
    processing([row(), row({ applicationId: 'b' }), row({ applicationId: 'c' })], 0, {
      [`POST ${API}/retry`]: ({ body }) => [200, answers[bodies.push(body) - 1]],
    });
    await visit(SCREEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a leer 3 fallidos' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Volver a leer 3 currículums?', hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a leer', hidden: true }));
    expect(await screen.findByText('3 currículums se vuelven a leer')).toBeTruthy();
    expect(bodies).toEqual([{}, { failedBefore }]);
  });

  it('shows dead letters with their content, and puts them back after asking', async () => {
    processing([READ], 2, { [`POST ${API}/dead-letters/redrive`]: () => [200, { redriven: 1, remaining: 0 }] });
    await visit(SCREEN);
    const letters = within(await screen.findByRole('region', { name: 'Mensajes sin entregar' }));
    expect((await letters.findByText(/"applicationId": "app-9"/)).tagName).toBe('PRE');
    const cut = letters.getByText('Es solo el principio: el mensaje es más largo. Al devolverlo a su cola va entero.');
    expect(cut.previousElementSibling?.textContent).toBe(CUT_LETTER.body);
    expect(letters.getByRole('link', { name: 'Candidatura' }).getAttribute('href')).toBe(
      '/admin-panel/applications/app-9',
    );
    await userEvent.click(letters.getByRole('button', { name: 'Devolver a la cola: Lectura de currículums' }));
    const dialog = within(letters.getByRole('dialog', { hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver a la cola', hidden: true }));
    expect(await screen.findByText('1 mensaje ha vuelto a su cola')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/redrive'))?.body).toEqual({ queue: 'resumes' });
  });

  it('says how resumes come in where there are none', async () => {
    processing([]);
    await visit(SCREEN);
    expect(await screen.findByText('Todavía no hay currículums')).toBeTruthy();
    expect(screen.getByText('No hay ninguno: todo se entrega.')).toBeTruthy();
  });
});
