/** The private check on a job's page, with the real engine: nothing is sent, the form is filled in on demand, nothing typed is lost. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerFit } from '../../../frontend/src/lib/fit-answer.ts';
import { RESUME_MAX_BYTES } from '../../../shared/domain/file.ts';
import { AppError } from '../../../shared/errors.ts';
import { brokenPdf, pngFile, resumeContent, resumeTxt } from '../../support/resume-files.ts';
import { JOB } from '../seeds.ts';
import { isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const closed = vi.hoisted(() => vi.fn());
// There are no workers here: the same engine answers on the spot.
vi.mock('../../../frontend/src/lib/fit-worker.ts', () => ({
  fitEngine: () => ({
    scoreFile: async (file: File, job: typeof JOB, onStage: () => void) => {
      const message = await answerFit({ kind: 'file', file, job, today: '2026-11' }, onStage);
      if ('fit' in message) return message.fit;
      throw new AppError('invalid', 'failureCode' in message ? message.failureCode : 'NO_ANSWER');
    },
    warmUp: () => {},
    close: closed,
  }),
}));

const { name, email } = resumeContent();
const CHOOSE = 'El currículum que quieres comprobar';
const fileOf = (bytes: Uint8Array, fileName: string) => new File([bytes as Uint8Array<ArrayBuffer>], fileName);
const resume = () => fileOf(resumeTxt(), 'lucia.txt');
const input = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement;

async function open() {
  seed({ [`GET /api/jobs/${JOB.jobId}`]: () => [200, { ...JOB, description: 'Buscamos analista de datos con SQL.' }] });
  await visit(`/jobs/${JOB.jobId}`);
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByLabelText(CHOOSE, {}, { timeout: 10_000 });
  await screen.findByLabelText('Currículum', {}, { timeout: 10_000 });
  return { user, choose: (file: File) => user.upload(screen.getByLabelText(CHOOSE), file) };
}

async function check(file = resume()) {
  const page = await open();
  await page.choose(file);
  return { ...page, result: await screen.findByRole('heading', { name: 'Así encajas' }, { timeout: 10_000 }) };
}

describe('the result', () => {
  it('names what was read and quotes the resume, and not one request was made for it', async () => {
    const page = await open();
    const before = requests.length;
    await page.choose(resume());
    const heading = await screen.findByRole('heading', { name: 'Así encajas' }, { timeout: 10_000 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const card = heading.parentElement as HTMLElement;
    const text = new TextDecoder().decode(resumeTxt());
    const quotes = [...card.querySelectorAll('q')].map(({ textContent }) => textContent);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(text).toContain(quote);
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(email)).toBeTruthy();
    expect(screen.getByText(/la decisión siempre la toma una persona/)).toBeTruthy();
    expect(requests.length).toBe(before);
  });

  it('marks what it could not read, and nothing that it read', async () => {
    await check(fileOf(resumeTxt({ phone: '' }), 'lucia.txt'));
    const isQuiet = (value: string) => screen.getByText(value, { selector: 'dd' }).matches('[data-part~=quiet]');
    expect([name, email].map(isQuiet)).toEqual([false, false]);
    expect(isQuiet('no aparece')).toBe(true);
  });

  it('lights up in the text what proves the chosen criterion', async () => {
    const { user } = await check();
    await user.click(screen.getByText('Ver mi currículum con las pruebas marcadas'));
    const row = screen.getByRole('group', { name: /Elige un criterio/ });
    const [first] = within(row).getAllByRole('button');
    if (!first) throw new Error('There is no criterion with a proof');
    expect(document.querySelector('mark[data-active]')).toBeNull();
    await user.click(first);
    expect(document.querySelector('mark[data-active]')?.textContent).not.toBe('');
  });

  it('is gone after forgetting, and so is what it put into the form', async () => {
    const { user } = await check();
    await user.click(screen.getByRole('button', { name: 'Solicitar el empleo con este currículum' }));
    expect(input('Correo electrónico').value).toBe(email);
    await user.type(input('Apellidos'), ' y Más');
    await user.click(screen.getByRole('button', { name: 'Olvidarlo' }));
    expect(screen.queryByText(name)).toBeNull();
    expect(screen.getAllByText(/ya no queda nada de tu currículum/).length).toBeGreaterThan(0);
    expect(input('Correo electrónico').value).toBe('');
    expect(screen.queryByText('lucia.txt')).toBeNull();
    // What the person wrote themselves is theirs.
    expect(input('Apellidos').value).toMatch(/y Más$/);
    expect(closed).toHaveBeenCalled();
  });
});

describe('applying with it', () => {
  it('fills in names, e-mail, phone and the file, and leads to the form', async () => {
    const { user } = await check();
    await user.click(screen.getByRole('button', { name: 'Solicitar el empleo con este currículum' }));
    const note = screen.getByText('Hemos rellenado el formulario con tu currículum.').closest('[role="status"]');
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(`${input('Nombre').value} ${input('Apellidos').value}`).toBe(name);
    expect(input('Correo electrónico').value).toBe(email);
    expect(input(/^Teléfono/).value.replace(/\D/g, '')).toBe('34612345678');
    const form = note?.closest('form') as HTMLElement;
    expect(within(form).getByText('lucia.txt')).toBeTruthy();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('keeps what was typed, says so, and replaces it only on demand', async () => {
    const { user, choose } = await open();
    await user.type(input('Correo electrónico'), 'otra@ejemplo.test');
    await user.upload(input('Currículum'), fileOf(resumeTxt(), 'viejo.txt'));
    await choose(resume());
    await user.click(
      await screen.findByRole('button', { name: 'Solicitar el empleo con este currículum' }, { timeout: 10_000 }),
    );
    expect(input('Correo electrónico').value).toBe('otra@ejemplo.test');
    expect(screen.getByText('No hemos tocado lo que ya habías escrito en Correo electrónico.')).toBeTruthy();
    expect(screen.getByText('El archivo «lucia.txt» sustituye a «viejo.txt».')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cambiarlo por lo que dice el currículum' }));
    expect(input('Correo electrónico').value).toBe(email);
  });

  it('takes over a second resume in place of the first', async () => {
    const { user, choose } = await check();
    await user.click(screen.getByRole('button', { name: 'Solicitar el empleo con este currículum' }));
    await user.click(screen.getByRole('button', { name: 'Probar con otro archivo' }));
    await choose(fileOf(resumeTxt({ name: 'Maren Holloway', email: 'maren@example.org' }), 'maren.txt'));
    await user.click(
      await screen.findByRole('button', { name: 'Solicitar el empleo con este currículum' }, { timeout: 10_000 }),
    );
    await waitFor(() => expect(input('Correo electrónico').value).toBe('maren@example.org'));
    expect(input('Nombre').value).toBe('Maren');
    expect(screen.queryByText(/No hemos tocado/)).toBeNull();
  });
});

describe('a file that cannot be checked', () => {
  it('is refused in the words of the form, by type and by size', async () => {
    const { choose } = await open();
    await choose(new File(['x'], 'foto.gif', { type: 'image/gif' }));
    expect(await screen.findByText(/Solo podemos leer PDF/)).toBeTruthy();
    const large = resume();
    Object.defineProperty(large, 'size', { value: RESUME_MAX_BYTES + 1 });
    await choose(large);
    expect(await screen.findByText(/supera los 15 MB/)).toBeTruthy();
  });

  it('is a photo that only the server can read, which may be sent all the same', async () => {
    const { choose } = await open();
    await choose(fileOf(pngFile(), 'foto.png'));
    expect(await screen.findByText(/lo leeremos en cuanto llegue/, {}, { timeout: 15_000 })).toBeTruthy();
    expect(document.querySelector('[data-part~=fit] a[href="#apply"]')).not.toBeNull();
  });

  it('is said to be damaged, with a way on, and another one may follow', async () => {
    const { user, choose } = await open();
    await choose(fileOf(brokenPdf(), 'roto.pdf'));
    const heading = await screen.findByRole(
      'heading',
      { name: 'No hemos podido leer el archivo' },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/El archivo parece dañado/)).toBeTruthy();
    expect(screen.getByText(/no se ha enviado nada/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Probar con otro archivo' }));
    await choose(resume());
    expect(await screen.findByRole('heading', { name: 'Así encajas' }, { timeout: 10_000 })).toBeTruthy();
  });
});
