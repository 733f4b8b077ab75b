/** What is written, sent, arranged and filed about a person, over a seeded network. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../frontend/src/app/toaster.tsx';
import { Activities } from '../../../../frontend/src/features/admin/kit/activities/activities.tsx';
import type { Person } from '../../../../frontend/src/features/admin/kit/composing/person.ts';
import { loadAdminNamespace, loadAdminTexts } from '../../../../frontend/src/lib/auth-texts.ts';
import { createQueryClient } from '../../../../frontend/src/lib/query-client.ts';
import { activitySchema } from '../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../shared/domain/outgoing.ts';
import { type Answer, isolate, requests, seed } from '../../site.tsx';
import { userEvent } from '../../user.ts';

isolate();

const ABOUT: PersonReference = { kind: 'talent', id: 'talent-1' };
const PERSON: Person = {
  name: 'Lucía Ferrer',
  firstName: 'Lucía',
  email: 'lucia@correo.example',
  phone: '+34600000001',
};
const PATH = '/api/admin/talents/talent-1/activities';
const ICS = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

/** A stored activity; `changes` replace parts of a note. */
function activity(changes: object) {
  return activitySchema.parse({
    activityId: 'activity-1',
    kind: 'note',
    about: ABOUT,
    title: null,
    text: 'Prefiere las tardes.',
    to: [],
    delivery: null,
    interview: null,
    document: null,
    by: 'ana@encaje.test',
    createdAt: '2026-05-04T09:00:00.000Z',
    ...changes,
  });
}

/** Stores what is sent as the API would, and lists it. */
function api(answers: Record<string, Answer> = {}, stored: ReturnType<typeof activity>[] = []): void {
  seed({
    [`GET ${PATH}`]: () => [200, { items: stored.toReversed(), nextCursor: null }],
    [`POST ${PATH}`]: ({ body }) => {
      const { subject, title, to, startsAt, durationMinutes, place, ...sent } = body as Record<string, never>;
      const isSent = sent.kind !== 'note';
      const made = activity({
        ...sent,
        activityId: `activity-${stored.length + 1}`,
        title: subject ?? title ?? null,
        to: isSent ? [to ?? PERSON.email] : [],
        delivery: isSent ? 'kept' : null,
        interview: startsAt ? { startsAt, durationMinutes, place, ics: ICS } : null,
      });
      stored.push(made);
      return [201, made];
    },
    ...answers,
  });
}

function Address() {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
}

function show(person: Person = PERSON) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/admin-panel/talents/talent-1']}>
        <Activities about={ABOUT} person={person} />
        <Address />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const sent = () => requests.filter(({ method }) => method === 'POST');
const open = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }));
const panel = () => within(screen.getByRole('tabpanel'));

beforeEach(async () => {
  await loadAdminTexts();
  await loadAdminNamespace('admin-activities');
});

describe('a note', () => {
  it('is saved with Ctrl-Enter, confirmed by a toast, and stands in the timeline', async () => {
    api();
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Prefiere las mañanas.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Nota guardada')).toBeTruthy();
    const entry = within(await screen.findByRole('listitem'));
    expect(entry.getByText('Prefiere las mañanas.')).toBeTruthy();
    expect(entry.getByText(/ana@encaje\.test/)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Nota' }) as HTMLTextAreaElement).value).toBe('');
  });

  it('that is empty is refused in words, and nothing is sent', async () => {
    api();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText('Escribe un texto')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('keeps its words and its key when it could not be sent, and arrives once on the next try', async () => {
    api();
    const good = [201, activity({ text: 'Llamar el lunes.' })] as [number, unknown];
    let isDown = true;
    seed({ [`POST ${PATH}`]: () => (isDown ? [400, { code: 'TEXT_REQUIRED' }] : good) });
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Llamar el lunes.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText(/No has perdido nada/);
    expect((screen.getByRole('textbox', { name: 'Nota' }) as HTMLTextAreaElement).value).toBe('Llamar el lunes.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText('Nota guardada');
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('what is being typed', () => {
  it('survives another tab and a reload, each kind for itself', async () => {
    api();
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'A medias');
    await open('SMS');
    await userEvent.type(panel().getByRole('textbox', { name: 'Texto (Español)' }), 'Hola');
    await open('Nota');
    expect((panel().getByRole('textbox', { name: 'Nota' }) as HTMLTextAreaElement).value).toBe('A medias');
    cleanup();
    show();
    expect(((await screen.findByRole('textbox', { name: 'Nota' })) as HTMLTextAreaElement).value).toBe('A medias');
    await open('SMS');
    expect((panel().getByRole('textbox', { name: 'Texto (Español)' }) as HTMLTextAreaElement).value).toBe('Hola');
  });

  it('is reached by arrows from tab to tab', async () => {
    api();
    show();
    (await screen.findByRole('tab', { name: 'Nota' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Correo', selected: true }));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Documento', selected: true }));
  });
});

describe('an e-mail', () => {
  const choose = (name: string) => userEvent.selectOptions(panel().getByLabelText('Plantilla'), name);

  it('from a template asks for what the record lacks, marks the placeholder, and is refused without it', async () => {
    api();
    const { container } = show();
    await open('Correo');
    await choose('Invitar a hablar');
    expect(container.querySelector('[data-sent]')?.textContent).toContain('Hola, Lucía:');
    expect(container.querySelector('[data-sent] [data-gap=unfilled]')?.textContent).toBe('{{puesto}}');
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    expect(await panel().findByText('Rellena este hueco antes de enviar')).toBeTruthy();
    expect(document.activeElement).toBe(panel().getByLabelText('Puesto'));
    expect(sent()).toEqual([]);
  });

  it('goes in the chosen language with its gaps filled, says where to, and is found in the outbox', async () => {
    api();
    show();
    await open('Correo');
    await choose('Invitar a hablar');
    await userEvent.type(panel().getByLabelText('Puesto'), 'Farolera');
    await userEvent.click(panel().getByRole('radio', { name: /Inglés/ }));
    expect(panel().getByText(/Irá a lucia@correo\.example · Inglés/)).toBeTruthy();
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    expect(await screen.findByText('Guardado en la bandeja de salida')).toBeTruthy();
    const kept = await screen.findByRole('link', { name: 'En la bandeja de salida' });
    expect(kept.getAttribute('href')).toBe('/admin-panel/outbox');
    const { body } = sent()[0]!;
    expect(body).toMatchObject({ kind: 'email', language: 'en', subject: 'Farolera: shall we talk?' });
    expect(body).not.toHaveProperty('to');
    expect((body as { text: string }).text).toMatch(/^Hello Lucía,/);
    await userEvent.click(screen.getByRole('button', { name: 'Ver la bandeja' }));
    expect(screen.getByTestId('address').textContent).toBe('/admin-panel/outbox');
  });

  it('gives back by undo the words that a template took the place of', async () => {
    api();
    show();
    await open('Correo');
    const text = () => panel().getByRole('textbox', { name: 'Texto (Español)' }) as HTMLTextAreaElement;
    await userEvent.type(text(), 'Mis palabras');
    await choose('Hacer una oferta');
    expect(text().value).toMatch(/^Hola/);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(text().value).toBe('Mis palabras');
  });

  it('refuses an unknown placeholder', async () => {
    api();
    show();
    await open('Correo');
    await userEvent.type(panel().getByLabelText('Asunto'), 'Hola');
    await userEvent.type(panel().getByRole('textbox', { name: 'Texto (Español)' }), 'Hola, {{{{apodo}}');
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    expect(await panel().findByText(/Hay un hueco entre llaves que no conocemos/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('asks for an address where the record has none', async () => {
    api();
    show({ ...PERSON, email: null });
    await open('Correo');
    await userEvent.type(panel().getByLabelText('Asunto'), 'Hola');
    await userEvent.type(panel().getByRole('textbox', { name: 'Texto (Español)' }), 'Buenos días');
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    expect(await panel().findByText('No hay ningún correo al que escribir: añade uno')).toBeTruthy();
    await userEvent.type(panel().getByLabelText('Para (correo)'), 'otra@correo.example');
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ to: 'otra@correo.example' }));
  });

  it('puts the refusal of the server beside its field, in the language that is sent', async () => {
    api({ [`POST ${PATH}`]: () => [400, { code: 'INVALID_INPUT', errors: [{ path: 'subject', code: 'TOO_LONG' }] }] });
    show();
    await open('Correo');
    await userEvent.type(panel().getByLabelText('Asunto'), 'Hola');
    await userEvent.type(panel().getByRole('textbox', { name: 'Texto (Español)' }), 'Buenos días');
    await userEvent.click(panel().getByRole('button', { name: 'Enviar correo' }));
    await waitFor(() => expect(panel().getByLabelText('Asunto').getAttribute('aria-invalid')).toBe('true'));
    expect((panel().getByLabelText('Asunto') as HTMLInputElement).value).toBe('Hola');
  });
});

describe('an SMS', () => {
  it('counts its parts while it is typed, and says which characters make them shorter', async () => {
    api();
    show();
    await open('SMS');
    const text = panel().getByRole('textbox', { name: 'Texto (Español)' });
    await userEvent.type(text, 'Hola');
    expect(panel().getByText(/1 parte \(4 de 160 espacios\)/)).toBeTruthy();
    await userEvent.type(text, ', más tarde');
    expect(panel().getByText(/1 parte \(15 de 70 espacios\)/)).toBeTruthy();
    expect(panel().getByText(/Por «á»/)).toBeTruthy();
  });
});

describe('an interview', () => {
  const fill = async (date: string) => {
    await open('Entrevista');
    await userEvent.type(panel().getByLabelText('Día'), date);
    await userEvent.type(panel().getByLabelText('Hora'), '10:30');
  };

  it('in the past is refused in words', async () => {
    api();
    show();
    await fill('2020-01-02');
    await userEvent.click(panel().getByRole('button', { name: 'Convocar entrevista' }));
    expect(await panel().findByText('La entrevista tiene que empezar en el futuro')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('names the time zone, invites further attendees, and hands over the calendar file', async () => {
    const kept: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => kept.push(blob) && 'blob:a', revokeObjectURL: () => {} }),
    );
    api();
    show();
    await fill('2099-03-02');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(panel().getByText(/Horas según este equipo/).textContent).toContain(timeZone);
    await userEvent.selectOptions(panel().getByLabelText('Duración'), '1 hora');
    await userEvent.type(panel().getByLabelText('Lugar o enlace'), 'Sala Faro');
    await userEvent.type(panel().getByLabelText('Más asistentes'), 'eva@faro.example, pau@faro.example');
    await userEvent.click(panel().getByRole('button', { name: 'Convocar entrevista' }));
    const heading = await screen.findByRole('heading', { name: 'Entrevista convocada' });
    expect(document.activeElement).toBe(heading);
    expect(sent()[0]?.body).toMatchObject({
      kind: 'interview',
      title: 'Entrevista con Lucía Ferrer',
      startsAt: new Date(2099, 2, 2, 10, 30).toISOString(),
      durationMinutes: 60,
      place: 'Sala Faro',
      attendees: ['eva@faro.example', 'pau@faro.example'],
    });
    await userEvent.click(panel().getByRole('button', { name: 'Descargar .ics' }));
    expect(await kept[0]?.text()).toBe(ICS);
  });

  it('is called in the language of the invitation, until someone words it otherwise', async () => {
    api();
    show();
    await open('Entrevista');
    const title = panel().getByLabelText('Título') as HTMLInputElement;
    const language = panel().getByLabelText('Idioma de la invitación');
    expect(title.value).toBe('Entrevista con Lucía Ferrer');
    await userEvent.selectOptions(language, 'en');
    expect(title.value).toBe('Interview with Lucía Ferrer');
    await userEvent.type(title, ' and Eva');
    await userEvent.selectOptions(language, 'es');
    expect(title.value).toBe('Interview with Lucía Ferrer and Eva');
  });

  it('says which attendee has no proper address', async () => {
    api();
    show();
    await fill('2099-03-02');
    await userEvent.type(panel().getByLabelText('Más asistentes'), 'eva');
    await userEvent.click(panel().getByRole('button', { name: 'Convocar entrevista' }));
    expect(await panel().findByText('Por favor ingresa una dirección de correo válida')).toBeTruthy();
  });
});

describe('a document', () => {
  const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
  const choose = async (chosen: File) =>
    userEvent.setup({ applyAccept: false }).upload(panel().getByLabelText('Archivo'), chosen);

  it.each([
    [
      'of a wrong type',
      file('macro.exe'),
      'Este tipo de archivo no se admite: usa PDF, Word, Excel, texto, PNG o JPEG',
    ],
    ['that is empty', file('vacio.pdf', 0), 'El archivo está vacío: comprueba que es el que querías'],
  ])('%s is refused at once', async (_name, chosen, words) => {
    api();
    show();
    await open('Documento');
    await choose(chosen);
    expect(await panel().findByText(words)).toBeTruthy();
  });

  it('is declared, uploaded with progress, and stands in the timeline', async () => {
    const uploads: { url: string; form: FormData }[] = [];
    let arrive = () => {};
    class FakeRequest {
      upload: { onprogress?: (event: object) => void } = {};
      onload?: () => void;
      status = 204;
      url = '';
      open(_method: string, url: string) {
        this.url = url;
      }
      send(form: FormData) {
        uploads.push({ url: this.url, form });
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        arrive = () => this.onload?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const stored = activity({
      kind: 'document',
      title: 'oferta.pdf',
      text: '',
      document: { fileName: 'oferta.pdf', contentType: 'application/pdf', sizeBytes: 3 },
    });
    const upload = {
      url: 'http://storage.test/b',
      fields: { key: 'k' },
      maxBytes: 9,
      expiresAt: '2099-01-01T00:00:00Z',
    };
    api({
      [`POST ${PATH}`]: () => [201, { ...stored, upload }],
      [`GET ${PATH}`]: () => [200, { items: [stored], nextCursor: null }],
    });
    show();
    await open('Documento');
    await choose(file('oferta.pdf'));
    await userEvent.click(panel().getByRole('button', { name: 'Subir documento' }));
    expect(await panel().findByText('Subiendo: 50 %')).toBeTruthy();
    act(arrive);
    expect(await screen.findByText('Documento guardado')).toBeTruthy();
    expect(sent()[0]?.body).toEqual({
      kind: 'document',
      fileName: 'oferta.pdf',
      contentType: 'application/pdf',
      sizeBytes: 3,
      text: '',
    });
    expect(uploads[0]?.form.get('key')).toBe('k');
    expect(await screen.findByRole('button', { name: /Descargar oferta\.pdf/ })).toBeTruthy();
  });

  it('without a file is refused, with the focus where one is chosen', async () => {
    api();
    show();
    await open('Documento');
    await userEvent.click(panel().getByRole('button', { name: 'Subir documento' }));
    expect(await panel().findByText('Elige un archivo')).toBeTruthy();
    expect(document.activeElement).toBe(panel().getByLabelText('Archivo'));
  });
});
