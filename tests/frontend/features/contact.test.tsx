/** The contact page: the subject from a link, what it refuses and sends, the count near the limit, and that nothing is lost. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LONG_TEXT_MAX_CHARS } from '../../../shared/domain/field.ts';
import { isolate, passFillTime, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();
beforeEach(() => window.sessionStorage.clear());

const SUBMIT = 'POST /api/contact';
const SLOW = { timeout: 15_000 };
const accept = () => seed({ [SUBMIT]: () => [201, { messageId: 'message-9' }] });

async function open(address = '/contact') {
  await visit(address);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /^(Enviar mensaje|Send message)$/ }, SLOW);
  const send = () => {
    passFillTime();
    return user.click(button);
  };
  return { user, send };
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(field('Nombre'), 'Yamile');
  await user.type(field('Apellidos'), 'Ocampo');
  await user.type(field('Correo electrónico'), 'yamile@ejemplo.test');
  await user.type(field('Mensaje'), 'No me deja subir el PDF.');
}

describe('the subject', () => {
  it('is chosen by the address, with a hint on what helps', async () => {
    await open('/contact?subject=partnership');
    await waitFor(() => expect(isChosen('Colaborar')).toBe(true));
    expect(await screen.findByText('Quiénes sois y qué os gustaría hacer con Encaje.')).toBeTruthy();
  });

  it('is nobody’s choice where the address asks for none that exists', async () => {
    await open('/contact?subject=lottery');
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  });

  it('goes into the address, so that a reload keeps the choice that came after the link', async () => {
    const { user } = await open('/contact?subject=partnership');
    await user.click(screen.getByRole('radio', { name: 'Facturas' }));
    expect(window.location.search).toBe('?subject=billing');
    cleanup();
    await open(`/contact${window.location.search}`);
    await waitFor(() => expect(isChosen('Facturas')).toBe(true));
  });
});

describe('refusals', () => {
  it('are in words beside each field, and the subject has the focus', async () => {
    const { send } = await open();
    await send();
    for (const words of [
      'Por favor elige de qué trata tu mensaje',
      'Por favor ingresa tu nombre',
      'Por favor ingresa tus apellidos',
      'Por favor ingresa una dirección de correo válida',
      'Por favor escribe tu mensaje',
    ]) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Una pregunta' }));
    expect(requests).toEqual([]);
  });

  it('do not ask for a telephone, but want a given one to be one', async () => {
    accept();
    const { user, send } = await open('/contact?subject=support');
    await fill(user);
    await user.type(field('Teléfono (opcional)'), 'llámame');
    await send();
    expect(await screen.findByText(/Por favor ingresa un teléfono válido/)).toBeTruthy();
    await user.clear(field('Teléfono (opcional)'));
    await send();
    expect(await screen.findByText('message-9', {}, SLOW)).toBeTruthy();
  });
});

describe('the message', () => {
  const write = (length: number) => fireEvent.change(field('Mensaje'), { target: { value: 'a'.repeat(length) } });

  it('is counted only where its room runs out', async () => {
    await open();
    write(LONG_TEXT_MAX_CHARS * 0.9 - 1);
    expect(screen.queryByText(/caracteres\.$/)).toBeNull();
    write(LONG_TEXT_MAX_CHARS - 1234);
    expect(screen.getByText('Quedan 1.234 caracteres.')).toBeTruthy();
    // Screen readers announce every hundred only.
    expect(screen.getByText('Quedan 1.300 caracteres.').getAttribute('role')).toBe('status');
  });

  it('keeps what is too long, and says by how much', async () => {
    const { send } = await open();
    write(LONG_TEXT_MAX_CHARS + 1);
    expect(screen.getAllByText('Sobra 1 carácter.')).toHaveLength(2);
    await send();
    expect(await screen.findByText('El texto es demasiado largo')).toBeTruthy();
    expect(field('Mensaje').value).toHaveLength(LONG_TEXT_MAX_CHARS + 1);
  });
});

describe('sending', () => {
  it('says that the message was sent, where the answer goes, and its reference', async () => {
    accept();
    const { user, send } = await open('/contact?subject=support');
    await fill(user);
    await send();
    const heading = await screen.findByRole('heading', { name: 'Mensaje enviado. Gracias, Yamile.' }, SLOW);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/te responderá a yamile@ejemplo.test/)).toBeTruthy();
    expect(screen.getByText('message-9')).toBeTruthy();
    const { body } = requests.at(-1) ?? {};
    expect(body).toMatchObject({
      subject: 'support',
      message: 'No me deja subir el PDF.',
      language: 'es',
      website: '',
    });
    expect(body).not.toHaveProperty('privacyNoticeAccepted');
    expect(body).not.toHaveProperty('phone');
  });

  it('keeps everything typed after a failure and a reload, and its key', async () => {
    let works = false;
    seed({ [SUBMIT]: () => (works ? [201, { messageId: 'message-9' }] : [429, { code: 'RATE_LIMITED' }]) });
    const first = await open('/contact?subject=support');
    await fill(first.user);
    await first.send();
    await waitFor(() => expect(screen.getAllByText('No se ha podido enviar tu mensaje')).toHaveLength(2), SLOW);
    expect(screen.getByText(/Todo lo que has escrito sigue aquí/)).toBeTruthy();
    cleanup();
    const second = await open('/contact?subject=support');
    await waitFor(() => expect(field('Mensaje').value).toBe('No me deja subir el PDF.'));
    works = true;
    await second.send();
    await screen.findByText('message-9', {}, SLOW);
    const [one, two] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
    expect(window.sessionStorage.length).toBe(0);
  });

  it('offers another message with an empty form', async () => {
    accept();
    const { user, send } = await open('/contact?subject=support');
    await fill(user);
    await send();
    await user.click(await screen.findByRole('button', { name: 'Escribir otro mensaje' }, SLOW));
    expect(field('Mensaje').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Una pregunta' }));
  });
});

it('leads on to where one may be helped sooner', async () => {
  await open('/en/contact');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const address of ['/en/job-seekers', '/en/jobs', '/en/employers', '/en/privacy'])
    expect(hrefs).toContain(address);
});
