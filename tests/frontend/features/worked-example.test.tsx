/** The worked example: asleep until somebody asks, then every change of either text is scored by the engine, down to the sum. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXAMPLE_RESUME } from '../../../frontend/src/features/fit-check/example-texts.ts';
import WorkedExample from '../../../frontend/src/features/fit-check/worked-example.tsx';
import { answerFit } from '../../../frontend/src/lib/fit-answer.ts';
import { changeLanguage, i18n, needArea, startI18n } from '../../../frontend/src/lib/i18n.ts';
import { AppError } from '../../../shared/errors.ts';

const engine = vi.hoisted(() => ({ calls: 0, isAway: false }));
// There are no workers here: the same engine answers on the spot.
vi.mock('../../../frontend/src/lib/fit-worker.ts', () => ({
  fitEngine: () => ({
    scoreTexts: async (resumeText: string, jobText: string) => {
      engine.calls += 1;
      if (engine.isAway) throw new AppError('unavailable', 'NETWORK');
      const message = await answerFit({ kind: 'texts', resumeText, jobText }, () => {});
      return 'fit' in message ? message.fit : undefined;
    },
    close: () => {},
  }),
}));

beforeEach(async () => {
  Object.assign(engine, { calls: 0, isAway: false });
  if (!i18n.isInitialized) await startI18n('es');
  await needArea('fit-check');
  await changeLanguage('es');
});
afterEach(cleanup);

const SLOW = { timeout: 5000 };
const resumeField = () => screen.getByLabelText('El currículum') as HTMLTextAreaElement;
const percent = () => Number(document.querySelector('.match-percent')?.textContent?.replace(/\D/g, ''));

async function compare() {
  const view = render(<WorkedExample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Comparar los dos textos' }));
  await screen.findByRole('heading', { name: 'Resultado' }, SLOW);
  return { user, ...view };
}

it('can be read before anything runs, and scores nothing before it is asked', async () => {
  render(<WorkedExample />);
  expect((screen.getByLabelText('La oferta') as HTMLTextAreaElement).value).toContain('Responsable de tienda');
  expect(resumeField().value).toBe(EXAMPLE_RESUME.es);
  const user = userEvent.setup();
  await user.type(resumeField(), '\nPython');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(engine.calls).toBe(0);
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

it('rises from B to A once the proof of what is demanded is written into a role', async () => {
  const { user } = await compare();
  expect(screen.getByText('Nivel B')).toBeTruthy();
  const before = percent();
  await user.clear(resumeField());
  await user.paste(EXAMPLE_RESUME.es.replace('- Coordino', '- Llevo la gestión de inventario.\n- Coordino'));
  await screen.findByText('Nivel A', {}, SLOW);
  expect(percent()).toBeGreaterThan(before);
  await user.click(screen.getByRole('button', { name: 'Volver al ejemplo' }));
  await waitFor(() => expect(percent()).toBe(before), SLOW);
});

it('shows a sum that adds up', async () => {
  await compare();
  const numbers = (cell: Element | null | undefined) => Number(cell?.textContent?.replace(',', '.'));
  const rows = [...document.querySelectorAll('.score-sum tbody tr')];
  const [, weights, , points] = [...document.querySelectorAll('.score-sum tfoot tr > *')];
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

it('says when the engine did not arrive, and tries again', async () => {
  engine.isAway = true;
  render(<WorkedExample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Comparar los dos textos' }));
  expect(await screen.findByText('No hemos podido cargar el lector', {}, SLOW)).toBeTruthy();
  engine.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'Resultado' }, SLOW);
});
