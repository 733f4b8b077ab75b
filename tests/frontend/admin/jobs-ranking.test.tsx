/** The ranking of a job: what an adjustment does to people at once, and what saving it says. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  failedKnockouts,
  rankingOf,
  sharesOf,
  withEmphasis,
  withImportance,
  withKnockout,
} from '../../../frontend/src/features/admin/jobs/ranking.ts';
import { type CriteriaOfJob, criteriaOfJobSchema } from '../../../shared/contract/admin-jobs.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { NO_JOB_CRITERIA, type ReadCriterion } from '../../../shared/domain/job-criteria.ts';
import { type Criterion, type Match, matchSchema } from '../../../shared/domain/match.ts';
import { JOB, MATCH } from '../seeds.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the first test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/jobs/ranking-page.tsx'),
    ]),
  120_000,
);

function read(id: string, family: ReadCriterion['family'], weight: number): ReadCriterion {
  const own = { ownImportance: 'must', ownKnockout: false } as const;
  return { id, family, weight, label: { es: id, en: id }, importance: 'must', knockout: false, added: false, ...own };
}
const SKILL = read('skill:sap', 'skills', 0.6);
const PLACE = read('location', 'location', 0.4);
const READ = [SKILL, PLACE];

/** A person who meets one of the two criteria. */
function person(name: string, met: 'skill:sap' | 'location', changes: Partial<Match> = {}): Match {
  const criterion = ({ id, weight }: ReadCriterion): Criterion => ({
    ...{ id, weight, label: { es: id, en: id }, importance: 'must', note: { es: '', en: '' } },
    ...(id === met
      ? { verdict: 'met', score: 1, evidence: [{ source: 'resume', quote: 'SAP', start: 0, end: 3 }] }
      : { verdict: 'missing', score: 0, evidence: [] }),
  });
  const ids = { matchId: `match-${name}`, talentId: `talent-${name}`, talentName: name };
  return matchSchema.parse({ ...MATCH, ...ids, criteria: READ.map(criterion), ...changes });
}
const ANA = person('Ana', 'skill:sap');
const BRUNO = person('Bruno', 'location');

describe('what an adjustment does', () => {
  it('turns the order when what only one person has counts for nothing, and says how far each moved', () => {
    const adjusted = withEmphasis(NO_JOB_CRITERIA, 'skills', 0);
    const ranking = rankingOf([BRUNO, ANA], NO_JOB_CRITERIA, adjusted);
    expect(ranking.map(({ match, rank, moved }) => [match.talentName, rank, moved])).toEqual([
      ['Bruno', 1, 1],
      ['Ana', 2, -1],
    ]);
    expect(ranking[0]?.gained).toBeGreaterThan(0);
    expect(rankingOf([BRUNO, ANA], adjusted, adjusted).every(({ moved }) => moved === 0)).toBe(true);
  });

  it('gives the share of what is left out to the others, and keeps no change that is the engine’s own', () => {
    const without = withImportance(NO_JOB_CRITERIA, PLACE, 'ignored');
    expect(sharesOf(READ, without).ofCriterion.get('skill:sap')).toBe(1);
    expect(withImportance(without, PLACE, 'must')).toEqual(NO_JOB_CRITERIA);
    expect(withEmphasis(withEmphasis(NO_JOB_CRITERIA, 'skills', 2), 'skills', 1)).toEqual(NO_JOB_CRITERIA);
  });

  it('says whom a knockout concerns, and nobody once the criterion is left out', () => {
    const strict = withKnockout(NO_JOB_CRITERIA, SKILL, true);
    expect(failedKnockouts(BRUNO, READ, strict)).toEqual([SKILL]);
    expect(failedKnockouts(ANA, READ, strict)).toEqual([]);
    expect(failedKnockouts(BRUNO, READ, withImportance(strict, SKILL, 'ignored'))).toEqual([]);
  });
});

const job = routes.getJob.response.parse({
  ...{ ...JOB, criteria: null, version: 3, contactEmail: null, status: 'active', public: true },
});
const criteria: CriteriaOfJob = criteriaOfJobSchema.parse({
  ...{ jobId: job.jobId, version: 3, criteria: NO_JOB_CRITERIA, read: READ, warnings: [] },
});

async function open(answers: Record<string, Answer> = {}, matches: Match[] = [BRUNO, ANA]) {
  staff('ana@encaje.test', true, {
    'GET /api/admin/jobs/job-1': () => [200, job],
    'GET /api/admin/jobs/job-1/criteria': () => [200, criteria],
    'GET /api/admin/matches': () => [200, { items: matches, nextCursor: null }],
    'GET /api/admin/evaluations': () => [200, { items: [], nextCursor: null }],
    ...answers,
  });
  const view = await visit('/admin-panel/jobs/job-1/ranking');
  await screen.findByRole('heading', { name: 'Ordenar a las personas' }, { timeout: 20_000 });
  return view;
}

const people = () => screen.getAllByRole('link', { name: /^(Ana|Bruno)$/ }).map(({ textContent }) => textContent);
const slider = (name: string) => screen.findByRole('slider', { name: `Cuánto cuenta: ${name}` });
const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the screen', () => {
  it('moves people as a slider moves, says its place in words, and asks the server for nothing', async () => {
    await open();
    await waitFor(() => expect(people()).toEqual(['Ana', 'Bruno']));
    const asked = requests.length;
    const skills = await slider('Habilidades');
    fireEvent.change(skills, { target: { value: '0' } });
    expect(people()).toEqual(['Bruno', 'Ana']);
    expect(skills.getAttribute('aria-valuetext')).toBe('No cuenta');
    expect(screen.getByText('sube 1 puesto')).toBeTruthy();
    expect(await screen.findByText('2 personas cambian de puesto con tus ajustes.')).toBeTruthy();
    expect(requests).toHaveLength(asked);
  });

  it('takes only the newest result of each person, and shows what a person decided', async () => {
    const decision = {
      verdict: 'suitable',
      reason: 'La conozco',
      by: null,
      at: MATCH.createdAt,
      matchId: 'x',
    } as const;
    const older = person('Ana', 'location', { matchId: 'old', createdAt: '2020-01-01T00:00:00.000Z' });
    await open({}, [older, { ...ANA, decision }]);
    await waitFor(() => expect(people()).toEqual(['Ana']));
    expect(screen.getByText('Decidido:')).toBeTruthy();
  });

  it('saves what was adjusted with its version, and offers to evaluate again', async () => {
    await open({
      'PUT /api/admin/jobs/job-1/criteria': ({ body }) => {
        const { version, ...saved } = body as CriteriaOfJob['criteria'] & { version: number };
        return [200, { ...criteria, version: version + 1, criteria: saved }];
      },
    });
    fireEvent.change(await slider('Lugar'), { target: { value: '3' } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar los criterios' }));
    const evaluate = await screen.findByRole('link', { name: 'Evaluar ahora' });
    expect(evaluate.getAttribute('href')).toBe('/admin-panel/evaluate?jobId=job-1');
    expect(puts()).toEqual([{ ...NO_JOB_CRITERIA, emphasis: { location: 3 }, version: 3 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a los del motor' }));
    expect((await slider('Lugar')).getAttribute('aria-valuetext')).toBe('Lo normal');
  });

  it('keeps the adjustments when someone else was faster, and saves them over that on a second request', async () => {
    let version = 4;
    await open({
      'GET /api/admin/jobs/job-1/criteria': () => [200, { ...criteria, version: puts().length > 0 ? version : 3 }],
      'PUT /api/admin/jobs/job-1/criteria': ({ body }) => {
        const { version: base, ...saved } = body as CriteriaOfJob['criteria'] & { version: number };
        if (base !== version) return [409, { code: 'STALE_VERSION' }];
        version += 1;
        return [200, { ...criteria, version, criteria: saved }];
      },
    });
    fireEvent.change(await slider('Lugar'), { target: { value: '2' } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar los criterios' }));
    expect(await screen.findByText(/Otra persona ha cambiado este empleo/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar los criterios' }));
    await waitFor(() => expect(puts()).toMatchObject([{ version: 3 }, { version: 4, emphasis: { location: 2 } }]));
  });

  it('brings adjustments back that were not saved, lets them go, and keeps nothing once they are saved', async () => {
    const first = await open();
    fireEvent.change(await slider('Lugar'), { target: { value: '3' } });
    first.unmount();
    const second = await open();
    expect((await slider('Lugar')).getAttribute('aria-valuetext')).toBe('El triple');
    const note = screen.getByText(/Hemos recuperado tus ajustes, que aún/).closest('[role="status"]') as HTMLElement;
    await userEvent.click(within(note).getByRole('button', { name: 'Descartarlo' }));
    expect((await slider('Lugar')).getAttribute('aria-valuetext')).toBe('Lo normal');
    second.unmount();
    await open();
    expect((await slider('Lugar')).getAttribute('aria-valuetext')).toBe('Lo normal');
    expect(screen.queryByText(/Hemos recuperado/)).toBeNull();
  });

  it('says that the job has changed since the adjustments that it brings back, and saves them over it', async () => {
    const first = await open();
    fireEvent.change(await slider('Lugar'), { target: { value: '3' } });
    first.unmount();
    const newer = { ...criteria, version: 7 };
    await open({
      'GET /api/admin/jobs/job-1/criteria': () => [200, newer],
      'PUT /api/admin/jobs/job-1/criteria': ({ body }) => {
        const { version, ...saved } = body as CriteriaOfJob['criteria'] & { version: number };
        return [200, { ...criteria, version: version + 1, criteria: saved }];
      },
    });
    expect(await screen.findByText(/el empleo ha cambiado desde entonces/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar los criterios' }));
    await waitFor(() => expect(puts()).toMatchObject([{ version: 7, emphasis: { location: 3 } }]));
    await waitFor(() => expect(window.sessionStorage.length).toBe(0));
  });

  it('refuses a protected criterion at once and an unreadable one when saving, each beside its words', async () => {
    await open({
      'PUT /api/admin/jobs/job-1/criteria': () => [
        400,
        { code: 'INVALID_INPUT', errors: [{ path: 'added.0.text', code: 'CRITERION_UNREADABLE' }] },
      ],
    });
    const input = await screen.findByLabelText('Otro requisito');
    await userEvent.type(input, 'Mujer joven{Enter}');
    expect(screen.getByText(/La ley protege esta característica/)).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, 'Xyzzy{Enter}');
    const line = screen.getByText('Xyzzy', { selector: 'p > span' }).closest('li') as HTMLElement;
    expect(within(line).getByText('contará al guardar')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar los criterios' }));
    expect(await within(line).findByText(/no hay nada con lo que comparar/)).toBeTruthy();
  });
});
