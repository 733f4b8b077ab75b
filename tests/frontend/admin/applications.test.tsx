/** Reviewing, moving and rejecting applications, over a seeded network. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../shared/domain/application.ts';
import { MATCHING_FAILURE_MESSAGES } from '../../../shared/domain/matching-failure.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { ADMIN, applicationDetail, applicationList, applicationRow, TIME } from './people.ts';
import { staff } from './staff.ts';

isolate();

const LOADING_MS = 60_000;

beforeAll(async () => {
  // What a screen needs is loaded before the first test, which would else wait for it on a busy machine.
  await Promise.all([
    import('../../../frontend/src/lib/auth.ts'),
    import('../../../frontend/src/features/admin/admin-area.tsx'),
    import('../../../frontend/src/features/admin/applications/applications-page.tsx'),
    import('../../../frontend/src/features/admin/applications/application-board.tsx'),
    import('../../../frontend/src/features/admin/applications/application-page.tsx'),
  ]);
}, LOADING_MS);

const NUNO = applicationRow({
  applicationId: 'app-2',
  firstName: 'Nuno',
  lastName: 'Vaz',
  version: 9,
  stage: 'screening',
});
const sent = (method: string) => requests.filter((request) => request.method === method);
const column = async (name: string) => within(await screen.findByRole('region', { name }));

interface BulkBody {
  stage: Application['stage'];
  tell?: boolean;
  applications: { applicationId: string; version: number }[];
}

/** A server that keeps stages; the applications named in `stubborn` refuse every bulk move. */
function server(given: Application[], stubborn: readonly string[] = []) {
  let stored = given;
  const save = (application: Application, changes: Partial<Application>) => {
    const saved = { ...application, ...changes, version: application.version + 1 };
    stored = stored.map((one) => (one === application ? saved : one));
    return saved;
  };
  const find = (id: string) => stored.find(({ applicationId }) => applicationId === id) as Application;
  staff(ADMIN, true, {
    'GET /api/admin/applications': applicationList(() => stored),
    'POST /api/admin/applications/stage': ({ body }) => {
      const { stage, tell, applications } = body as BulkBody;
      const [refused, going] = [true, false].map((no) =>
        applications.filter(({ applicationId }) => stubborn.includes(applicationId) === no),
      ) as [BulkBody['applications'], BulkBody['applications']];
      return [
        200,
        {
          moved: going.map(({ applicationId }) => save(find(applicationId), { stage })),
          refused: refused.map(({ applicationId }) => ({ id: applicationId, code: 'STALE_VERSION' })),
          untold: (tell ? going : [])
            .filter(({ applicationId }) => !find(applicationId).emailConfirmed)
            .map(({ applicationId }) => ({ id: applicationId, code: 'EMAIL_UNCONFIRMED' })),
        },
      ];
    },
    ...Object.fromEntries(
      given.flatMap(({ applicationId: id }) => [
        [`GET /api/admin/applications/${id}`, () => [200, applicationDetail(find(id))]],
        [
          `PATCH /api/admin/applications/${id}`,
          ({ body }: { body: unknown }) => {
            const { stage, reason } = body as { stage: Application['stage']; reason?: string };
            return [200, save(find(id), { stage, stageReason: reason ?? null })];
          },
        ],
      ]),
    ),
  });
}

describe('an application whose resume is too complex to be compared', () => {
  it('says so, and what was read is there all the same', async () => {
    const { READING_TOO_COMPLEX: message } = MATCHING_FAILURE_MESSAGES;
    staff(ADMIN, true, {
      'GET /api/admin/applications': applicationList(() => [applicationRow()]),
      'GET /api/admin/applications/app-1': () => [
        200,
        applicationDetail({ match: null, matches: [], matchFailure: { code: 'READING_TOO_COMPLEX', message } }),
      ],
    });
    await visit('/admin-panel/applications/app-1?tab=read');
    expect(await screen.findByText(message.es)).toBeTruthy();
  });
});

describe('rejecting', () => {
  it('asks first, says that the person sees the stage, and keeps the reason for colleagues', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.selectOptions(await screen.findByLabelText('Fase'), 'rejected');
    const dialog = within(screen.getByRole('dialog', { name: '¿Descartar la candidatura de Lucía Ferrer?' }));
    expect(dialog.getByText(/La persona verá la fase en su página de seguimiento/)).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Motivo (opcional)'), 'Busca jornada completa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Busca jornada completa.')).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({ version: 4, stage: 'rejected', reason: 'Busca jornada completa.' });
  });

  it('does not happen when the answer is no, and the stage shows so', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications/app-1');
    const stage = (await screen.findByLabelText('Fase')) as HTMLSelectElement;
    await userEvent.selectOptions(stage, 'rejected');
    await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
    expect(stage.value).toBe('new');
    expect(sent('PATCH')).toEqual([]);
  });

  it('can be taken back: a rejected application moves on without a question', async () => {
    server([applicationRow({ stage: 'rejected' })]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.selectOptions(await screen.findByLabelText('Fase'), 'interview');
    expect(await screen.findByText('Movida a «Entrevista»')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks on the board, too, and the card stays until it is answered', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications?view=board');
    const menu = await (await column('Nueva')).findByLabelText('Mover a Lucía Ferrer a otra columna');
    await userEvent.selectOptions(menu, 'Descartada');
    expect((await column('Nueva')).getByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await (await column('Descartada')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
  });
});

describe('a resume that seems to be someone else’s', () => {
  it('is said on the page of the application, with the way to that person', async () => {
    server([applicationRow({ foreignResume: { talentId: 'talent-7', differs: ['name', 'email'] } })]);
    await visit('/admin-panel/applications/app-1');
    expect(await screen.findByText(/No coincide con el formulario: el nombre y el correo/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ver esa ficha' });
    expect(link.getAttribute('href')).toBe('/admin-panel/talents/talent-7');
  });
});

describe('telling the person', () => {
  const ALWAYS = 'Escribir a la persona en cada cambio de fase';

  it('shows the e-mail in their language before a move, and sends it only where that stays wanted', async () => {
    localStorage.removeItem('encaje.tell-applicants');
    server([applicationRow({ language: 'en' })]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.click(await screen.findByRole('checkbox', { name: ALWAYS }));
    await userEvent.selectOptions(screen.getByLabelText('Fase'), 'interview');
    const dialog = within(screen.getByRole('dialog', { name: '¿Pasar a Lucía Ferrer a «Entrevista»?' }));
    expect(dialog.getByText(/We would like to meet you/)).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar y escribir' }));
    expect(await screen.findByText('Fase cambiada a «Entrevista»; se le escribe')).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({ version: 4, stage: 'interview', tell: true });

    await userEvent.selectOptions(screen.getByLabelText('Fase'), 'offer');
    const next = within(screen.getByRole('dialog', { name: '¿Pasar a Lucía Ferrer a «Oferta»?' }));
    await userEvent.click(next.getByRole('checkbox', { name: 'Contárselo por correo' }));
    expect(next.queryByText(/We have an offer/)).toBeNull();
    await userEvent.click(next.getByRole('button', { name: 'Cambiar de fase' }));
    expect(await screen.findByText('Movida a «Oferta»')).toBeTruthy();
    expect(sent('PATCH')[1]?.body).toEqual({ version: 5, stage: 'offer' });
    expect(localStorage.getItem('encaje.tell-applicants')).toBe('yes');
    localStorage.removeItem('encaje.tell-applicants');
  });

  it('can go with a rejection', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.selectOptions(await screen.findByLabelText('Fase'), 'rejected');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Contárselo por correo' }));
    expect(dialog.getByText(/Esta vez hemos seguido con otras personas/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ version: 4, stage: 'rejected', tell: true }));
  });

  it('is not offered where no address is confirmed', async () => {
    server([{ ...NUNO, emailConfirmed: false }]);
    await visit('/admin-panel/applications/app-2');
    await userEvent.selectOptions(await screen.findByLabelText('Fase'), 'rejected');
    const other = within(screen.getByRole('dialog', { name: /Nuno Vaz \(sin confirmar\)/ }));
    expect(other.queryByRole('checkbox')).toBeNull();
    expect(other.getByText('No se puede escribir a Nuno Vaz: falta un correo confirmado.')).toBeTruthy();
  });
});

it('an application without a readable name is called by its address or its file, with a link', async () => {
  const nameless = { firstName: '', lastName: '' };
  const scan = {
    ...nameless,
    applicationId: 'app-2',
    email: null,
    resume: { ...NUNO.resume, fileName: 'escaneo.pdf' },
  };
  server([applicationRow(nameless), applicationRow(scan)]);
  await visit('/admin-panel/applications');
  const linked = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linked('lucia@correo.example')).toContain('/applications/app-1');
  expect(await linked('escaneo.pdf')).toContain('/applications/app-2');
});

describe('moving several at once', () => {
  const select = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));

  it('moves each, and the toast takes each back to where it came from', async () => {
    server([applicationRow(), NUNO]);
    await visit('/admin-panel/applications');
    await select('Lucía Ferrer');
    await select('Nuno Vaz');
    await userEvent.selectOptions(screen.getByLabelText('Fase a la que mover'), 'interview');
    await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('2 candidaturas movidas a «Entrevista»')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Todas vuelven a donde estaban')).toBeTruthy();
    expect(sent('POST').map(({ body }) => body)).toEqual([
      {
        stage: 'interview',
        applications: [
          { applicationId: 'app-1', version: 4 },
          { applicationId: 'app-2', version: 9 },
        ],
      },
      { stage: 'new', applications: [{ applicationId: 'app-1', version: 5 }] },
      { stage: 'screening', applications: [{ applicationId: 'app-2', version: 10 }] },
    ]);
  });

  it('names those that were refused, and why', async () => {
    server([applicationRow(), NUNO], ['app-2']);
    await visit('/admin-panel/applications');
    await select('Lucía Ferrer');
    await select('Nuno Vaz');
    await userEvent.selectOptions(screen.getByLabelText('Fase a la que mover'), 'offer');
    await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('1 candidatura movida a «Oferta»')).toBeTruthy();
    expect(screen.getByText(/Nuno Vaz no se ha movido/)).toBeTruthy();
  });

  it('asks once for all who would be rejected, by name', async () => {
    server([applicationRow(), { ...NUNO, emailConfirmed: false }]);
    await visit('/admin-panel/applications');
    await select('Lucía Ferrer');
    await select('Nuno Vaz');
    await userEvent.selectOptions(screen.getByLabelText('Fase a la que mover'), 'rejected');
    await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Descartar 2 candidaturas?' }));
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(named.map((words) => [/^Nuno Vaz/.test(words), /sin confirmar$/.test(words)])).toEqual([
      [false, false],
      [true, true],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar 2' }));
    await waitFor(() => expect(sent('POST')[0]?.body).toMatchObject({ stage: 'rejected' }));
  });
});

describe('the list of applications', () => {
  it('is narrowed to the job that the user came from, says so, and can be widened', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications?jobId=job-1&stage=new');
    const chip = await screen.findByRole('button', { name: 'Dejar de mostrar solo «Coordinación de almacén»' });
    const first = requests.find(({ path }) => path === '/api/admin/applications');
    expect(Object.fromEntries(first?.search ?? [])).toMatchObject({ jobId: 'job-1', stage: 'new' });
    await userEvent.click(chip);
    expect(window.location.search).toBe('?stage=new');
  });
});

describe('a narrowed list whose first page is empty', () => {
  it.each([
    { view: 'table', address: '/admin-panel/applications?search=lucia' },
    { view: 'board', address: '/admin-panel/applications?search=lucia&view=board' },
  ])('continues to the next one instead of saying that there is nobody: $view', async ({ address }) => {
    staff(ADMIN, true, {
      'GET /api/admin/applications': ({ search }) => {
        if (![null, 'new'].includes(search.get('stage'))) return [200, { items: [], nextCursor: null }];
        const isFirst = search.get('cursor') === null;
        return [200, { items: isFirst ? [] : [applicationRow()], nextCursor: isFirst ? 'next' : null }];
      },
    });
    await visit(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
  });
});

describe('the review of an application', () => {
  it('shows the text beside its criteria, and who moved it when', async () => {
    const moved = '2026-05-05T10:00:00.000Z';
    const history = [
      { kind: 'submitted', at: TIME },
      { kind: 'stage', at: moved, stage: 'screening' },
    ];
    const entry = {
      ...{ entryId: 'e-1', at: '2026-05-05T10:00:00.250Z', actorId: 'u-1', actorEmail: 'berta@encaje.test' },
      ...{ action: 'application.update', recordKind: 'application', recordId: 'app-1', correlationId: 'c' },
      changes: [{ field: 'stage', before: 'new', after: 'screening' }],
    };
    staff(ADMIN, true, {
      'GET /api/admin/applications/app-1': () => [200, applicationDetail({ stage: 'screening', history })],
      'GET /api/admin/audit': () => [200, { items: [entry], nextCursor: null }],
    });
    const { container } = await visit('/admin-panel/applications/app-1');
    (await screen.findByRole('button', { name: /SAP para almacenes/ })).focus();
    await waitFor(() =>
      expect(container.querySelector('mark[data-active]')?.textContent).toBe('Reduje errores con SAP EWM.'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Historial' }));
    const step = within((await screen.findByText(/Pasó a «En revisión»/)).closest('li') as HTMLElement);
    expect(await step.findByText(/berta@encaje\.test/)).toBeTruthy();
  });

  it('quotes nothing where the match rests on another text', async () => {
    staff(ADMIN, true, {
      'GET /api/admin/applications/app-1': () => [200, applicationDetail({ text: 'Otro texto, más nuevo.' })],
    });
    await visit('/admin-panel/applications/app-1');
    expect(await screen.findByText('El texto que citan estos criterios ya no está guardado.')).toBeTruthy();
  });

  it('continues to the next stage by one button, which leads further then, and is undone from the toast', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Pasar a «En revisión»' }));
    expect(await screen.findByRole('button', { name: 'Pasar a «Entrevista»' })).toBe(document.activeElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: 'Pasar a «En revisión»' })).toBeTruthy();
    expect(sent('PATCH').map(({ body }) => (body as BulkBody).stage)).toEqual(['screening', 'new']);
  });

  it('rejects by the other button, after the question', async () => {
    server([applicationRow()]);
    await visit('/admin-panel/applications/app-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Descartar la candidatura de Lucía Ferrer?' }));
    expect(sent('PATCH')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(sent('PATCH')[0]?.body).toMatchObject({ stage: 'rejected' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pasar a/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('walks the list it was opened from by key, and keeps its place when a move takes it out of the list', async () => {
    const third = applicationRow({ applicationId: 'app-3', firstName: 'Olga', lastName: 'Gil' });
    server([applicationRow(), { ...NUNO, stage: 'new' }, third]);
    await visit('/admin-panel/applications?stage=new');
    await userEvent.click(await screen.findByRole('link', { name: 'Lucía Ferrer' }));
    await screen.findByRole('heading', { level: 1, name: 'Lucía Ferrer' });
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Nuno Vaz' });
    await userEvent.selectOptions(screen.getByLabelText('Fase'), 'screening');
    await screen.findByText('Movida a «En revisión»');
    screen.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Olga Gil' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Candidaturas', current: false }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/admin-panel/applications?stage=new'),
    );
  });
});
