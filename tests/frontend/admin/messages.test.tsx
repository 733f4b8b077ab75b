/** The contact inbox over a seeded network: finding a message, answering it once, settling and deleting it. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_SUBJECTS, inboxMessageSchema } from '../../../shared/domain/message.ts';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/messages/messages-page.tsx');
}, 60_000);

const LIST = '/admin-panel/messages';
type Message = ReturnType<typeof message>;

function message(changes: object = {}) {
  return inboxMessageSchema.parse({
    messageId: 'm1',
    version: 1,
    firstName: 'Eulalia',
    lastName: 'Montblanc',
    email: 'eulalia@people.example',
    phone: null,
    subject: 'billing',
    message: 'La factura está a nombre de otra empresa.',
    language: 'es',
    createdAt: '2026-05-04T09:00:00.000Z',
    answeredAt: null,
    answeredBy: null,
    replies: [],
    ...changes,
  });
}

const ENGLISH = message({ messageId: 'm2', firstName: 'Rowan', lastName: 'Ashby', subject: 'support', language: 'en' });

function reply(changes: object = {}) {
  return {
    ...{ outgoingId: 'out-1', subject: 'Tu factura', text: 'La miro hoy.', language: 'es', delivery: 'kept' },
    ...{ by: 'olga@encaje.test', createdAt: '2026-05-04T10:00:00.000Z', ...changes },
  };
}

const answered = (one: Message, ...replies: object[]) =>
  message({
    ...one,
    ...{ version: one.version + 1, replies: [...one.replies, ...replies] },
    ...{ answeredAt: '2026-05-04T10:00:00.000Z', answeredBy: 'olga@encaje.test' },
  });

/** An inbox whose messages change as the routes say; `store` is what is stored. */
function inbox(messages: Message[], answers: Record<string, Answer> = {}) {
  const store = new Map(messages.map((one) => [one.messageId, one]));
  const one = (id: string): Record<string, Answer> => ({
    [`GET /api/admin/messages/${id}`]: () => {
      const found = store.get(id);
      return found ? [200, found] : [404, { code: 'MESSAGE_NOT_FOUND' }];
    },
    [`PATCH /api/admin/messages/${id}`]: ({ body }) => {
      const known = store.get(id) as Message;
      const at = (body as { answered: boolean }).answered ? '2026-05-04T11:00:00.000Z' : null;
      store.set(id, { ...known, version: known.version + 1, answeredAt: at, answeredBy: at && 'ana@encaje.test' });
      return [200, store.get(id)];
    },
    [`POST /api/admin/messages/${id}/reply`]: ({ body }) => {
      const known = store.get(id) as Message;
      if ((body as { version: number }).version !== known.version) return [409, { code: 'STALE_VERSION' }];
      store.set(id, answered(known, reply({ ...(body as object), by: 'ana@encaje.test', outgoingId: 'out-9' })));
      return [201, store.get(id)];
    },
    [`DELETE /api/admin/messages/${id}`]: () => {
      store.delete(id);
      return [200, null];
    },
  });
  staff('ana@encaje.test', true, {
    'GET /api/admin/messages': ({ search }) => {
      const wanted = search.get('subject');
      const items = [...store.values()].filter(({ subject }) => !wanted || subject === wanted);
      const open = [...store.values()].filter(({ answeredAt }) => answeredAt === null);
      const counts = CONTACT_SUBJECTS.map((name) => [name, open.filter(({ subject }) => subject === name).length]);
      return [200, { items, nextCursor: null, open: open.length, openBySubject: Object.fromEntries(counts) }];
    },
    'GET /api/admin/settings': () => [503, { code: 'INTERNAL' }],
    ...Object.assign({}, ...messages.map(({ messageId }) => one(messageId))),
    ...answers,
  });
  return store;
}

const sent = (method: string) => requests.filter((request) => request.method === method);
const form = () => within(screen.getByRole('form', { name: 'Respuesta' }));

async function write(subject: string, text: string): Promise<void> {
  await screen.findByRole('form', { name: 'Respuesta' });
  await userEvent.type(form().getByLabelText('Asunto'), subject);
  await userEvent.type(form().getByLabelText('Texto (Español)'), text);
}

describe('the list of messages', () => {
  it('says who wrote about what and whether someone answered, and counts what waits by subject', async () => {
    inbox([message(), ENGLISH, answered(message({ messageId: 'm3', firstName: 'Otilia' }), reply())]);
    await visit(LIST);
    const list = within(await screen.findByRole('table', { name: 'Mensajes' }));
    expect(list.getByRole('link', { name: 'Eulalia Montblanc' })).toBeTruthy();
    expect(list.getAllByText('Sin responder')).toHaveLength(2);
    expect(list.getByText('Respondido')).toBeTruthy();
    expect(screen.getByText('2 sin responder', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Facturas 1 sin responder' })).toBeTruthy();
  });

  it('narrows to a subject in the address and says when nothing is left', async () => {
    inbox([ENGLISH]);
    await visit(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Opiniones' }));
    expect(await screen.findByText('Prueba con otra palabra, otro asunto u otro estado.')).toBeTruthy();
    expect(window.location.search).toBe('?subject=feedback');
  });

  it('leads from an open message to the next one by a key', async () => {
    inbox([message(), ENGLISH]);
    await visit(`${LIST}/m1`);
    await screen.findByRole('heading', { level: 1, name: 'Eulalia Montblanc' });
    await waitFor(() => expect(screen.getByRole('button', { name: /siguiente/i })).toHaveProperty('disabled', false));
    const list = within(screen.getByRole('table', { name: 'Mensajes' }));
    expect(list.getAllByText('La factura está a nombre de otra empresa.')).toHaveLength(2);
    await userEvent.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rowan Ashby' })).toBeTruthy();
  });
});

describe('answering a message', () => {
  it('begins in the person’s language, with a template for the subject whose gaps are asked for', async () => {
    inbox([ENGLISH]);
    await visit(`${LIST}/m2`);
    await userEvent.selectOptions(await screen.findByLabelText('Plantilla'), 'support');
    expect(form().getByRole('radio', { name: /Inglés/ })).toHaveProperty('checked', true);
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    expect(sent('POST')).toEqual([]);
    await userEvent.type(form().getByLabelText('Tu respuesta'), 'It works again.');
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]?.body).toMatchObject({
      ...{ version: 1, language: 'en', subject: 'We are on the problem you told us about' },
      text: expect.stringMatching(/Hello Rowan,.*It works again\./s),
    });
  });

  it('goes out once, shows what it came to in place of the form, and lets one write again', async () => {
    inbox([message()]);
    await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    const done = await screen.findByText('Este mensaje ya tiene respuesta.');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.queryByRole('form', { name: 'Respuesta' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Respuesta' })).toBeTruthy();
    expect(await screen.findByText('Respuesta guardada en la bandeja de salida')).toBeTruthy();
    expect(sent('POST')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Escribir otra respuesta' }));
    expect(form().getByLabelText('Asunto')).toHaveProperty('value', '');
  });

  it('keeps what was typed over a reload, and its key over a failure', async () => {
    let isDown = true;
    inbox([message()], {
      'POST /api/admin/messages/m1/reply': ({ body }) =>
        isDown ? [503, { code: 'INTERNAL' }] : [201, answered(message(), reply(body as object))],
    });
    const { unmount } = await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    expect((await screen.findAllByText('No se pudo enviar la respuesta')).length).toBeGreaterThan(0);
    unmount();
    isDown = false;
    await visit(`${LIST}/m1`);
    await screen.findByRole('form', { name: 'Respuesta' });
    expect(form().getByLabelText('Texto (Español)')).toHaveProperty('value', 'Ya está.');
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    await screen.findByText('Este mensaje ya tiene respuesta.');
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('stops where a colleague was faster, shows their reply, and sends one’s own only on request', async () => {
    const store = inbox([message()]);
    await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    store.set('m1', answered(message(), reply()));
    expect(screen.getByText('1 sin responder')).toBeTruthy();
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    const notice = await screen.findByRole('alert', { name: 'olga@encaje.test ha respondido mientras escribías' });
    expect(within(notice).getByText('La miro hoy.')).toBeTruthy();
    expect(document.activeElement).toBe(notice);
    expect(await screen.findByText('Nada sin responder')).toBeTruthy();
    expect(form().getByLabelText('Texto (Español)')).toHaveProperty('value', 'Ya está.');
    expect(store.get('m1')?.replies).toHaveLength(1);
    await userEvent.click(within(notice).getByRole('button', { name: 'Seguir con mi respuesta' }));
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    await waitFor(() => expect(store.get('m1')?.replies).toHaveLength(2));
  });

  it('takes no notice of one’s own settling as if it were a colleague’s, nor of its undoing', async () => {
    const store = inbox([message()]);
    await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondido' }));
    expect(await screen.findByRole('button', { name: 'Volver a abrir' })).toBe(document.activeElement);
    expect(screen.queryByText(/mientras escribías/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('button', { name: 'Marcar como respondido' });
    expect(screen.queryByText(/mientras escribías/)).toBeNull();
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    await waitFor(() => expect(store.get('m1')?.replies).toHaveLength(1));
  });

  it('continues by itself where nothing changed that matters', async () => {
    const store = inbox([message()]);
    await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    store.set('m1', message({ version: 4 }));
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    await screen.findByText('Este mensaje ya tiene respuesta.');
    expect(sent('POST').map(({ body }) => (body as { version: number }).version)).toEqual([1, 4]);
  });

  it('that no carrier took keeps its words and says that the message still waits', async () => {
    inbox([message()], {
      'POST /api/admin/messages/m1/reply': ({ body }) => [
        201,
        message({ version: 3, replies: [reply({ ...(body as object), delivery: 'failed' })] }),
      ],
    });
    await visit(`${LIST}/m1`);
    await write('Tu factura', 'Ya está.');
    await userEvent.click(form().getByRole('button', { name: /Enviar respuesta/ }));
    expect(await screen.findByText('El correo no salió')).toBeTruthy();
    expect(form().getByLabelText('Texto (Español)')).toHaveProperty('value', 'Ya está.');
    expect(screen.getByText('No se pudo entregar')).toBeTruthy();
  });
});

describe('the state of a message', () => {
  it('is settled without a reply, and the toast takes that back', async () => {
    const store = inbox([message()]);
    await visit(`${LIST}/m1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar como respondido' }));
    expect(await screen.findByText('Marcado como respondido sin escribir desde aquí.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(store.get('m1')).toMatchObject({ answeredAt: null, version: 3 }));
    expect(await screen.findByRole('form', { name: 'Respuesta' })).toBeTruthy();
  });

  it('is changed once, by a button that keeps the focus meanwhile', async () => {
    let go = () => {};
    const pause = new Promise<void>((resolve) => {
      go = resolve;
    });
    inbox([message()]);
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'PATCH') await pause;
      return network(address, init);
    });
    await visit(`${LIST}/m1`);
    const settle = await screen.findByRole('button', { name: 'Marcar como respondido' });
    // Nobody's two clicks are one event: the page may answer the first before the second.
    await userEvent.setup({ delay: 0 }).dblClick(settle);
    expect(settle).toHaveProperty('disabled', false);
    go();
    expect(await screen.findByRole('button', { name: 'Volver a abrir' })).toBe(document.activeElement);
    expect(sent('PATCH')).toHaveLength(1);
  });

  it('that a colleague changed meanwhile is shown as it is', async () => {
    inbox([message()], { 'PATCH /api/admin/messages/m1': () => [409, { code: 'STALE_VERSION' }] });
    await visit(`${LIST}/m1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar como respondido' }));
    expect(await screen.findByText(/Otra persona ha cambiado este mensaje/)).toBeTruthy();
  });
});

describe('deleting a message', () => {
  it('asks first, names what goes, and leads back to the list', async () => {
    inbox([answered(message(), reply()), ENGLISH]);
    await visit(`${LIST}/m1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mensaje' }));
    expect(await screen.findByText(/y las respuestas, también de la bandeja de salida/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByRole('link', { name: 'Rowan Ashby' })).toBeTruthy();
    expect(window.location.pathname).toBe(LIST);
    expect(screen.queryByRole('link', { name: 'Eulalia Montblanc' })).toBeNull();
  });

  it('that someone else deleted says so', async () => {
    inbox([ENGLISH]);
    await visit(`${LIST}/gone`);
    expect(await screen.findByText('No encontrado')).toBeTruthy();
  });
});
