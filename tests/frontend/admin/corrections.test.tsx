/** Putting right what was read of a person, entry by entry, over a seeded network. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../frontend/src/lib/i18n.ts';
import { type TalentDetail, talentDetailSchema } from '../../../shared/domain/talent.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { ADMIN, talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/talents/talent-page.tsx');
}, 60_000);

const JOB = { title: 'Jefa de almacén', company: 'Calle Mayor 3', location: null, bullets: ['Redujo errores'] };
const PERIOD = { startDate: '2019-03', endDate: null, current: true };

/** A person whose employer was misread; `over` are parts of the profile that was read. */
function person(over: object = {}, resumeId = 'resume-1', correction?: object, unsure: readonly string[] = []) {
  const detail = talentDetail();
  const [resume] = detail.resumes;
  if (!resume) throw new Error('The person has no reading');
  const profile = { ...resume.profile, experience: [{ ...JOB, ...PERIOD }], ...over };
  const reading = { ...resume, resumeId, profile, unsure, ...(correction && { correction }) };
  return talentDetailSchema.parse({ ...detail, resumeId, resumes: [reading] });
}

const BY_RECRUITER = {
  ...{ basedOn: 'resume-1', statementStart: 0, withoutConcepts: [], superseded: [] },
  recruiter: { start: 0, over: 'resume-1', replaces: 'resume-1', jobs: [0] },
};
const edits = () => requests.filter(({ path }) => path.endsWith('/corrections')).map(({ body }) => body);

/** A server that keeps one correction; the first `refusals` are given instead. */
function server(...refusals: [number, object][]) {
  serve(person(), ...refusals);
}

function serve(first: TalentDetail, ...refusals: [number, object][]) {
  let shown = first;
  staff(ADMIN, true, {
    'GET /api/admin/talents/talent-1': () => [200, shown],
    'GET /api/admin/talents/talent-1/duplicates': () => [200, { items: [] }],
    'POST /api/admin/talents/talent-1/corrections': ({ body }) => {
      const refusal = refusals.shift();
      if (refusal) return refusal;
      const isUndo = (body as { undo?: boolean }).undo === true;
      shown = isUndo
        ? person()
        : person({ experience: [{ ...JOB, ...PERIOD, company: 'Almacenes Ribera' }] }, 'resume-2', BY_RECRUITER);
      return [200, { resumeId: shown.resumeId, replaces: isUndo ? 'resume-2' : 'resume-1' }];
    },
  });
}

const open = () => visit('/admin-panel/talents/talent-1?tab=profile');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a misread entry', () => {
  it('is corrected in its place, and the toast takes that back', async () => {
    server();
    await open();
    await press('Corregir Jefa de almacén');
    const company = screen.getByLabelText(/Empresa/);
    expect(document.activeElement).toBe(screen.getByLabelText('Puesto'));
    expect((company as HTMLInputElement).value).toBe('Calle Mayor 3');
    await userEvent.clear(company);
    await userEvent.type(company, 'Almacenes Ribera');
    await press('Guardar');
    expect(await screen.findByText('Corrección guardada')).toBeTruthy();
    expect(edits()).toEqual([
      {
        resumeId: 'resume-1',
        edits: [
          {
            ...{ part: 'experience', index: 0 },
            entry: { ...JOB, ...PERIOD, company: 'Almacenes Ribera', location: '', endDate: '' },
          },
        ],
      },
    ]);
    expect(await screen.findByText('Almacenes Ribera')).toBeTruthy();
    expect(screen.queryByLabelText('Puesto')).toBeNull();
    await press('Deshacer');
    expect(await screen.findByText('Corrección deshecha')).toBeTruthy();
    expect(edits()[1]).toEqual({ resumeId: 'resume-2', undo: true });
    expect(await screen.findByText('Calle Mayor 3')).toBeTruthy();
  });

  it('can be taken out, and another one added; the last correction can be undone later, too', async () => {
    server();
    await open();
    await press('Quitar Jefa de almacén');
    await waitFor(() => expect(edits()).toEqual([{ resumeId: 'resume-1', edits: [{ part: 'experience', index: 0 }] }]));
    expect(await screen.findByRole('button', { name: 'Deshacer la última corrección' })).toBeTruthy();
    await press('Añadir un idioma');
    await userEvent.type(screen.getByLabelText('Nombre'), 'Portugués');
    await userEvent.selectOptions(screen.getByLabelText(/Nivel/), 'B2');
    await press('Guardar');
    await waitFor(() =>
      expect(edits()[1]).toEqual({
        resumeId: 'resume-2',
        edits: [{ part: 'languages', entry: { name: 'Portugués', level: 'B2' } }],
      }),
    );
    await press('Deshacer la última corrección');
    await waitFor(() => expect(edits()[2]).toEqual({ resumeId: 'resume-2', undo: true }));
  });
});

describe('fields that nobody is certain of', () => {
  const UNSURE = ['firstName', 'lastName', 'location', 'experience.0.company', 'experience.0.startDate'];
  const marks = () => [...document.querySelectorAll('[data-part~=unsure-mark]')].map(({ textContent }) => textContent);
  const doubtful = () => person({}, 'resume-1', undefined, UNSURE);

  it.each([
    [
      'es',
      'Por favor, compruébalo',
      ['Nombre, Apellidos', 'Lugar', 'Empresa', 'Desde'],
      'Tenemos dudas sobre 4 datos.',
    ],
    ['en', 'Please check', ['First name, Last name', 'Place', 'Company', 'From'], 'We are not certain of 4 fields.'],
  ])('are marked and counted in words (%s)', async (language, words, fields, count) => {
    serve(doubtful());
    await open();
    await screen.findByText(/Tenemos dudas sobre 4 datos\./);
    await act(() => i18n.changeLanguage(language));
    expect(await screen.findByText(new RegExp(count))).toBeTruthy();
    expect(marks()).toEqual(fields.map((field) => `${field}: ${words}`));
    await act(() => i18n.changeLanguage('es'));
  });

  it('are none in a reading from before', async () => {
    server();
    await open();
    await screen.findByText('Calle Mayor 3');
    expect([marks(), screen.queryByText(/Tenemos dudas/)]).toEqual([[], null]);
  });

  it('lead from the text to the forms, which carry the mark, and are gone after a correction', async () => {
    serve(doubtful());
    await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('link', { name: 'Comprobar ahora' }));
    await press('Comprobar ahora');
    const hinted = ['Nombre', 'Apellidos', /^Lugar/].map((name) => screen.getByRole('textbox', { name }));
    for (const input of hinted) {
      const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toContain('Por favor, compruébalo');
    }
    expect(screen.getByRole('textbox', { name: /^Teléfono/ }).getAttribute('aria-describedby')).toBeNull();
    await press('Guardar');
    await screen.findByText('Almacenes Ribera');
    await waitFor(() => expect([marks(), screen.queryByText(/Tenemos dudas/)]).toEqual([[], null]));
  });
});

describe('a refusal', () => {
  it('stands beside its field, what was typed stays, over a conflict and a reload', async () => {
    server(
      [400, { code: 'INVALID_INPUT', errors: [{ path: 'edits.0.entry.title', code: 'POSITION_REQUIRED' }] }],
      [409, { code: 'READING_CHANGED' }],
    );
    await open();
    await press('Añadir un puesto');
    const form = within(screen.getByLabelText('Puesto').closest('form') as HTMLElement);
    await userEvent.type(form.getByLabelText(/Empresa/), 'Talleres Albarán');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(form.getByLabelText('Puesto').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(form.getByLabelText('Puesto'));
    await userEvent.type(form.getByLabelText('Puesto'), 'Soldadora');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText(/ha cambiado mientras tanto/)).toBeTruthy();
    expect((form.getByLabelText(/Empresa/) as HTMLInputElement).value).toBe('Talleres Albarán');
    cleanup();
    await open();
    await press('Añadir un puesto');
    expect((screen.getByLabelText('Puesto') as HTMLInputElement).value).toBe('Soldadora');
  });
});
