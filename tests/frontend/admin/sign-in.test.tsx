/** Signing in: each way it can fail says the catalogue's words, in both languages, in one toast. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverCallback, prefersRedirect } from '../../../frontend/src/lib/auth-popup.ts';
import { dismissToast, showToast } from '../../../frontend/src/ui/toast-store.ts';
import { isolate, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

const WORDS = {
  es: {
    button: 'Entrar con Google',
    cancel: 'Cancelar',
    title: 'Error de autenticación',
    cancelled: 'Se canceló el inicio de sesión',
    blocked: 'El navegador bloqueó la ventana emergente. Permite las ventanas emergentes para este sitio',
    here: 'Continuar en esta ventana',
    unexpected: 'Ocurrió un error inesperado',
  },
  en: {
    button: 'Sign in with Google',
    cancel: 'Cancel',
    title: 'Authentication failed',
    cancelled: 'Sign-in was cancelled',
    blocked: 'Pop-up was blocked. Please allow pop-ups for this site',
    here: 'Continue in this window',
    unexpected: 'An unexpected error occurred',
  },
} as const;

/** A window that a click may open; where it was sent is kept. */
function popup() {
  const opened = { location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => opened);
  return opened;
}

async function failure(title: string) {
  const alerts = await screen.findAllByText(title);
  expect(alerts).toHaveLength(1);
  return within(alerts[0]!.closest('[role="alert"]') as HTMLElement);
}

async function start(language: 'es' | 'en') {
  localStorage.setItem('encaje.language', language);
  await visit('/admin');
  await userEvent.click(await screen.findByRole('button', { name: WORDS[language].button }));
}

// A toast outlives the page it was shown on.
afterEach(() => dismissToast(showToast({ title: 'end of test' })));

// First, because a configuration once read is kept.
it.each(['es', 'en'] as const)(
  'says in %s that something unexpected happened without a configuration',
  async (language) => {
    seed({ 'GET /config.json': () => [503, {}] });
    const opened = popup();
    await start(language);
    expect((await failure(WORDS[language].title)).getByText(WORDS[language].unexpected)).toBeTruthy();
    expect(opened.close).toHaveBeenCalled();
  },
);

describe.each(['es', 'en'] as const)('signing in with the site in %s', (language) => {
  const words = WORDS[language];
  it('says that the pop-up was blocked and offers this window', async () => {
    staff(null);
    vi.stubGlobal('open', () => null);
    await start(language);
    const toast = await failure(words.title);
    expect(toast.getByText(words.blocked)).toBeTruthy();
    expect(toast.getByRole('button', { name: words.here })).toBeTruthy();
  });

  it('says that signing in was cancelled when the person gives up', async () => {
    staff(null);
    const opened = popup();
    await start(language);
    await waitFor(() => expect(opened.location.href).toContain('prompt=select_account'));
    expect(opened.location.href).toMatch(
      /^https:\/\/identity\.encaje\.invalid\/oauth2\/authorize\?.*identity_provider=Google/,
    );
    await userEvent.click(screen.getByRole('button', { name: words.cancel }));
    expect((await failure(words.title)).getByText(words.cancelled)).toBeTruthy();
  });

  it("passes on the provider's own words", async () => {
    staff(null);
    const opened = popup();
    await start(language);
    await waitFor(() => expect(opened.location.href).toContain('/oauth2/authorize'));
    const taken = await deliverCallback(
      'http://localhost:3000/auth/callback?error=server_error&error_description=Quota+of+the+provider+used+up',
    );
    expect(taken).toBe(true);
    expect((await failure(words.title)).getByText('Quota of the provider used up')).toBeTruthy();
  });
});

it('asks whether signing in was cancelled when the person comes back without a result', async () => {
  staff(null);
  popup();
  await visit('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar con Google' }));
  await screen.findByText(/Elige tu cuenta/);
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('¿Has cancelado el inicio de sesión?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No, seguir esperando' }));
  expect(await screen.findByText(/Elige tu cuenta/)).toBeTruthy();
});

it('leaves this window at once on Safari and on every iOS browser, and nowhere else', () => {
  const on = (userAgent: string, maxTouchPoints = 0) => prefersRedirect({ userAgent, maxTouchPoints });
  expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605 Version/18 Safari/605')).toBe(true);
  expect(on('Mozilla/5.0 (iPhone; CPU iPhone OS 18) AppleWebKit/605 CriOS/130 Mobile Safari/604')).toBe(true);
  expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605 Chrome/130 Safari/537', 5)).toBe(true);
  expect(on('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/130 Safari/537')).toBe(false);
  expect(on('Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe(false);
});
