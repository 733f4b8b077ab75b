/** What an applicant says yes to: that an address is theirs, and that they may be considered for other jobs. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followed } from '../seeds.ts';
import { isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const PATH = '/api/applications/app-1';
const ADDRESS = '/applications/app-1#token=secret';
const POOL = { consentedAt: '2026-05-04T09:00:00.000Z', expiresAt: '2027-05-04T09:00:00.000Z' };
const WAIT = { timeout: 10_000 };

const posted = (end: string) => requests.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));

describe('being considered for other jobs', () => {
  /** A server that keeps the answer; the first `refusals` are given instead. */
  function server(isIn: boolean, ...refusals: [number, object][]): void {
    let talentPool = isIn ? POOL : null;
    seed({
      [`GET ${PATH}`]: () => [200, followed({ talentPool })],
      [`POST ${PATH}/talent-pool`]: ({ body }) => {
        const refusal = refusals.shift();
        if (refusal) return refusal;
        talentPool = (body as { consent: boolean }).consent ? POOL : null;
        return [200, followed({ talentPool })];
      },
    });
  }

  it('is agreed to after the question, and the page says until when', async () => {
    server(false);
    await visit(ADDRESS);
    await press('Dar permiso');
    expect(posted('/talent-pool')).toEqual([]);
    await press('Sí, doy permiso');
    expect(await screen.findByText('Te tendremos en cuenta para otros empleos', {}, WAIT)).toBeTruthy();
    expect(posted('/talent-pool')[0]?.body).toEqual({ consent: true });
    expect(await screen.findByText(/como muy tarde el 4 de mayo de 2027/, {}, WAIT)).toBeTruthy();
  });

  it('is taken back at once, and not where the answer is no', async () => {
    server(true);
    await visit(ADDRESS);
    await press('Retirar el permiso');
    await press('No, mantenerlo');
    expect(posted('/talent-pool')).toEqual([]);
    await press('Retirar el permiso');
    await press('Sí, retirarlo');
    expect(await screen.findByText('Ya no te tendremos en cuenta para otros empleos', {}, WAIT)).toBeTruthy();
    expect(posted('/talent-pool')[0]?.body).toEqual({ consent: false });
    expect(await screen.findByText(/No nos has dado permiso/, {}, WAIT)).toBeTruthy();
  });

  it('stays as it was where the answer cannot be kept, and the question says why', async () => {
    server(false, [409, { code: 'APPLICATION_WITHDRAWN' }]);
    await visit(ADDRESS);
    await press('Dar permiso');
    await press('Sí, doy permiso');
    const question = within(await screen.findByRole('dialog', {}, WAIT));
    expect(await question.findByText(/No se ha podido guardar\./, {}, WAIT)).toBeTruthy();
    await press('Sí, doy permiso');
    expect(await screen.findByText('Te tendremos en cuenta para otros empleos', {}, WAIT)).toBeTruthy();
  });
});

describe('an address', () => {
  it('that nobody confirmed is said so, and a confirmed or missing one is not', async () => {
    for (const [emailConfirmed, isSaid] of [[false, true] as const, [true, false] as const, [null, false] as const]) {
      seed({ [`GET ${PATH}`]: () => [200, followed({ emailConfirmed })] });
      await visit(ADDRESS);
      await screen.findAllByRole('heading', { level: 1, name: /Lucía/ }, WAIT);
      const words = screen.queryByText(/Tu correo está sin confirmar/);
      expect(words !== null).toBe(isSaid);
      cleanup();
    }
  });

  it('that nobody confirmed gets another link, on the page itself', async () => {
    seed({
      [`GET ${PATH}`]: () => [200, followed({ emailConfirmed: false })],
      [`POST ${PATH}/confirm-link`]: () => [202, {}],
    });
    await visit(ADDRESS);
    await userEvent.click(await screen.findByText('¿No te llegó o ya no funciona?', {}, WAIT));
    await press('Enviarme otro enlace');
    await waitFor(() => expect(posted('/confirm-link')).toHaveLength(1));
    expect(await screen.findByText(/Te llegará un mensaje en unos minutos/)).toBeTruthy();
  });

  it('is confirmed by a press on the page of the link, once, and not by a filter of mail that runs the page', async () => {
    const refusals: [number, object][] = [[409, { code: 'STALE_VERSION' }]];
    seed({
      [`GET ${PATH}`]: () => [200, followed({ emailConfirmed: false })],
      [`POST ${PATH}/confirm`]: () => refusals.shift() ?? [204, undefined],
    });
    await visit('/applications/app-1/confirm#token=of-the-mail');
    await screen.findByText('Lucía Prado', {}, WAIT);
    expect(posted('/confirm')).toEqual([]);
    await press('Confirmar mi correo');
    await waitFor(() => expect(posted('/confirm')).toHaveLength(1));
    expect(await screen.findByText(/cambi/, {}, WAIT)).toBeTruthy();
    await press('Confirmar mi correo');
    expect(await screen.findByText('Tu correo está confirmado', {}, WAIT)).toBeTruthy();
    expect(posted('/confirm').map(({ body }) => body)).toEqual([1, 2].map(() => ({ confirmToken: 'of-the-mail' })));
  });

  it('that somebody else typed shows what it was, and takes it back for good', async () => {
    seed({
      [`GET ${PATH}`]: () => [200, followed({ emailConfirmed: false })],
      [`DELETE ${PATH}`]: () => [204, undefined],
    });
    await visit('/applications/app-1/confirm#token=of-the-mail');
    await userEvent.click(await screen.findByText('¿No la has enviado tú?', {}, WAIT));
    await press('No he sido yo: borrarla');
    expect(await screen.findByText('La candidatura está borrada', {}, WAIT)).toBeTruthy();
    expect(posted('/confirm')).toEqual([]);
  });

  it('whose link was used says so, and offers the private link again', async () => {
    seed({
      [`GET ${PATH}`]: () => [404, { code: 'APPLICATION_NOT_FOUND' }],
      'POST /api/applications/link': () => [202, {}],
    });
    await visit('/applications/app-1/confirm#token=used');
    expect(await screen.findByText('Este enlace ya no sirve', {}, WAIT)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'nobody');
    await press('Enviarme mi enlace');
    expect(await screen.findByText('Escribe un correo electrónico válido.')).toBeTruthy();
    expect(posted('/link')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Correo electrónico'), '@people.example');
    await press('Enviarme mi enlace');
    await waitFor(() => expect(posted('/link').map(({ body }) => body)).toEqual([{ email: 'nobody@people.example' }]));
    expect(await screen.findByText(/Si hay candidaturas con ese correo/)).toBeTruthy();
  });
});
