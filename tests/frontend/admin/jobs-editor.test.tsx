/** Writing a job over a seeded network: its preview, its draft, copies, refusals, and two people at one job. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { NEW_JOB, previewOf } from '../../../frontend/src/features/admin/jobs/job-values.ts';
import { routes } from '../../../shared/contract/routes.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { JOB } from '../seeds.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the first test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/jobs/job-page.tsx'),
    ]),
  120_000,
);

const ADMIN = 'ana@encaje.test';
const stored: Job = routes.getJob.response.parse({
  ...{ ...JOB, criteria: null, version: 3, contactEmail: null, status: 'paused', public: true },
});

/** The form of the job at this address. */
async function edit(answers: Record<string, Answer> = {}, address = 'job-1') {
  staff(ADMIN, true, { 'GET /api/admin/jobs/job-1': () => [200, stored], ...answers });
  const view = await visit(`/admin-panel/jobs/${address}`);
  await screen.findByLabelText('Título *', {}, { timeout: 20_000 });
  return view;
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const sent = (method: string) => requests.filter((request) => request.method === method).map(({ body }) => body);

async function retype(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

describe('the form', () => {
  it('marks what is required, and offers only the statuses that may follow the saved one', async () => {
    await edit();
    const required = 'Título,Empresa,Lugar,Sector,Categoría,Tipo de empleo,Experiencia,Estado,Descripción'.split(',');
    for (const label of required) expect(field(`${label} *`).getAttribute('aria-required')).toBe('true');
    const offered = within(field('Estado *')).getAllByRole('option');
    expect(offered.map((option) => (option as HTMLOptionElement).value)).toEqual([
      'draft',
      'active',
      'paused',
      'closed',
    ]);
    expect(
      within(field('Moneda'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual('USD EUR GBP CAD AUD'.split(' '));
  });

  it('shows what visitors would see while it is written, and who would', async () => {
    await edit();
    const preview = within(screen.getByRole('region', { name: 'Vista previa' }));
    await retype('Título *', 'Jefatura de almacén');
    expect(await preview.findByRole('heading', { name: 'Jefatura de almacén' })).toBeTruthy();
    expect(preview.getByText(/Ahora no lo ve nadie/)).toBeTruthy();
    await userEvent.selectOptions(field('Estado *'), 'active');
    expect(await preview.findByText(/Así lo verá cualquiera/)).toBeTruthy();
  });

  it('reads figures as they are written in either language, and never shows the contact address to visitors', () => {
    const seen = previewOf(
      { ...NEW_JOB, salaryMin: '28.000', salaryMax: '34000,5', contactEmail: 'a@b.example' },
      undefined,
    );
    expect([seen.salaryMin, seen.salaryMax]).toEqual([28_000, 34_000.5]);
    expect(JSON.stringify(seen)).not.toContain('a@b.example');
  });

  it('warns beside a requirement that shuts people out', async () => {
    await edit();
    await retype('Requisitos', 'SAP EWM, persona joven');
    expect(await screen.findByText(/puede descartar a gente por su edad/)).toBeTruthy();
  });

  it.each([
    ['Título *', 'Camarera, buena presencia', 'su aspecto'],
    ['Descripción *', 'Buscamos gente. Somos un equipo joven y dinámico.', 'su edad'],
    ['Beneficios', 'Coche, disponibilidad total', 'su situación familiar'],
    ['Etiquetas', 'almacén, nativos digitales', 'su edad'],
  ])('warns about what %s says, too', async (label, words, attribute) => {
    await edit();
    await retype(label, words);
    expect(await screen.findByText(new RegExp(`puede descartar a gente por ${attribute}`))).toBeTruthy();
  });

  it('says nothing against a promise to look at none of it', async () => {
    await edit();
    await retype('Descripción *', 'Igualdad de oportunidades con independencia de edad, sexo, religión u origen.');
    const preview = within(screen.getByRole('region', { name: 'Vista previa' }));
    expect(await preview.findByText(/con independencia de edad/)).toBeTruthy();
    expect(screen.queryByText(/puede descartar/)).toBeNull();
  });

  it('shows visitors no range whose ends contradict each other', () => {
    const pay = (salaryMin: string, salaryMax: string) => {
      const seen = previewOf({ ...NEW_JOB, salaryMin, salaryMax }, undefined);
      return [seen.salaryMin, seen.salaryMax];
    };
    expect(pay('40000', '20000')).toEqual([null, null]);
    expect(pay('20000', '20000')).toEqual([20_000, 20_000]);
    expect(pay('', '20000')).toEqual([null, 20_000]);
  });

  it('refuses to publish without a pay range, beside the field and with the reason', async () => {
    await edit();
    await userEvent.clear(field('Salario mínimo'));
    await userEvent.selectOptions(field('Estado *'), 'active');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Salario mínimo')));
    const described = field('Salario mínimo').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toContain('lo exige la Directiva (UE) 2023/970');
    expect(sent('PUT')).toEqual([]);
  });

  it('shows beside its field what only the server refuses', async () => {
    await edit({ 'PUT /api/admin/jobs/job-1': () => [409, { code: 'STATUS_CHANGE_REFUSED' }] });
    await userEvent.selectOptions(field('Estado *'), 'closed');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText(/No se puede pasar de este estado/)).length).toBeGreaterThan(0);
    expect(field('Estado *').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('what was typed', () => {
  it('survives a reload with the version it rests on, and can be let go and had back', async () => {
    const { unmount } = await edit();
    await retype('Título *', 'A medio escribir');
    unmount();
    await edit();
    await waitFor(() => expect(field('Título *').value).toBe('A medio escribir'));
    await userEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    expect(field('Título *').value).toBe(stored.title);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(field('Título *').value).toBe('A medio escribir');
  });

  it('meets what someone saved before the reload as a conflict, with the choice per field', async () => {
    const { unmount } = await edit();
    await retype('Título *', 'Lo que yo puse');
    unmount();
    const theirs = { ...stored, version: 4, title: 'Lo de otra persona', location: 'Huesca' };
    await edit({
      'GET /api/admin/jobs/job-1': () => [200, theirs],
      'PUT /api/admin/jobs/job-1': ({ body }) => [200, { ...theirs, ...(body as object), version: 5 }],
    });
    const title = within(await screen.findByRole('group', { name: 'Título' }));
    expect((title.getByRole('radio', { name: /Lo tuyo/ }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(title.getByRole('radio', { name: /Lo guardado/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() =>
      expect(sent('PUT')).toMatchObject([{ version: 4, title: 'Lo de otra persona', location: 'Huesca' }]),
    );
  });

  it('starts a copy as a draft that nobody sees, whose title says so', async () => {
    await edit(
      { 'POST /api/admin/jobs': ({ body }) => [201, { ...stored, ...(body as object), jobId: 'job-2' }] },
      'new?copy=job-1',
    );
    expect(field('Título *').value).toBe('Coordinación de almacén (copia)');
    expect(field('Estado *').value).toBe('draft');
    expect(field('Público').checked).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Crear empleo' }));
    await waitFor(() =>
      expect(sent('POST')).toMatchObject([{ status: 'draft', public: false, company: stored.company }]),
    );
  });
});
