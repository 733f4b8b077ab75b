/** The worked example: scored by itself once it comes near the screen, and again after every change, down to the sum. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXAMPLE_RESUME } from '../../../frontend/src/features/fit-check/example-texts.ts';
import WorkedExample from '../../../frontend/src/features/fit-check/worked-example.tsx';
import { answerFit } from '../../../frontend/src/lib/fit-answer.ts';
import { changeLanguage, i18n, loadNamespace, startI18n } from '../../../frontend/src/lib/i18n.ts';
import { AppError } from '../../../shared/errors.ts';
import { userEvent } from '../user.ts';

const engine = vi.hoisted(() => ({ calls: 0, closings: 0, isAway: false, isStuck: false }));
// There are no workers here: the same engine answers on the spot.
vi.mock('../../../frontend/src/lib/fit-worker.ts', () => ({
  fitEngine: () => ({
    scoreTexts: async (resumeText: string, jobText: string) => {
      engine.calls += 1;
      if (engine.isStuck) return new Promise(() => {});
      if (engine.isAway) throw new AppError('unavailable', 'NETWORK');
      const message = await answerFit({ kind: 'texts', resumeText, jobText }, () => {});
      return 'fit' in message ? message.fit : undefined;
    },
    close: () => {
      engine.closings += 1;
    },
  }),
}));

beforeEach(async () => {
  Object.assign(engine, { calls: 0, closings: 0, isAway: false, isStuck: false });
  if (!i18n.isInitialized) await startI18n('es');
  await loadNamespace('fit-check');
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SLOW = { timeout: 15_000 };
const resumeField = () => screen.getByLabelText('El currículum') as HTMLTextAreaElement;
const percent = () => Number(document.querySelector('[data-part~=match-percent]')?.textContent?.replace(/\D/g, ''));

/** Stands in for the browser's observer, which reports when an element comes near the screen. */
function watchScreen() {
  const arrivals: (() => void)[] = [];
  const seen = (callback: IntersectionObserverCallback) => () =>
    callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      arrivals.push(seen(callback));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => {
    for (const arrive of arrivals) arrive();
  };
}

async function compare() {
  const view = render(<WorkedExample />);
  const user = userEvent.setup();
  await screen.findByText(/^Nivel [A-F]$/, {}, SLOW);
  return { user, ...view };
}

it('is laid out and readable before anything runs, and says what comes and what needs JavaScript', () => {
  const page = renderToString(<WorkedExample />);
  expect(page).toContain('Responsable de tienda');
  expect(page).toContain('Noa Quintero Vidal');
  expect(page).toContain('Aquí verás, criterio por criterio');
  expect(page).toContain('<noscript><p>Sin JavaScript no se puede calcular');
  expect(page).not.toContain('Reintentar');
});

it('scores nothing before it comes near the screen, then by itself, with the proof marked in the resume', async () => {
  const arrive = watchScreen();
  const { container } = render(<WorkedExample />);
  const user = userEvent.setup();
  await user.type(resumeField(), '\nPython');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(engine.calls).toBe(0);
  expect(container.querySelector('mark')).toBeNull();
  arrive();
  await screen.findByText(/^Nivel [A-F]$/, {}, SLOW);
  expect(container.querySelector('mark')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('quotes the resume for an opened criterion and marks the words in the text', async () => {
  const { user, container } = await compare();
  const criterion = screen.getByRole('button', { name: /Atención al cliente/ });
  await user.click(criterion);
  expect(criterion.getAttribute('aria-expanded')).toBe('true');
  const quote = within(criterion.closest('li') as HTMLElement).getByText(/^Atención al cliente y caja/);
  expect(EXAMPLE_RESUME.es).toContain(quote.textContent);
  expect(container.querySelector('mark[data-active]')?.textContent).toBe(quote.textContent);
});

it('rises from B to A once the proof of what is demanded is written into a role, and the level of the language', async () => {
  const { user } = await compare();
  expect(screen.getByText('Nivel B')).toBeTruthy();
  const before = percent();
  await user.clear(resumeField());
  const proven = EXAMPLE_RESUME.es.replace('- Coordino', '- Llevo la gestión de inventario.\n- Coordino');
  await user.paste(proven.replace('inglés B1', 'inglés B2'));
  await screen.findByText('Nivel A', {}, SLOW);
  expect(percent()).toBeGreaterThan(before);
  await user.click(screen.getByRole('button', { name: 'Volver al ejemplo' }));
  await waitFor(() => expect(percent()).toBe(before), SLOW);
});

it('shows a sum that adds up', async () => {
  await compare();
  const numbers = (cell: Element | null | undefined) => Number(cell?.textContent?.replace(',', '.'));
  const rows = [...document.querySelectorAll('[data-part~=score-sum] tbody tr')];
  const [, weights, , points] = [...document.querySelectorAll('[data-part~=score-sum] tfoot tr > *')];
  const sum = (column: number) => rows.reduce((total, row) => total + numbers(row.children[column]), 0);
  expect(numbers(weights)).toBe(100);
  // Each row is rounded to a tenth.
  expect(Math.abs(sum(1) - 100)).toBeLessThan(0.05 * rows.length);
  expect(Math.abs(sum(3) - numbers(points))).toBeLessThan(0.05 * rows.length);
});

it('compares an English resume with the Spanish job, and keeps what was typed into either', async () => {
  const { user } = await compare();
  await user.type(resumeField(), '!');
  await user.click(screen.getByRole('button', { name: 'Inglés' }));
  expect(resumeField().value).toBe(EXAMPLE_RESUME.en);
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toMatch(/Store manager/), SLOW);
  expect(percent()).toBeGreaterThan(60);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(resumeField().value).toBe(`${EXAMPLE_RESUME.es}!`);
});

it('says when the engine did not arrive, and tries again without losing the focus', async () => {
  engine.isAway = true;
  render(<WorkedExample />);
  const user = userEvent.setup();
  expect(await screen.findByText('No hemos podido cargar el lector', {}, SLOW)).toBeTruthy();
  engine.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Nivel B', {}, SLOW);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Resultado' }));
});

it('offers to begin again where the first result is slow, and then gives the old task up', async () => {
  vi.useFakeTimers();
  engine.isStuck = true;
  render(<WorkedExample />);
  for (const _ of ['near', 'asked']) await act(() => vi.advanceTimersByTimeAsync(10));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  engine.isStuck = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Nivel B', {}, SLOW);
  expect(engine.closings).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Resultado' }));
});
