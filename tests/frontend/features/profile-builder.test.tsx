/** The profile builder: chips from whatever is typed, a draft that outlives a reload, refusals beside their fields. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import { JOB } from '../seeds.ts';
import { isolate, passFillTime, passTime, requests, seed, takeOverTimers, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();
// The test's document has no layout to scroll in.
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = vi.fn();
});

const SUBMIT = 'POST /api/profiles';
const ACCEPTED = { applicationId: 'app-1', statusToken: 'secret' };
const DRAFT = 'encaje.profile-draft.v1';
const SLOW = { timeout: 15_000 };

async function open(address = '/create-profile') {
  await visit(address);
  const user = userEvent.setup();
  const button = await screen.findByRole(
    'button',
    { name: /^(Crear mi perfil|Create my profile|Enviar mi perfil)/ },
    SLOW,
  );
  const send = () => {
    passFillTime();
    return user.click(button);
  };
  return { user, send };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const skillsField = () => screen.getByRole('combobox', { name: 'Tus habilidades' });
const suggestions = async () => within(await screen.findByRole('listbox', {}, SLOW)).getAllByRole('option');
const chips = () => screen.queryAllByRole('button', { name: /^Quitar / }).map(({ textContent }) => textContent);
const kept = () => JSON.parse(window.localStorage.getItem(DRAFT) ?? 'null');

async function fillRequired(user: User) {
  await user.type(screen.getByLabelText('Nombre'), 'Nieves');
  await user.type(screen.getByLabelText('Apellidos'), 'Prado Alto');
  await user.type(screen.getByLabelText('Teléfono'), '600 123 456');
}

const accept = (user: User) => user.click(screen.getByRole('checkbox', { name: /aviso de privacidad/ }));

describe('the page', () => {
  it('has the seven sections of the specification, of which only the first has to be filled in', async () => {
    await open('/en/create-profile');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Personal info ',
      'Experience (optional)',
      'Education and certificates (optional)',
      'Skills (optional)',
      'Additional information (optional)',
      'About me (optional)',
      'Other certificates (optional)',
    ]);
  });

  it('counts the sections that say something and leads to each of them', async () => {
    const { user } = await open();
    expect(screen.getAllByText('0 de 7 apartados').length).toBeGreaterThan(0);
    await fillRequired(user);
    await user.type(screen.getByLabelText(/Dónde has trabajado/), 'Camarera');
    expect(screen.getAllByText('2 de 7 apartados').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: 'Experiencia, relleno' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Experiencia/ }));
    expect(screen.getByRole('link', { name: 'Habilidades, por rellenar' })).toBeTruthy();
  });

  it('shows the job that the profile is for', async () => {
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
    await open(`/create-profile/${JOB.slug}`);
    const job = within(await screen.findByRole('region', { name: 'Tu perfil será para este empleo' }));
    expect(job.getByRole('link', { name: JOB.title })).toBeTruthy();
    expect(job.getByText(new RegExp(JOB.company))).toBeTruthy();
  });
});

describe('skills', () => {
  it('become chips at each comma', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'excel, atencion al cliente, ');
    expect(chips()).toEqual(['excel', 'atencion al cliente']);
    expect((skillsField() as HTMLInputElement).value).toBe('');
  });

  it('become chips with Enter and when the field is left, each once', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'soldadura{Enter}Soldadura{Enter}fontanería');
    await user.tab();
    expect(chips()).toEqual(['soldadura', 'fontanería']);
  });

  it('are taken apart when a list is pasted, whatever parts its items', async () => {
    const { user } = await open();
    await user.click(skillsField());
    await user.paste('Excel; SAP\n• Inventario, Carretillas');
    expect(chips()).toEqual(['Excel', 'SAP', 'Inventario', 'Carretillas']);
  });

  it('can be removed again', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'excel, word, ');
    await user.click(screen.getByRole('button', { name: 'Quitar excel' }));
    expect(chips()).toEqual(['word']);
  });

  it('are suggested without regard to accents, and chosen with the arrow keys', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'atencion al');
    const options = await suggestions();
    expect(options[0]?.textContent).toBe('Atención al cliente');
    expect(skillsField().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(skillsField().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Atención al cliente']);
    expect(skillsField().getAttribute('aria-expanded')).toBe('false');
  });

  it('takes the suggestion that was moved to, however fast Enter follows', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'atencion al');
    const options = await suggestions();
    const press = (key: string) => skillsField().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // The keys of a person, not those of a test, which waits for React after each.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    onTestFinished(() => void vi.unstubAllGlobals());
    press('ArrowDown');
    // Between two keys there is at least an end of the first one's own work.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    press('Enter');
    await waitFor(() => expect(chips()).toEqual([options[0]?.textContent]));
  });

  it('are suggested in the other language too, and Escape keeps what was typed', async () => {
    const { user } = await open();
    await user.type(skillsField(), 'customer serv');
    expect((await suggestions())[0]?.textContent).toMatch(/^Customer serv/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((skillsField() as HTMLInputElement).value).toBe('customer serv');
  });
});

describe('the draft', () => {
  async function typeAndLeave(user: User) {
    await fillRequired(user);
    await user.type(skillsField(), 'excel, wor');
    await accept(user);
    cleanup();
  }

  it('comes back after leaving, the skill that was being typed included', async () => {
    const { user } = await open();
    await typeAndLeave(user);
    await open();
    expect(await screen.findByText(/Hemos guardado tu borrador/)).toBeTruthy();
    expect((screen.getByLabelText('Apellidos') as HTMLInputElement).value).toBe('Prado Alto');
    expect(chips()).toContain('excel');
    expect(JSON.stringify(kept())).toContain('wor');
    expect((screen.getByRole('checkbox', { name: /aviso de privacidad/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('forgets the consent when the notice has changed since', async () => {
    const draft = { firstName: 'Nieves', privacyNoticeAccepted: true, noticeVersion: `not ${NOTICE_VERSION}` };
    window.localStorage.setItem(DRAFT, JSON.stringify(draft));
    await open();
    await waitFor(() => expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Nieves'));
    expect((screen.getByRole('checkbox', { name: /aviso de privacidad/ }) as HTMLInputElement).checked).toBe(false);
  });

  it('can be deleted, and that can be taken back', async () => {
    const { user } = await open();
    await typeAndLeave(user);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Borrar y empezar de cero' }));
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('');
    expect(chips()).toEqual([]);
    expect(kept()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deshacer y recuperarlo' }));
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Nieves');
    expect(kept()).toMatchObject({ firstName: 'Nieves' });
  });

  it('is not missed where storage is forbidden or damaged', async () => {
    window.localStorage.setItem(DRAFT, '{"skills":7,"firstName":[]');
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    takeOverTimers();
    const { user } = await open();
    await fillRequired(user);
    await passTime(2000);
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Nieves');
    expect(screen.queryByText('Borrador guardado en este dispositivo')).toBeNull();
    forbidden.mockRestore();
  });
});

describe('refusals', () => {
  it('name the required fields in the words of the specification and move the focus to the first', async () => {
    const { send } = await open();
    await send();
    expect(await screen.findByText('Por favor ingresa tu nombre')).toBeTruthy();
    expect(screen.getByText('Por favor ingresa tus apellidos')).toBeTruthy();
    expect(screen.getByText('Por favor ingresa tu teléfono')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(requests).toEqual([]);
  });

  it('are in English on an English page', async () => {
    const { send } = await open('/en/create-profile');
    await send();
    for (const text of ['Please enter your first name', 'Please enter your last name']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Please enter your phone number')).toBeTruthy();
  });

  it('of the API appear at their fields, whichever skill they are about', async () => {
    const errors = [{ path: 'skills.3', code: 'TOO_LONG' }];
    seed({ [SUBMIT]: () => [400, { code: 'INVALID_INPUT', errors }] });
    const { user, send } = await open();
    await fillRequired(user);
    await accept(user);
    await send();
    expect(await screen.findByText('El texto es demasiado largo', {}, SLOW)).toBeTruthy();
    expect(skillsField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(skillsField());
  });

  it('leave everything as it was typed, with the key of the attempt, until it goes through', async () => {
    let works = false;
    seed({ [SUBMIT]: () => (works ? [201, ACCEPTED] : [429, { code: 'RATE_LIMITED' }]) });
    const { user, send } = await open();
    await fillRequired(user);
    await accept(user);
    await send();
    const failed = 'Error al crear perfil. Por favor, inténtalo de nuevo.';
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2), SLOW);
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Nieves');
    await waitFor(() => expect(kept()).toMatchObject({ firstName: 'Nieves' }));
    works = true;
    await send();
    await screen.findByText('Perfil creado exitosamente! Nos pondremos en contacto pronto.', {}, SLOW);
    const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});

describe('sending', () => {
  it('sends what was typed for the job, then says the words of the specification and forgets the draft', async () => {
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB], [SUBMIT]: () => [201, ACCEPTED] });
    const { user, send } = await open(`/create-profile/${JOB.slug}`);
    await screen.findByRole('link', { name: JOB.title });
    await fillRequired(user);
    await user.selectOptions(screen.getByLabelText('Nivel de estudios'), 'bachelor');
    await user.type(screen.getByLabelText(/LinkedIn/), 'linkedin.com/in/nieves');
    await user.type(skillsField(), 'excel, word');
    await accept(user);
    await send();
    const done = 'Perfil creado exitosamente! Nos pondremos en contacto pronto.';
    const heading = await screen.findByRole('heading', { name: done }, SLOW);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/en segundo plano/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ver cómo va mi perfil' });
    expect(link.getAttribute('href')).toBe('/applications/app-1#token=secret');
    expect(kept()).toBeNull();
    expect(requests.at(-1)?.body).toMatchObject({
      jobId: JOB.jobId,
      firstName: 'Nieves',
      phone: '600 123 456',
      educationLevel: 'bachelor',
      skills: ['excel', 'word'],
      link: 'https://linkedin.com/in/nieves',
      privacyNoticeAccepted: true,
      talentPoolConsent: false,
      website: '',
    });
    expect(requests.at(-1)?.body).not.toHaveProperty('skillText');
    expect(requests.at(-1)?.body).not.toHaveProperty('email');
  });

  it('continues without a job that is gone, and says so', async () => {
    seed({ 'GET /api/jobs/gone': () => [404, { code: 'JOB_NOT_FOUND' }], [SUBMIT]: () => [201, ACCEPTED] });
    const { user, send } = await open('/create-profile/gone');
    expect(await screen.findByRole('heading', { name: 'Este empleo ya no está disponible' })).toBeTruthy();
    await fillRequired(user);
    await user.click(screen.getByRole('button', { name: 'Seguir sin este empleo' }));
    expect(screen.queryByText('Este empleo ya no está disponible')).toBeNull();
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Nieves');
    await accept(user);
    await send();
    await screen.findByRole('link', { name: 'Ver cómo va mi perfil' }, SLOW);
    expect(requests.at(-1)?.body).not.toHaveProperty('jobId');
  });

  it('offers to send without the job when the job closes meanwhile', async () => {
    let isOpen = true;
    seed({
      [`GET /api/jobs/${JOB.slug}`]: () => (isOpen ? [200, JOB] : [404, { code: 'JOB_NOT_FOUND' }]),
      [SUBMIT]: ({ body }) => ((body as { jobId?: string }).jobId ? [409, { code: 'JOB_NOT_OPEN' }] : [201, ACCEPTED]),
    });
    const { user, send } = await open(`/create-profile/${JOB.slug}`);
    await screen.findByRole('link', { name: JOB.title });
    await fillRequired(user);
    await accept(user);
    isOpen = false;
    await send();
    expect(await screen.findByText(/Este empleo ya no admite candidaturas/, { selector: 'form *' }, SLOW)).toBeTruthy();
    await screen.findByRole('heading', { name: 'Este empleo ya no está disponible' });
    await user.click(screen.getByRole('button', { name: 'Crear mi perfil' }));
    expect(await screen.findByRole('link', { name: 'Ver cómo va mi perfil' }, SLOW)).toBeTruthy();
  });
});
