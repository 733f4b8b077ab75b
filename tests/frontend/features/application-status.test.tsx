/** One's own application on screen: what it says of each state, what it sends, and that nothing typed is ever lost. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { correctionSchema } from '../../../shared/domain/correction.ts';
import { MATCHING_FAILURE_MESSAGES } from '../../../shared/domain/matching-failure.ts';
import { type Profile, profileSchema } from '../../../shared/domain/profile.ts';
import { followed, MATCH } from '../seeds.ts';
import { isolate, requests, seed, visit, visitSite } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const WAIT = { timeout: 10_000 };
const ADDRESS = '/applications/app-1#token=secret';
const PATH = '/api/applications/app-1';
const EARLIER = '2026-05-04T09:00:00.000Z';
const LATER = '2026-05-04T10:30:00.000Z';

const PROFILE: Profile = profileSchema.parse({
  firstName: 'Lucía',
  lastName: 'Ferrer Soto',
  email: 'lucia@ejemplo.test',
  phone: '+34 600 111 222',
  location: 'Zaragoza',
  links: [],
  summary: null,
  experience: [
    {
      title: 'Moza de almacén',
      company: 'Almacenes Ribera',
      location: null,
      startDate: '2019-03',
      endDate: null,
      current: true,
      bullets: ['Reduje errores con SAP EWM.'],
    },
  ],
  education: [],
  skills: [{ id: 'skill:excel', name: 'Excel' }],
  languages: [{ id: 'es', name: 'Español', level: 'native' }],
  certificates: [],
});

const done = (changes: object = {}) =>
  followed({
    resume: { status: 'completed', fileName: 'cv.pdf' },
    resumeId: 'resume-1',
    profile: PROFILE,
    matches: [MATCH],
    ...changes,
  });

beforeEach(() => {
  window.sessionStorage.clear();
});

async function open(answer: object, address = ADDRESS, arrive = visit) {
  seed({ [`GET ${PATH}`]: () => [200, answer] });
  await arrive(address);
  await screen.findByRole('heading', { level: 1 }, WAIT);
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, WAIT));
  return { user, press };
}

const sent = (method: string, path = PATH) => requests.filter((one) => one.method === method && one.path === path);

describe('the way of an application', () => {
  it('shows each step with its time, what is in progress and what comes next', async () => {
    await open(
      followed({
        history: [
          { kind: 'submitted', at: EARLIER },
          { kind: 'uploaded', at: EARLIER },
        ],
      }),
    );
    const steps = within(
      await screen
        .findByRole('heading', { name: 'Tu candidatura, paso a paso' }, WAIT)
        .then((heading) => heading.parentElement as HTMLElement),
    )
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^La enviaste4 de mayo, \d/),
      expect.stringMatching(/^Llegó tu archivo4 de mayo, \d/),
      expect.stringMatching(/^Leer lo que has enviadoEn curso/),
      expect.stringMatching(/^Comparar con la ofertaDespués/),
      expect.stringMatching(/^Una persona la lee y decideDespués/),
    ]);
  });

  it('says a recruiter’s decision in plain words', async () => {
    const history = [
      { kind: 'submitted', at: EARLIER },
      { kind: 'stage', at: LATER, stage: 'interview' },
    ];
    await open(done({ stage: 'interview', history }));
    expect(await screen.findByRole('heading', { name: 'Estás en la fase de entrevistas' }, WAIT)).toBeTruthy();
    expect(screen.getByText('Pasó a entrevistas')).toBeTruthy();
    expect(screen.getByText('Respuesta después de la entrevista')).toBeTruthy();
  });

  it('says in words that a resume could not be compared, waits for nothing more, and leaves the rest as it is', async () => {
    const { READING_TOO_COMPLEX: message } = MATCHING_FAILURE_MESSAGES;
    const history = [
      { kind: 'read', at: EARLIER },
      { kind: 'not-compared', at: LATER },
    ];
    await open(done({ matches: [], history, matchFailure: { code: 'READING_TOO_COMPLEX', message } }));
    expect(await screen.findByText(message.es, {}, WAIT)).toBeTruthy();
    expect(screen.getByText('No pudimos comparar tu currículum: es demasiado complejo')).toBeTruthy();
    expect(screen.queryByText('Lo que hemos leído ya está guardado. La comparación llega enseguida.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lo que hemos leído' })).toBeTruthy();
  });

  it('says where the rest of a list begins that was too long to be read', async () => {
    await open(done({ leftOut: [{ kind: 'too-many-jobs', excerpt: 'Contable, Gestoría 100' }] }));
    const note = 'Hemos leído los 100 primeros empleos de tu currículum. El siguiente sería: «Contable, Gestoría 100».';
    expect(await screen.findByText(note, {}, WAIT)).toBeTruthy();
  });

  it('says up to which line a very long resume was read', async () => {
    await open(done({ leftOut: [{ kind: 'too-long', excerpt: 'Anexo 30' }] }));
    const note = 'Tu currículum es más largo de lo que leemos. La última línea que hemos leído es: «Anexo 30».';
    expect(await screen.findByText(note, {}, WAIT)).toBeTruthy();
  });

  it('names a profile where no file was sent', async () => {
    await open(done({ source: 'profile', resume: { status: 'completed', fileName: null } }));
    expect(await screen.findByRole('heading', { name: 'Lo que nos has contado' }, WAIT)).toBeTruthy();
    expect(screen.queryByText(/currículum/)).toBeNull();
  });
});

const marks = () => [...document.querySelectorAll('[data-part~=unsure-mark]')].map(({ textContent }) => textContent);

describe('fields that we are not certain of', () => {
  const second = { ...PROFILE.experience[0], title: 'Repartidora', company: '', startDate: null, current: false };
  const profile = { ...PROFILE, experience: [...PROFILE.experience, second] };
  const unsure = ['firstName', 'lastName', 'location', 'experience.1.title', 'experience.1.company'];

  it.each([
    [
      'es',
      ADDRESS,
      'Por favor, compruébalo',
      ['Nombre, Apellidos', 'Dónde vives', 'Puesto', 'Empresa'],
      'Tenemos dudas sobre 4 datos.',
    ],
    [
      'en',
      `/en${ADDRESS}`,
      'Please check',
      ['First name, Last name', 'Where you live', 'Position', 'Company'],
      'We are not certain of 4 fields.',
    ],
  ])('are marked and counted in words (%s)', async (_language, address, words, fields, count) => {
    await open(done({ profile, unsure }), address);
    expect(await screen.findByText(new RegExp(count), {}, WAIT)).toBeTruthy();
    expect(marks()).toEqual(fields.map((field) => `${field}: ${words}`));
    const [, place, title, company] = [...document.querySelectorAll('[data-part~=unsure-mark]')];
    expect(place?.parentElement?.textContent).toContain('Zaragoza');
    expect(title?.closest('li')?.textContent).toContain('Repartidora');
    // Nothing was read there, so that the mark says what is missing.
    expect(company?.querySelector('[data-hidden]')).toBeNull();
    expect(title?.querySelector('[data-hidden]')).not.toBeNull();
  });

  it('are none in a reading from before, and cannot be corrected in a closed application', async () => {
    await open(done());
    expect(await screen.findByRole('heading', { name: 'Lo que hemos leído' }, WAIT)).toBeTruthy();
    expect([marks(), screen.queryByText(/Tenemos dudas/)]).toEqual([[], null]);
    cleanup();
    await open(done({ profile, unsure: ['location'], withdrawnAt: LATER }));
    expect(await screen.findByText(/Tenemos dudas sobre 1 dato\./, {}, WAIT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Comprobar ahora' })).toBeNull();
  });

  it('carry the mark as a hint in the forms, each with its entry, and are gone once saved as they are', async () => {
    const { user, press } = await open(done({ profile, unsure }));
    await press('Comprobar ahora');
    const hinted = () =>
      [...document.querySelectorAll('input')]
        .filter((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)
        .map(({ name }) => name);
    await screen.findByRole('textbox', { name: 'Nombre' }, WAIT);
    expect(hinted()).toEqual(['firstName', 'lastName', 'location', 'experience.1.title', 'experience.1.company']);
    expect(screen.queryByRole('button', { name: 'Comprobar ahora' })).toBeNull();
    await press('Quitar Puesto 1');
    expect(hinted().slice(3)).toEqual(['experience.0.title', 'experience.0.company']);
    await press('Cancelar: Experiencia');
    const confirmed = done({ profile });
    seed({ [`PUT ${PATH}/profile`]: () => [200, confirmed], [`GET ${PATH}`]: () => [200, confirmed] });
    await user.click(screen.getAllByRole('button', { name: 'Guardar y comparar de nuevo' })[0] as HTMLElement);
    await waitFor(() => expect(marks()).toEqual([]), WAIT);
    const stated = correctionSchema.parse(sent('PUT', `${PATH}/profile`)[0]?.body);
    expect(stated.experience).toHaveLength(2);
    expect(JSON.stringify(sent('PUT', `${PATH}/profile`)[0]?.body)).not.toContain('unsure');
    expect(screen.queryByText(/Tenemos dudas/)).toBeNull();
  });
});

describe('correcting', () => {
  it('sends the whole profile with the reading it was made of, and shows what is compared again', async () => {
    const { user, press } = await open(done());
    const corrected = done({
      resumeId: 'resume-2',
      profile: { ...PROFILE, skills: [...PROFILE.skills, { id: null, name: 'Inventario' }] },
      stated: ['skills.1'],
      correctedAt: LATER,
      matches: [],
      history: [{ kind: 'corrected', at: LATER }],
    });
    seed({ [`PUT ${PATH}/profile`]: () => [200, corrected] });
    await press('Corregir: Habilidades');
    await user.type(await screen.findByRole('combobox', { name: 'Tus habilidades' }, WAIT), 'Inventario');
    seed({ [`GET ${PATH}`]: () => [200, corrected] });
    await press('Guardar y comparar de nuevo');
    expect(await screen.findAllByText(/^Guardado\. Lo estamos comparando otra vez\./, {}, WAIT)).not.toEqual([]);
    expect(screen.getByText(/Hasta que termine, ves el resultado anterior/)).toBeTruthy();
    const [request] = sent('PUT', `${PATH}/profile`);
    expect(request?.search.get('token')).toBe('secret');
    const stated = correctionSchema.parse(request?.body);
    expect(stated).toMatchObject({ resumeId: 'resume-1', firstName: 'Lucía', skills: ['Excel', 'Inventario'] });
    expect(stated.experience).toEqual(PROFILE.experience);
    const chip = screen.getByText('Inventario').closest('li');
    expect(chip?.textContent).toContain('En tus palabras');

    const better = {
      ...MATCH,
      matchId: 'match-2',
      percent: 84,
      criteria: [{ ...MATCH.criteria[0], verdict: 'claimed' }],
    };
    seed({ [`GET ${PATH}`]: () => [200, { ...corrected, matches: [better] }] });
    expect(await screen.findByText('Con tus cambios: antes 78 %, ahora 84 %.', {}, WAIT)).toBeTruthy();
    expect(screen.getByText('SAP para almacenes: antes «Demostrado», ahora «Solo mencionado»')).toBeTruthy();
  });

  it('refuses in words beside the field, opens the part they are about, and sends nothing', async () => {
    const nameless = { ...PROFILE, lastName: '' };
    const { user, press } = await open(done({ profile: nameless }));
    await press('Corregir: Experiencia');
    await user.clear(await screen.findByLabelText('Puesto', {}, WAIT));
    await press('Guardar y comparar de nuevo');
    expect(await screen.findByText('Por favor ingresa el puesto que tuviste', {}, WAIT)).toBeTruthy();
    expect(screen.getByText('Por favor ingresa tus apellidos')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Apellidos')));
    expect(sent('PUT', `${PATH}/profile`)).toEqual([]);
  });

  it('shows what the API refuses at its field, in whichever part it is, and keeps what was typed', async () => {
    const { user, press } = await open(done());
    const errors = [{ path: 'phone', code: 'PHONE_INVALID' }];
    seed({ [`PUT ${PATH}/profile`]: () => [400, { code: 'INVALID_INPUT', errors }] });
    await press('Añadir: Sobre ti');
    await user.type(await screen.findByLabelText(/^En pocas frases/, {}, WAIT), 'Ordenada');
    await press('Guardar y comparar de nuevo');
    const phone = await screen.findByLabelText(/^Teléfono/, {}, WAIT);
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect((screen.getByLabelText(/^En pocas frases/) as HTMLTextAreaElement).value).toBe('Ordenada');
  });

  it('keeps what came back also when the language changes', async () => {
    const draft = { resumeId: 'resume-1', parts: ['summary'], values: { summary: 'A medio' } };
    window.sessionStorage.setItem('encaje.draft.correction.v1.app-1', JSON.stringify(draft));
    const { user } = await open(done(), ADDRESS, visitSite);
    await user.type(await screen.findByLabelText(/^En pocas frases/, {}, WAIT), ' escribir');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'en');
    const summary = await screen.findByLabelText(/^In a few sentences/, {}, WAIT);
    expect((summary as HTMLTextAreaElement).value).toBe('A medio escribir');
  });

  it('adds and takes out entries, and gives back what was there when cancelled', async () => {
    const { press } = await open(done());
    await press('Corregir: Idiomas');
    await press('Añadir otro idioma');
    expect(screen.getAllByRole('textbox', { name: 'Idioma' })).toHaveLength(2);
    await press('Quitar Idioma 1');
    expect(screen.getAllByRole('textbox', { name: 'Idioma' })).toHaveLength(1);
    await press('Cancelar: Idiomas');
    expect(screen.getByText('Español (lengua materna)')).toBeTruthy();
    expect(window.sessionStorage.getItem('encaje.draft.correction.v1.app-1')).toBeNull();
  });

  it('comes back after leaving, unless what was kept has another shape', async () => {
    const values = { summary: 'A medio escribir', languages: [{ name: 7 }] };
    const draft = { resumeId: 'resume-1', parts: ['summary', 'languages', 'nonsense'], values };
    window.sessionStorage.setItem('encaje.draft.correction.v1.app-1', JSON.stringify(draft));
    await open(done());
    const summary = await screen.findByLabelText(/^En pocas frases/, {}, WAIT);
    await waitFor(() => expect((summary as HTMLTextAreaElement).value).toBe('A medio escribir'));
    expect((screen.getByRole('textbox', { name: 'Idioma' }) as HTMLInputElement).value).toBe('Español');
  });

  it('shows both versions after a correction from elsewhere, and sends one’s own on top on request', async () => {
    const { user, press } = await open(done());
    const theirs = done({ resumeId: 'resume-2', profile: { ...PROFILE, summary: 'Lo de la otra ventana' } });
    seed({
      [`GET ${PATH}`]: () => [200, theirs],
      [`PUT ${PATH}/profile`]: ({ body }) =>
        (body as { resumeId: string }).resumeId === 'resume-1'
          ? [409, { code: 'READING_CHANGED' }]
          : [200, { ...theirs, resumeId: 'resume-3', profile: { ...PROFILE, summary: 'Lo mío' } }],
    });
    await press('Añadir: Sobre ti');
    await user.type(await screen.findByLabelText(/^En pocas frases/, {}, WAIT), 'Lo mío');
    await press('Guardar y comparar de nuevo');
    expect(await screen.findByText('Lo de la otra ventana', {}, WAIT)).toBeTruthy();
    expect((screen.getByLabelText(/^En pocas frases/) as HTMLTextAreaElement).value).toBe('Lo mío');
    await press('Guardar lo que he escrito');
    expect(await screen.findByText('Lo mío', { selector: 'p' }, WAIT)).toBeTruthy();
    expect(sent('PUT', `${PATH}/profile`).at(-1)?.body).toMatchObject({ resumeId: 'resume-2', summary: 'Lo mío' });
  });

  it('asks before unsaved words are left behind, and stays if the user wants to', async () => {
    const { user, press } = await open(done());
    await press('Añadir: Sobre ti');
    await user.type(await screen.findByLabelText(/^En pocas frases/, {}, WAIT), 'Sin guardar');
    await user.click(screen.getByRole('link', { name: /^Tu candidatura a/ }));
    expect(await screen.findByRole('heading', { name: 'Tienes cambios sin guardar' })).toBeTruthy();
    expect(window.location.pathname).toBe('/applications/app-1');
    await press('Seguir corrigiendo');
    expect((screen.getByLabelText(/^En pocas frases/) as HTMLTextAreaElement).value).toBe('Sin guardar');
  });

  it('is over once an application is withdrawn', async () => {
    await open(done({ withdrawnAt: LATER }));
    expect(await screen.findByRole('heading', { name: 'Has retirado esta candidatura' }, WAIT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Corregir/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  });
});

describe('asking for a person', () => {
  it('sends the reason if there is one, and says when the request arrived', async () => {
    const { user, press } = await open(done());
    seed({ [`POST ${PATH}/review-request`]: () => [200, done({ reviewRequestedAt: LATER })] });
    await press('Pedir revisión humana');
    await user.type(await screen.findByLabelText(/^¿Qué debería tener en cuenta/), 'Dos años más.');
    await press('Enviar la petición');
    const heading = await screen.findByRole('heading', { name: 'Has pedido una revisión humana' }, WAIT);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/^Petición recibida: 4 de mayo, /)).toBeTruthy();
    expect(sent('POST', `${PATH}/review-request`)[0]?.body).toEqual({ reason: 'Dos años más.' });
  });

  it('keeps what was typed when the request fails', async () => {
    const { user, press } = await open(done());
    seed({ [`POST ${PATH}/review-request`]: () => [409, { code: 'STALE_VERSION' }] });
    await press('Pedir revisión humana');
    await user.type(await screen.findByLabelText(/^¿Qué debería tener en cuenta/), 'Dos años más.');
    await press('Enviar la petición');
    expect((await screen.findAllByText('No se ha podido enviar la petición', {}, WAIT)).length).toBeGreaterThan(0);
    expect((screen.getByLabelText(/^¿Qué debería/) as HTMLTextAreaElement).value).toBe('Dos años más.');
  });
});

describe('one’s own data', () => {
  it('say how long the consent for other jobs holds', async () => {
    const talentPool = { consentedAt: EARLIER, expiresAt: '2027-05-04T09:00:00.000Z' };
    await open(done({ talentPool }));
    expect(
      await screen.findByText(/El 4 de mayo de 2026 .* caduca solo, como muy tarde el 4 de mayo de 2027/, {}, WAIT),
    ).toBeTruthy();
  });

  it('are taken along in a file that is named after the application', async () => {
    const { press } = await open(done(), `/en${ADDRESS}`);
    const exported = { applicationId: 'app-1', typed: { firstName: 'Lucía' } };
    seed({ [`GET ${PATH}/export`]: () => [200, exported] });
    const blobs: Blob[] = [];
    const clicked: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    await press('Download my data');
    expect(await screen.findByText('Download ready: encaje-application-app-1.json', {}, WAIT)).toBeTruthy();
    expect(clicked).toEqual(['encaje-application-app-1.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(exported);
  });

  it('are erased only after one has understood, and nothing of them stays on screen', async () => {
    window.sessionStorage.setItem('encaje.draft.review.app-1', '{"reason":"x"}');
    const { user, press } = await open(done());
    seed({ [`DELETE ${PATH}`]: () => [204, undefined] });
    await press('Borrar mis datos');
    expect(screen.getByText('el archivo «cv.pdf», con todas sus copias')).toBeTruthy();
    const yes = screen.getByRole('button', { name: 'Borrar para siempre' });
    expect((yes as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Entiendo que no se puede deshacer' }));
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await user.click(yes);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ya no queda nada' }, WAIT)).toBe(
      document.activeElement,
    );
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    expect(document.body.textContent).not.toContain('Lucía');
    expect(window.location.search).toBe('');
    expect(window.sessionStorage.getItem('encaje.draft.review.app-1')).toBeNull();
  });

  it('count as erased where the answer to an earlier attempt was lost', async () => {
    const { user, press } = await open(done());
    seed({ [`DELETE ${PATH}`]: () => [404, { code: 'APPLICATION_NOT_FOUND' }] });
    await press('Borrar mis datos');
    await user.click(screen.getByRole('checkbox', { name: 'Entiendo que no se puede deshacer' }));
    await press('Borrar para siempre');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ya no queda nada' }, WAIT)).toBeTruthy();
  });
});

describe('the same address', () => {
  it('leads a recruiter to the review', async () => {
    const expiresAt = Date.now() + 60_000;
    window.localStorage.setItem('encaje.session', JSON.stringify({ email: 'a@b.test', admin: true, expiresAt }));
    seed({ [`GET ${PATH}`]: () => [200, done()] });
    await visit(ADDRESS);
    await waitFor(() => expect(window.location.pathname).toBe('/admin-panel/applications/app-1'), WAIT);
  });
});
