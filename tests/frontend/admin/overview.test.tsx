/** The recruiter's first look at the day: what comes first, where it leads, and what a fresh installation says. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstThings } from '../../../frontend/src/features/admin/overview/first-things.ts';
import { overviewSchema } from '../../../shared/contract/admin-overview.ts';
import { employerSchema } from '../../../shared/domain/employer.ts';
import { isolate, requests, visit } from '../site.tsx';
import { applicationRow } from './people.ts';
import { staff } from './staff.ts';

isolate();
/** Importing the panel takes a busy machine longer than a test waits for a screen. */
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/overview/overview-page.tsx');
}, 60_000);

const HOUR_MS = 3_600_000;
const now = Date.now();
const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();

function employer(employerId: string, company: string, dueInHours: number) {
  return employerSchema.parse({
    ...{ employerId, company, version: 1, status: 'lead', priority: 'normal', openRoles: 1, lastTouchAt: null },
    ...{
      primaryContact: null,
      notes: '',
      replyBy: at(dueInHours),
      answeredAt: null,
      createdAt: at(-9),
      updatedAt: at(-9),
    },
    request: { receivedAt: at(dueInHours - 24), jobTitle: 'Soldadura', positionsToHire: 2, language: 'es' },
  });
}

const NONE = {
  applications: { lastDay: 0, lastWeek: 0, newest: [] },
  requests: { open: 0, overdue: 0, nearest: [] },
  resumes: { failed: 0, stuck: 0, newest: [] },
  strongMatches: [],
  pipeline: { new: 0, screening: 0, interview: 0, offer: 0, hired: 0, rejected: 0 },
  jobs: { draft: 0, active: 0, paused: 0, closed: 0 },
  talents: 0,
  perDay: Array.from({ length: 30 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
    applications: 0,
    hired: 0,
  })),
};
const BUSY = overviewSchema.parse({
  ...NONE,
  applications: { lastDay: 4, lastWeek: 11, newest: [] },
  requests: {
    open: 3,
    overdue: 1,
    nearest: [
      employer('emp1', 'Talleres Sil', -2),
      employer('emp2', 'Bodega Luz', 3),
      employer('emp3', 'Clínica Ola', 20),
    ],
  },
  strongMatches: [
    {
      ...{ applicationId: 'app1', talentId: 'tal1', matchId: 'mat1', name: 'Lucía Ferrer', jobTitle: 'Soldadora' },
      ...{ company: 'Talleres Sil', grade: 'A', percent: 91, submittedAt: at(-30), emailConfirmed: true },
    },
  ],
  pipeline: { ...NONE.pipeline, new: 11 },
  jobs: { ...NONE.jobs, active: 3 },
  talents: 7,
  perDay: NONE.perDay.map((day, index) => ({ ...day, applications: index === 12 ? 9 : index === 29 ? 4 : 0 })),
});

async function open(overview: object) {
  staff('ana@encaje.test', true, { 'GET /api/admin/overview': () => [200, overview] });
  return visit('/admin-panel');
}

describe('what to do first', () => {
  it('puts broken promises before near ones, faults and news, and leads straight to a single record', () => {
    const things = firstThings({ ...BUSY, resumes: { failed: 2, stuck: 0, newest: [] } }, now);
    expect(things.map(({ key }) => key)).toEqual([
      'overdue',
      'dueSoon',
      'failed',
      'applications',
      'requests',
      'matches',
    ]);
    expect(things[0]?.to).toBe('/admin-panel/employers/emp1');
    // All three wait, as the list behind it shows.
    expect(things.find(({ key }) => key === 'requests')?.count).toBe(3);
  });

  it('does not count again who is late or nearly so when nobody else waits', () => {
    const late = { open: 1, overdue: 1, nearest: BUSY.requests.nearest.slice(0, 1) };
    expect(firstThings({ ...BUSY, requests: late }, now).map(({ key }) => key)).not.toContain('requests');
  });

  it('calls near what the clock of the employers calls near', () => {
    const requests = { open: 1, overdue: 0, nearest: [employer('emp4', 'Molino Sur', 5)] };
    expect(firstThings({ ...BUSY, requests }, now).map(({ key }) => key)).not.toContain('dueSoon');
  });

  it('shows the first thing as a link with its figure', async () => {
    await open(BUSY);
    const first = await screen.findByRole('link', { name: /1\s*solicitud fuera de plazo/ });
    expect(first.getAttribute('href')).toBe('/admin-panel/employers/emp1');
  });

  it('says so when nothing waits', async () => {
    await open({ ...NONE, talents: 3 });
    expect(await screen.findByText('Nada te espera: todo el mundo tiene respuesta.')).toBeTruthy();
  });
});

describe('the overview', () => {
  it('says how much time each request has left in the words of the employers’ list, and which is late', async () => {
    await open(BUSY);
    expect(await screen.findByRole('link', { name: /^Talleres Sil.*Vencido hace 2 h/s })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bodega Luz.*Quedan 2 h 59 min/s })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Clínica Ola.*Quedan 19 h/s })).toBeTruthy();
  });

  it('leads from a strong match to its evidence and from a stage to its list', async () => {
    await open(BUSY);
    const match = await screen.findByRole('link', { name: /Lucía Ferrer.*91/ });
    expect(match.getAttribute('href')).toBe('/admin-panel/talents/tal1/matches/mat1');
    const stage = screen.getByRole('link', { name: /^Nueva\s*11$/ });
    expect(stage.getAttribute('href')).toBe('/admin-panel/applications?stage=new');
  });

  it('gives screen readers the chart as a table of thirty days', async () => {
    await open(BUSY);
    const table = await screen.findByRole('table', { name: 'Candidaturas al día' });
    const figures = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(figures).toHaveLength(30);
    expect(figures[12]).toBe('9');
    expect(screen.getByText('hoy 4')).toBeTruthy();
  });

  it('shows the first steps of a new installation, beginning with a job', async () => {
    await open(NONE);
    const start = await screen.findByRole('link', { name: 'Crear el primer empleo' });
    expect(start.getAttribute('href')).toBe('/admin-panel/jobs/new');
    expect(screen.queryByText('Por dónde empezar')).toBeNull();
  });

  it('offers to try again when the API does not answer', async () => {
    staff('ana@encaje.test', true, { 'GET /api/admin/overview': () => [403, { code: 'FORBIDDEN' }] });
    await visit('/admin-panel');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
    await waitFor(() => expect(requests.some(({ path }) => path === '/api/admin/overview')).toBe(true));
  });
});

it('marks whose address nobody has confirmed, and nobody else', async () => {
  const [strong] = BUSY.strongMatches;
  const newest = [
    applicationRow({ applicationId: 'app-8', firstName: 'Retama', lastName: 'Jara', emailConfirmed: false }),
    applicationRow({ applicationId: 'app-9', firstName: 'Brezo', lastName: 'Tejo' }),
  ];
  await open({
    ...BUSY,
    applications: { ...BUSY.applications, newest },
    strongMatches: [strong, { ...strong, matchId: 'mat2', name: 'Aliaga Cardo', emailConfirmed: false }],
  });
  const marked = async (name: string) => within(await screen.findByRole('link', { name: new RegExp(name) }));
  for (const name of ['Retama Jara', 'Aliaga Cardo'])
    expect((await marked(name)).getByText(/sin confirmar/i), name).toBeTruthy();
  for (const name of ['Brezo Tejo', 'Lucía Ferrer'])
    expect((await marked(name)).queryByText(/sin confirmar/i), name).toBeNull();
});
