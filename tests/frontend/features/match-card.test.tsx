/** A match on the status page: what is proven comes first, what is long folds, and other jobs can be opened. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followed, MATCH } from '../seeds.ts';
import { isolate, seed, visit } from '../site.tsx';

isolate();

const [PROVEN] = MATCH.criteria;
const criterion = (id: string, verdict: string, weight: number) => ({
  ...PROVEN,
  id,
  label: { es: id, en: id },
  verdict,
  weight,
  evidence: verdict === 'met' ? PROVEN?.evidence : [],
});
const CRITERIA = [
  criterion('falta-mucho', 'missing', 0.4),
  criterion('demostrado-poco', 'met', 0.1),
  criterion('mencionado', 'claimed', 0.2),
  criterion('demostrado-mucho', 'met', 0.3),
];

async function visitStatus(changes: object) {
  const resume = { status: 'completed', fileName: 'cv.pdf' };
  seed({ 'GET /api/applications/app-1': () => [200, followed({ resume, ...changes })] });
  await visit('/applications/app-1?token=secret');
  await screen.findByRole('heading', { name: 'Cómo encajas' });
}

it('lists the proven criteria first, the heaviest before the lighter, and counts each kind', async () => {
  await visitStatus({ matches: [{ ...MATCH, criteria: CRITERIA }] });
  const card = screen.getByRole('article');
  const order = [...card.querySelectorAll('.criterion strong')].map(({ textContent }) => textContent);
  expect(order).toEqual(['demostrado-mucho', 'demostrado-poco', 'mencionado', 'falta-mucho']);
  for (const words of ['2 demostrados', '1 solo mencionado', 'falta 1']) {
    expect(within(card).getByText(words)).toBeTruthy();
  }
});

it('folds what follows the first criteria of the best match, and all criteria of the others', async () => {
  const many = Array.from({ length: 8 }, (_, index) => criterion(`criterio-${index}`, 'met', 0.1));
  const matches = [MATCH, { ...MATCH, matchId: 'match-2' }].map((match) => ({ ...match, criteria: many }));
  await visitStatus({ job: null, matches });
  expect(screen.getByText('Ver los otros 2 criterios').closest('details')?.querySelectorAll('.criterion').length).toBe(
    2,
  );
  expect(screen.getByText('Ver los 8 criterios').closest('details')?.querySelectorAll('.criterion').length).toBe(8);
});

it('leads to the jobs that were found for a resume sent without one', async () => {
  await visitStatus({ job: null, matches: [MATCH] });
  expect(screen.getByRole('link', { name: MATCH.jobTitle }).getAttribute('href')).toBe(`/jobs/${MATCH.jobId}`);
});

it('offers to send the file again when it never arrived', async () => {
  seed({
    'GET /api/applications/app-1': () => [200, followed({ resume: { status: 'awaiting-upload', fileName: 'cv.pdf' } })],
  });
  await visit('/applications/app-1?token=secret');
  const link = await screen.findByRole('link', { name: 'Enviar otro archivo' });
  expect(link.getAttribute('href')).toMatch(/^\/jobs\//);
});
