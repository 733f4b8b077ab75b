/** The page for companies: what its form refuses and sends, the promise of an answer, and that nothing is lost or sent twice. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deadlineWords, timeLeft } from '../../../frontend/src/features/employers/deadline.ts';
import { numberIn } from '../../../frontend/src/features/employers/request-schema.ts';
import { i18n, loadNamespace } from '../../../frontend/src/lib/i18n.ts';
import { isolate, passFillTime, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();
beforeEach(() => window.sessionStorage.clear());

const SUBMIT = 'POST /api/employer-requests';
const HOUR_MS = 3_600_000;
const SLOW = { timeout: 15_000 };
const replyBy = () => new Date(Date.now() + 24 * HOUR_MS).toISOString();
const accept = () => seed({ [SUBMIT]: () => [201, { requestId: 'request-7', replyBy: replyBy() }] });

async function open(address = '/employers') {
  await visit(address);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /^(Pedir talento|Ask for people)$/ }, SLOW);
  const send = () => {
    passFillTime();
    return user.click(button);
  };
  return { user, send };
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

async function fill(user: Awaited<ReturnType<typeof open>>['user'], positions = '3') {
  const typed = {
    Nombre: 'Tomás',
    Apellidos: 'Iriarte Vela',
    Empresa: 'Almacenes Ribera',
    '¿A cuántas personas buscas?': positions,
    '¿Para qué puesto?': 'Coordinación de almacén',
    Teléfono: '+34 600 123 456',
    'Correo electrónico': 'tomas@ribera.example',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
}

describe('the page', () => {
  it('says before anything is sent that the answer comes within 24 hours, and by when that would be', async () => {
    await open();
    expect(screen.getByText('Te respondemos antes de 24 horas.')).toBeTruthy();
    expect(
      await screen.findByText(/^Si lo envías ahora, tendrás respuesta antes de las? \d{1,2}:\d\d de mañana\.$/),
    ).toBeTruthy();
  });

  it('keeps every figure of the example where it is when the names are hidden', async () => {
    const { user } = await open();
    const list = within(screen.getByRole('region', { name: 'Ejemplo de lista corta' }));
    const figures = () => list.getAllByText(/^\d+ %$/).map(({ textContent }) => textContent);
    const before = figures();
    expect(before).toHaveLength(3);
    await user.click(list.getByRole('button', { name: 'Ver sin nombres' }));
    expect(list.queryByText('Vega Ejemplo')).toBeNull();
    expect(list.getByText('Persona 1')).toBeTruthy();
    expect(figures()).toEqual(before);
  });

  it('describes itself to search engines in both languages', async () => {
    const { unmount } = await visit('/employers');
    await waitFor(() => expect(document.title).toBe('Empresas: pide talento con razones · Encaje'));
    unmount();
    await visit('/en/employers');
    await waitFor(() => expect(document.title).toBe('Employers: ask for people, with reasons · Encaje'));
  });
});

describe('refusals', () => {
  it('are in words beside each field, and the first refused field has the focus', async () => {
    const { send } = await open();
    await send();
    for (const words of [
      'Por favor ingresa tu nombre',
      'Por favor ingresa tus apellidos',
      'Por favor ingresa el nombre de la empresa',
      'Por favor ingresa a cuántas personas buscas, solo con números',
      'Por favor ingresa el puesto que buscas cubrir',
      'Por favor ingresa tu teléfono',
      'Por favor ingresa una dirección de correo válida',
    ]) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Nombre'));
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  it('are in English on an English page', async () => {
    const { send } = await open('/en/employers');
    await send();
    expect(await screen.findByText('Please enter the name of the company')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  });

  it.each([
    ['0', 'Tiene que ser al menos una persona'],
    ['2,5', 'Por favor ingresa un número entero de personas'],
    ['10001', 'Como mucho, 10.000 personas. Si buscas más, escríbenos.'],
    ['varias', 'Por favor ingresa a cuántas personas buscas, solo con números'],
  ])('say what is wrong with %s people', async (positions, words) => {
    const { user, send } = await open();
    await fill(user, positions);
    await send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('of the API appear at the field they are about', async () => {
    seed({ [SUBMIT]: () => [400, { code: 'INVALID_INPUT', errors: [{ path: 'phone', code: 'PHONE_INVALID' }] }] });
    const { user, send } = await open();
    await fill(user);
    await send();
    const words = 'Por favor ingresa un teléfono válido, solo con números y prefijo';
    expect(await screen.findByText(words, {}, SLOW)).toBeTruthy();
    expect(document.activeElement).toBe(field('Teléfono'));
  });
});

describe('sending', () => {
  it('thanks with the deadline, the time that is left, the reference and what was sent', async () => {
    accept();
    const { user, send } = await open();
    await fill(user);
    await send();
    const heading = await screen.findByRole('heading', { name: 'Gracias, Tomás. Ya la tenemos.' }, SLOW);
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText(/^Te respondemos antes de las? \d{1,2}:\d\d de mañana\.$/)).toBeTruthy();
    expect(within(screen.getByRole('timer')).getByText(/^(24 h 0|23 h 59) min$/)).toBeTruthy();
    expect(screen.getByText('request-7')).toBeTruthy();
    expect(screen.getByText('3 personas · Coordinación de almacén')).toBeTruthy();
    const { body } = requests.at(-1) ?? {};
    expect(body).toMatchObject({ company: 'Almacenes Ribera', positionsToHire: 3, language: 'es', website: '' });
    // Nothing to accept was shown, so nothing is said to be accepted.
    expect(body).not.toHaveProperty('privacyNoticeAccepted');
    expect((body as { fillSeconds: number }).fillSeconds).toBeGreaterThanOrEqual(2);
  });

  it('shows the promise again after a reload, without taking the focus', async () => {
    accept();
    const { user, send } = await open();
    await fill(user);
    await send();
    await screen.findByText('request-7', {}, SLOW);
    cleanup();
    await visit('/employers');
    expect(await screen.findByText('request-7')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('offers another request with the contact filled in', async () => {
    accept();
    const { user, send } = await open();
    await fill(user);
    await send();
    await user.click(await screen.findByRole('button', { name: 'Enviar otra solicitud' }, SLOW));
    await waitFor(() => expect(field('Empresa').value).toBe('Almacenes Ribera'));
    expect(field('¿Para qué puesto?').value).toBe('');
    expect(document.activeElement).toBe(field('¿A cuántas personas buscas?'));
  });

  it('keeps what was typed after a failure and a reload, and the key until the content changes', async () => {
    let works = false;
    const taken = { requestId: 'request-7', replyBy: replyBy() };
    seed({ [SUBMIT]: () => (works ? [201, taken] : [429, { code: 'RATE_LIMITED' }]) });
    const first = await open();
    await fill(first.user);
    await first.send();
    const failed = 'No se ha podido enviar tu solicitud';
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2), SLOW);
    cleanup();

    const second = await open();
    await waitFor(() => expect(field('Empresa').value).toBe('Almacenes Ribera'));
    expect(field('¿A cuántas personas buscas?').value).toBe('3');
    await second.send();
    await waitFor(() => expect(requests).toHaveLength(2), SLOW);
    await screen.findAllByText(failed);
    await second.user.type(field('Empresa'), ' Sur');
    works = true;
    await second.send();
    await screen.findByText('request-7', {}, SLOW);
    const [one, two, three] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    expect(window.sessionStorage.getItem('encaje.draft.employer-request')).toBeNull();
  });

  it('says so, with a way to write, once the 24 hours are over', async () => {
    seed({ [SUBMIT]: () => [201, { requestId: 'request-7', replyBy: new Date(Date.now() - HOUR_MS).toISOString() }] });
    const { user, send } = await open();
    await fill(user);
    await send();
    expect(await screen.findByText(/El plazo de 24 horas ya ha pasado/, {}, SLOW)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: 'Escribirnos' })).toBeTruthy();
  });
});

describe('a deadline in words', () => {
  const at = (day: number, hour: number, minute = 5) => new Date(2026, 10, day, hour, minute);
  const words = async (deadline: Date, now: Date, language: 'es' | 'en' = 'es') => {
    await loadNamespace('employers');
    const t = i18n.getFixedT(language, 'employers');
    return deadlineWords(t, deadline.toISOString(), now.getTime(), language);
  };

  it('names the day as one says it, in the visitor’s time', async () => {
    expect(await words(at(22, 16, 40), at(21, 16, 40))).toBe('antes de las 16:40 de mañana');
    expect(await words(at(22, 16, 40), at(22, 0, 1))).toBe('antes de las 16:40 de hoy');
    expect(await words(at(23, 16, 40), at(21, 23, 59))).toBe('antes de las 16:40 del lunes, 23 de noviembre');
  });

  it('says «la» for one o’clock and «las» for every other hour', async () => {
    expect(await words(at(22, 1), at(21, 1))).toBe('antes de la 1:05 de mañana');
    expect(await words(at(22, 13), at(21, 13))).toBe('antes de las 13:05 de mañana');
    expect(await words(at(22, 0), at(21, 0))).toBe('antes de las 0:05 de mañana');
  });

  it('leaves whole hours and minutes, never less than none', () => {
    const now = at(21, 12).getTime();
    expect(timeLeft(at(22, 12).toISOString(), now)).toEqual({ hours: 24, minutes: 0, isPast: false });
    expect(timeLeft(at(22, 12).toISOString(), now + 1000)).toEqual({ hours: 24, minutes: 0, isPast: false });
    expect(timeLeft(at(22, 12).toISOString(), now + 61_000)).toEqual({ hours: 23, minutes: 59, isPast: false });
    expect(timeLeft(at(20, 12).toISOString(), now)).toEqual({ hours: 0, minutes: 0, isPast: true });
  });
});

describe('a number as people type it', () => {
  it('may have its thousands apart in either language', () => {
    expect(['3', ' 3'.trim(), '1.000', '1,000', '2,5', '-1', '+4'].map(numberIn)).toEqual([
      3, 3, 1000, 1000, 2.5, -1, 4,
    ]);
    expect(['', 'tres', '1e3', '0x10', '3 o 4'].map(numberIn).every(Number.isNaN)).toBe(true);
  });
});
