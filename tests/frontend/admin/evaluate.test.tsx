/** The evaluation's screens: picking, watching results arrive, judging and comparing them, and looking back. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../shared/contract/routes.ts';
import { evaluationSchema } from '../../../shared/domain/evaluation.ts';
import { type Match, matchSchema, type Verdict } from '../../../shared/domain/match.ts';
import { JOB, MATCH } from '../seeds.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { type FakeStream, streaming } from './evaluation-streams.ts';
import { TIME, talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();
/** Importing the panel takes a busy machine longer than a test waits for a screen. */
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/evaluate/evaluate-page.tsx');
}, 60_000);

const job = routes.getJob.response.parse({
  ...{ ...JOB, jobId: 'job1', criteria: null, version: 3, status: 'active', public: true, contactEmail: null },
});

function talentOf(talentId: string, firstName: string) {
  const [resume] = talentDetail().resumes;
  return talentDetail({
    ...{ talentId, email: `${talentId}@correo.example`, firstName, phone: null, location: null, headline: 'Almacén' },
    resumes: [{ ...resume, talentId, profile: { ...resume?.profile, firstName } }],
    ...{ applications: [], matches: [], profile: null },
  });
}

const LUCIA = talentOf('tal1', 'Lucía');

/** Two criteria, so that there is one to differ in and one to agree in. */
function matchOf(talentId: string, talentName: string, percent: number, sap: Verdict, more: object = {}): Match {
  const [first] = MATCH.criteria;
  const licence = { ...first, id: 'licence:forklift', label: { es: 'Carné de carretillas', en: 'Forklift licence' } };
  return matchSchema.parse({
    ...{ ...MATCH, matchId: `match-${talentId}`, talentId, talentName, jobId: 'job1', percent },
    grade: percent > 80 ? 'A' : 'C',
    criteria: [
      { ...licence, weight: 0.6 },
      { ...first, weight: 0.4, verdict: sap, score: sap === 'met' ? 1 : 0, ...(sap !== 'met' && { evidence: [] }) },
    ],
    ...more,
  });
}

const FIRST = matchOf('tal1', 'Lucía Ferrer', 91, 'met', { evaluationId: 'ev1' });
const SECOND = matchOf('tal2', 'Bruno Ferrer', 63, 'missing', { evaluationId: 'ev1' });
const EVALUATION = evaluationSchema.parse({
  ...{
    evaluationId: 'ev1',
    talentId: null,
    jobId: 'job1',
    talentName: null,
    jobTitle: job.title,
    count: 2,
    leftOut: 0,
  },
  ...{ by: 'ana@encaje.test', createdAt: TIME, elapsedMs: 900, engineVersion: '7' },
  best: { matchId: 'match-tal1', percent: 91, grade: 'A' },
});

const NO_PAGE = { items: [], nextCursor: null };
const ANSWERS: Record<string, Answer> = {
  'GET /api/admin/jobs/job1': () => [200, job],
  'GET /api/admin/talents/tal1': () => [200, LUCIA],
  'GET /api/admin/talents/tal2': () => [200, talentOf('tal2', 'Bruno')],
  'GET /api/admin/evaluations': () => [200, NO_PAGE],
};

async function open(path: string, answers: Record<string, Answer> = {}) {
  staff('ana@encaje.test', true, { ...ANSWERS, ...answers });
  const streams = streaming();
  const view = await visit(`/admin-panel/${path}`);
  await screen.findByRole('heading', { level: 1, name: 'Evaluación' });
  return { streams, user: userEvent.setup(), ...view };
}

async function run(path: string, answers: Record<string, Answer> = {}) {
  const page = await open(path, answers);
  await page.user.click(await screen.findByRole('button', { name: 'Evaluar' }));
  await waitFor(() => expect(page.streams).toHaveLength(1));
  return { ...page, stream: page.streams[0] as FakeStream };
}

const complete = {
  event: 'complete',
  data: { evaluationId: 'ev1', count: 2, skipped: 0, leftOut: 0, elapsedMs: 900 },
} as const;
const arrived = (match: Match) => ({ event: 'match', data: match }) as const;
const address = () => window.location.pathname + window.location.search;

describe('running an evaluation', () => {
  it('finds a person and a job by a few letters, and asks for that pair', async () => {
    const { user, streams } = await open('evaluate', {
      'GET /api/admin/talents': () => [200, { ...NO_PAGE, items: [LUCIA] }],
      'GET /api/admin/jobs': () => [200, { ...NO_PAGE, items: [job], total: 1, byStatus: {}, understood: [] }],
    });
    const start = screen.getByRole('button', { name: 'Evaluar' }) as HTMLButtonElement;
    expect(start.disabled).toBe(true);
    const asked = () =>
      requests.filter(({ path }) => path === '/api/admin/talents').map(({ search }) => search.get('search'));
    await user.type(screen.getByLabelText('Persona'), 'luc');
    await waitFor(() => expect(asked()).toContain('luc'));
    await user.click(await screen.findByRole('option', { name: /Lucía Ferrer/ }));
    await waitFor(() => expect(address()).toBe('/admin-panel/evaluate/all-jobs/tal1'));
    await user.type(screen.getByLabelText('Empleo'), 'coord');
    await screen.findByRole('option', { name: /Coordinación/ });
    await waitFor(async () => {
      await user.keyboard('{Enter}');
      expect(address()).toBe('/admin-panel/evaluate/job1/tal1');
    });
    await user.click(screen.getByRole('button', { name: 'Evaluar' }));
    await waitFor(() => expect(streams[0]?.body).toEqual({ talentId: 'tal1', jobId: 'job1' }));
  });

  it('picks nobody when the focus leaves the list, and says again who was picked', async () => {
    const { user } = await open('evaluate', {
      'GET /api/admin/talents': () => [200, { ...NO_PAGE, items: [LUCIA] }],
    });
    const person = screen.getByRole('combobox', { name: 'Persona' }) as HTMLInputElement;
    await user.click(person);
    const option = await screen.findByRole('option', { name: /Lucía Ferrer/ });
    expect(person.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(person.value).toBe('');
    expect(address()).toBe('/admin-panel/evaluate');
  });

  it('takes the job of a slug in the address', async () => {
    const { stream } = await run('evaluate/coordinacion-de-almacen-zaragoza-job1/tal1');
    expect(stream.body).toEqual({ talentId: 'tal1', jobId: 'job1' });
  });

  it('says each stage, shows results as they arrive, and gives the finished evaluation an address', async () => {
    const { stream } = await run('evaluate?jobId=job1');
    stream.send({ event: 'stage', data: { stage: 'calculating', percent: 62 } });
    expect(await screen.findByText('En curso: Calcular')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    stream.send(arrived(SECOND));
    expect(await screen.findByRole('link', { name: 'Bruno Ferrer' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
    stream.send({ event: 'stage', data: { stage: 'ai-analysis', percent: 100 } });
    expect(await screen.findByText('En curso: Análisis con IA')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('99');
    stream.send(arrived(FIRST), complete);
    stream.end();
    expect(await screen.findByText('Listo: 2 resultados en 0,9 s')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByText('Sin IA: no hace falta').closest('li')?.textContent).not.toContain('hecho');
    const table = screen.getByRole('table', { name: 'Resultados' });
    const names = within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Lucía Ferrer', 'Bruno Ferrer']);
    expect(address()).toBe('/admin-panel/evaluate?jobId=job1&evaluation=ev1');
  });

  it('says how many people could not be compared', async () => {
    const { stream } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST), { event: 'complete', data: { ...complete.data, count: 1, skipped: 2 } });
    stream.end();
    expect(await screen.findByText(/Se ha omitido a 2 personas: sus currículums son demasiado complejos/)).toBeTruthy();
  });

  it('begins at once when opened from a person’s page, and only once', async () => {
    staff('ana@encaje.test', true, ANSWERS);
    const streams = streaming();
    await visit('/admin-panel/talents/tal1');
    await userEvent.click(await screen.findByRole('link', { name: 'Comparar con todos los empleos' }));
    await waitFor(() => expect(streams.map(({ body }) => body)).toEqual([{ talentId: 'tal1' }]));
    streams[0]?.send(arrived(FIRST), complete);
    streams[0]?.end();
    await screen.findByText(/^Listo/);
    expect(address()).toBe('/admin-panel/evaluate/all-jobs/tal1?evaluation=ev1');
    expect(window.history.state.usr).toBeNull();
    expect(streams).toHaveLength(1);
  });

  it('keeps what has arrived when it is cancelled, and ends the request', async () => {
    const { stream, user } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST));
    await screen.findByRole('link', { name: 'Lucía Ferrer' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/^Cancelada\./)).toBeTruthy();
    expect(stream.signal?.aborted).toBe(true);
    expect(screen.getByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
  });

  it('keeps what has arrived when the stream fails, says why, and runs again', async () => {
    const { stream, streams, user } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST), { event: 'error', data: { code: 'SERVICE_UNAVAILABLE' } });
    const failure = await screen.findByText(/El servicio no responde/);
    expect(failure.closest('[role="alert"]')?.textContent).toContain('Se conserva 1 resultado');
    expect(screen.getByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Evaluar de nuevo' }));
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(screen.queryByText(/El servicio no responde/)).toBeNull();
  });

  it('ends when the user leaves the page', async () => {
    const { stream, unmount } = await run('evaluate?jobId=job1');
    unmount();
    expect(stream.signal?.aborted).toBe(true);
  });
});

describe('a result', () => {
  it('is filtered by grade and opens to the words that prove it', async () => {
    const { stream, user, container } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST), arrived(SECOND), complete);
    stream.end();
    await screen.findByText(/^Listo/);
    await user.click(screen.getByRole('button', { name: /^A\s*1$/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bruno Ferrer' })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Lucía Ferrer' }));
    const criterion = await screen.findByRole('button', { name: /SAP para almacenes/ });
    expect(address()).toContain('result=match-tal1');
    criterion.focus();
    await waitFor(() =>
      expect(container.querySelector('mark[data-active]')?.textContent).toBe('Reduje errores con SAP EWM.'),
    );
  });

  it('says what the model worded apart from the score, and that it came too late', async () => {
    const text = { es: 'Cuatro años con SAP.', en: 'Four years with SAP.' };
    const told = { ...FIRST, explanation: { state: 'ready' as const, text } };
    const { stream, streams, user } = await run('evaluate/job1/tal1');
    stream.send(arrived(told), complete);
    stream.end();
    expect(await screen.findByText('Cuatro años con SAP.')).toBeTruthy();
    expect(screen.getByText(/No cambia la nota/)).toBeTruthy();
    expect(screen.getByText('Análisis con IA').closest('li')?.textContent).toContain('hecho');
    await user.click(screen.getByRole('button', { name: 'Evaluar de nuevo' }));
    await waitFor(() => expect(streams).toHaveLength(2));
    const second = streams[1] as FakeStream;
    second.send(arrived({ ...FIRST, explanation: { state: 'pending' } }), complete);
    second.end();
    expect(await screen.findByText(/El modelo no ha respondido a tiempo/)).toBeTruthy();
    expect(screen.queryByText('Cuatro años con SAP.')).toBeNull();
  });

  it('shows what adds up to its percent, and that other personal facts change nothing', async () => {
    const counterfactual = [{ swap: 'name', change: 0, how: 'replaced' }];
    const match = { ...FIRST, counterfactual };
    staff('ana@encaje.test', true, { ...ANSWERS, 'GET /api/admin/matches/match-tal1': () => [200, match] });
    await visit('/admin-panel/talents/tal1/matches/match-tal1');
    expect(await screen.findByRole('heading', { level: 2, name: 'De dónde sale el 91 %' })).toBeTruthy();
    expect(screen.getByText(/^Comprobado: .* el resultado sería el mismo$/)).toBeTruthy();
  });

  it('draws a line in a ranking from which on little fits', async () => {
    const { stream } = await run('evaluate?jobId=job1');
    const weak = [34, 12].map((percent, at) => matchOf(`weak${at}`, `Weak ${at}`, percent, 'missing', {}));
    stream.send(arrived(FIRST), ...weak.map((match) => arrived(match)), complete);
    stream.end();
    await screen.findByRole('link', { name: 'Weak 1' });
    const rows = [...screen.getByRole('table').querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows.indexOf('Desde aquí encaja poco: menos del 35 %')).toBe(1);
    expect(rows).toHaveLength(4);
  });

  it('of an evaluation has its own page, where it can be decided too', async () => {
    staff('ana@encaje.test', true, { ...ANSWERS, 'GET /api/admin/matches/match-tal1': () => [200, FIRST] });
    await visit('/admin-panel/talents/tal1/matches/match-tal1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lucía Ferrer' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Sin decidir' })).toBeTruthy();
  });

  it('takes a decision with its reason, shows it beside the score, and lets it be changed', async () => {
    const decisions: unknown[] = [];
    const { stream, user } = await run('evaluate/job1/tal1', {
      'POST /api/admin/matches/match-tal1/decision': ({ body }) => {
        decisions.push(body);
        return [201, { ...(body as object), by: 'ana@encaje.test', at: TIME, matchId: 'match-tal1' }];
      },
    });
    stream.send(arrived(FIRST), complete);
    stream.end();
    await user.click(await screen.findByRole('radio', { name: 'No encaja' }));
    await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
    expect(await screen.findByText('Escribe el motivo')).toBeTruthy();
    expect(decisions).toEqual([]);
    await user.type(screen.getByLabelText('Motivo'), 'Pide otro turno.');
    await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
    expect(await screen.findByText('Pide otro turno.')).toBeTruthy();
    expect(screen.getAllByText('No encaja')).toHaveLength(2);
    expect(screen.getByText(/^91 %/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    await user.click(screen.getByRole('radio', { name: 'Encaja' }));
    await user.type(screen.getByLabelText('Motivo'), 'Puede cambiar de turno.');
    await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
    await waitFor(() => expect(decisions).toHaveLength(2));
    expect(decisions[0]).toMatchObject({ replaces: null });
    expect(decisions[1]).toEqual({ verdict: 'suitable', reason: 'Puede cambiar de turno.', replaces: TIME });
  });
});

describe('a decision that is not saved yet', () => {
  it('is still there after a look at the results, and gone once it is saved', async () => {
    const { stream, user } = await run('evaluate?jobId=job1', {
      'POST /api/admin/matches/match-tal1/decision': ({ body }) => [
        201,
        { ...(body as object), by: 'ana@encaje.test', at: TIME, matchId: 'match-tal1' },
      ],
    });
    stream.send(arrived(FIRST), arrived(SECOND), complete);
    stream.end();
    await screen.findByText(/^Listo/);
    await user.click(screen.getByRole('link', { name: 'Lucía Ferrer' }));
    await user.click(await screen.findByRole('radio', { name: 'No encaja' }));
    await user.type(screen.getByLabelText('Motivo'), 'Pide otro turno.');
    await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
    await user.click(await screen.findByRole('link', { name: 'Lucía Ferrer' }));
    const reason = (await screen.findByLabelText('Motivo')) as HTMLTextAreaElement;
    expect(reason.value).toBe('Pide otro turno.');
    expect((screen.getByRole('radio', { name: 'No encaja' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
    await user.click(await screen.findByRole('button', { name: 'Cambiar' }));
    expect((screen.getByLabelText('Motivo') as HTMLTextAreaElement).value).toBe('');
  });

  it('without a reason leads to the field of the reason', async () => {
    const { stream, user } = await run('evaluate/job1/tal1');
    stream.send(arrived(FIRST), complete);
    stream.end();
    await user.click(await screen.findByRole('radio', { name: 'Encaja' }));
    await user.click(screen.getByRole('button', { name: 'Guardar decisión' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Motivo')));
  });
});

describe('two people for one job', () => {
  it('are compared row by row, where they differ first', async () => {
    const { stream, user } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST), arrived(SECOND), complete);
    stream.end();
    await screen.findByText(/^Listo/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Lucía Ferrer' }));
    expect((screen.getByRole('button', { name: 'Elige a dos personas' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bruno Ferrer' }));
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    expect(await screen.findByText('Lucía Ferrer va por delante por 28 puntos.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Comparación para/ }));
    const rows = within(screen.getByRole('table', { name: /^Comparación/ }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent ?? '');
    expect(rows.map((row) => row.slice(0, 12))).toEqual([
      expect.stringContaining('Criterio'),
      'En qué se di',
      'SAP para alm',
      'En qué coinc',
      'Carné de car',
    ]);
    expect(rows[2]).toContain('Demostrado+38,7 puntos');
    expect(rows[2]).toContain('Falta+0 puntos');
  });
});

describe('a person whose address nobody has confirmed', () => {
  const MARK = /sin confirmar/;
  const UNPROVEN = { ...SECOND, emailConfirmed: false };
  const beside = (name: string) => within(screen.getByRole('link', { name }).parentElement as HTMLElement);

  it('is marked among those to pick from, and nobody else is', async () => {
    const people = [LUCIA, { ...talentOf('tal2', 'Bruno'), emailConfirmed: false }];
    const { user } = await open('evaluate', {
      'GET /api/admin/talents': () => [200, { ...NO_PAGE, items: people }],
    });
    await user.click(screen.getByRole('combobox', { name: 'Persona' }));
    expect((await screen.findByRole('option', { name: /Bruno Ferrer/ })).textContent).toMatch(MARK);
    expect(screen.getByRole('option', { name: /Lucía Ferrer/ }).textContent).not.toMatch(MARK);
  });

  it('is marked in the results, when opened, and beside the other one in a comparison', async () => {
    const { stream, user } = await run('evaluate?jobId=job1');
    stream.send(arrived(FIRST), arrived(UNPROVEN), complete);
    stream.end();
    await screen.findByText(/^Listo/);
    expect(beside('Bruno Ferrer').getByText(MARK)).toBeTruthy();
    expect(beside('Lucía Ferrer').queryByText(MARK)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Bruno Ferrer' }));
    expect((await screen.findByRole('heading', { name: /^Bruno Ferrer/ })).textContent).toMatch(MARK);
    await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
    for (const name of ['Lucía', 'Bruno'])
      await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name} Ferrer` }));
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await screen.findByRole('heading', { name: /^Comparación para/ });
    expect(beside('Bruno Ferrer').getByText(MARK)).toBeTruthy();
    expect(beside('Lucía Ferrer').queryByText(MARK)).toBeNull();
    const labels = [...document.querySelectorAll('td[data-label]')].map((cell) => cell.getAttribute('data-label'));
    expect(new Set(labels)).toEqual(new Set(['Lucía Ferrer', 'Bruno Ferrer (sin confirmar)']));
  });

  it.each([
    ['is marked on the page of a result', false],
    ['is not marked there once the address is confirmed', true],
  ])('%s', async (_what, emailConfirmed) => {
    staff('ana@encaje.test', true, {
      ...ANSWERS,
      'GET /api/admin/talents/tal1': () => [200, { ...LUCIA, emailConfirmed }],
      'GET /api/admin/matches/match-tal1': () => [200, { ...FIRST, emailConfirmed }],
    });
    await visit('/admin-panel/talents/tal1/matches/match-tal1');
    const name = await screen.findByRole('heading', { level: 1, name: /^Lucía Ferrer/ });
    expect(name.textContent).toBe(emailConfirmed ? 'Lucía Ferrer' : 'Lucía Ferrer sin confirmar');
    // The blank is outside of the badge, which has a ground of its own.
    if (!emailConfirmed) expect(within(name).getByText('sin confirmar').previousSibling?.textContent).toBe(' ');
  });
});

describe('choosing two of the results', () => {
  it('survives a look at one of them, and a third takes the place of the first', async () => {
    const { stream, user } = await run('evaluate?jobId=job1');
    const third = matchOf('tal3', 'Carla Ferrer', 40, 'missing', { evaluationId: 'ev1' });
    stream.send(arrived(FIRST), arrived(SECOND), arrived(third), complete);
    stream.end();
    await screen.findByText(/^Listo/);
    const ticked = () =>
      (screen.getAllByRole('checkbox') as HTMLInputElement[])
        .filter(({ checked }) => checked)
        .map((box) => box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Lucía Ferrer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bruno Ferrer' }));
    await user.click(screen.getByRole('link', { name: 'Lucía Ferrer' }));
    await user.click(await screen.findByRole('link', { name: 'Volver a los resultados' }));
    await screen.findByRole('table', { name: 'Resultados' });
    expect(ticked()).toEqual(['Seleccionar Lucía Ferrer', 'Seleccionar Bruno Ferrer']);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Carla Ferrer' }));
    expect(ticked()).toEqual(['Seleccionar Bruno Ferrer', 'Seleccionar Carla Ferrer']);
  });
});

describe('looking back', () => {
  const history = { items: [EVALUATION], nextCursor: null };

  it('lists earlier evaluations and shows one exactly as it was, without running anything', async () => {
    const { user, streams } = await open('evaluate?tab=history', {
      'GET /api/admin/evaluations': () => [200, history],
      'GET /api/admin/evaluations/ev1': () => [200, { ...EVALUATION, matches: [FIRST, SECOND] }],
    });
    await user.click(await screen.findByRole('link', { name: 'Coordinación de almacén · todo el talento' }));
    expect(await screen.findByText(/^Así fue: .*4 de mayo/)).toBeTruthy();
    expect(screen.getByText(/versión 7 del motor; no se ha vuelto a calcular nada/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bruno Ferrer' })).toBeTruthy();
    expect(streams).toEqual([]);
  });

  it('marks who did not confirm their address', async () => {
    const person = { talentId: 'tal1', talentName: 'Lucía Ferrer', emailConfirmed: false };
    const items = [
      { ...EVALUATION, ...person },
      { ...EVALUATION, ...person, evaluationId: 'ev2', emailConfirmed: true },
    ];
    await open('evaluate?tab=history', { 'GET /api/admin/evaluations': () => [200, { items, nextCursor: null }] });
    expect(await screen.findByRole('link', { name: /^Lucía Ferrer \(sin confirmar\) · / })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Lucía Ferrer · / })).toBeTruthy();
  });

  it('offers the last evaluation of what is picked before it is run again', async () => {
    await open('evaluate?jobId=job1', { 'GET /api/admin/evaluations': () => [200, history] });
    const last = await screen.findByRole('link', { name: /^Ver la última evaluación: .* 2 resultados/ });
    expect(last.getAttribute('href')).toBe('/admin-panel/evaluate?jobId=job1&evaluation=ev1');
  });

  it('says what an empty history is for', async () => {
    await open('evaluate?tab=history');
    expect(await screen.findByText('Todavía no hay evaluaciones')).toBeTruthy();
  });
});
