/** A match on the status page: what is proven comes first, what is long folds, and other jobs can be opened. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followed, MATCH, TIME } from '../seeds.ts';
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
  const order = [...card.querySelectorAll('[data-part~=criterion] strong')].map(({ textContent }) => textContent);
  expect(order).toEqual(['demostrado-mucho', 'demostrado-poco', 'mencionado', 'falta-mucho']);
  for (const words of ['2 demostrados', '1 solo mencionado', 'falta 1']) {
    expect(within(card).getByText(words)).toBeTruthy();
  }
});

it('says what each verdict means, in plain words', async () => {
  await visitStatus({ matches: [{ ...MATCH, criteria: [...CRITERIA, criterion('sin-decir', 'unclear', 0.1)] }] });
  for (const words of [/lo demuestra\.$/, /cuenta a medias/, /añádelo/, /^No lo dices\. No te resta/]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

it('shows in one bar what adds up to the percent and what is missing, and the whole sum as a table', async () => {
  const [much, little, mentioned, gone] = [
    { ...criterion('mucho', 'met', 0.4), score: 1 },
    { ...criterion('poco', 'met', 0.1), score: 1 },
    { ...criterion('mencionado', 'claimed', 0.2), score: 0.5 },
    { ...criterion('nada', 'missing', 0.3), score: 0 },
  ];
  await visitStatus({ matches: [{ ...MATCH, percent: 66, criteria: [much, little, mentioned, gone] }] });
  const card = within(screen.getByRole('article'));
  expect(card.getByText('De dónde sale el 66 %')).toBeTruthy();
  expect(card.getByText('Suma 66').nextElementSibling?.textContent).toBe('1mucho+442poco+113mencionado+11');
  expect(card.getByText('Falta 34 para 100').nextElementSibling?.textContent).toBe('Anada−25Bmencionado−9');
  const rows = [...card.getByRole('table', { hidden: true }).querySelectorAll('tbody tr, tfoot tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'muchoDemostrado440',
    'pocoDemostrado110',
    'mencionadoSolo mencionado119',
    'nadaFalta025',
    'Total6634',
  ]);
  const bar = document.querySelector('[data-part~=share-bar]');
  expect(bar?.getAttribute('aria-hidden')).toBe('true');
  expect([...(bar?.children ?? [])].map((part) => part.getAttribute('data-share'))).toEqual([
    'met',
    'met',
    'claimed',
    'open',
    'open',
  ]);
});

it('does not call whole texts that agree a claim', async () => {
  const words = { ...criterion('text', 'claimed', 0.5), score: 0.9 };
  const field = { ...criterion('field', 'missing', 0.5), score: 0.2 };
  await visitStatus({ matches: [{ ...MATCH, criteria: [words, field] }] });
  const [group] = screen.getAllByRole('heading', { name: 'Los dos textos en conjunto' });
  expect(group?.parentElement?.textContent).toMatch(/Coincide mucho.*Coincide poco/);
  expect(screen.queryByRole('heading', { name: 'Solo mencionado' })).toBeNull();
});

const CHECKED = ['name', 'gender', 'age', 'nationality', 'address', 'prestige'].map((swap) => ({
  swap,
  change: 0,
  how: 'replaced',
}));

it('says that other personal facts change nothing, fact by fact', async () => {
  await visitStatus({ matches: [{ ...MATCH, counterfactual: CHECKED }] });
  const check = screen.getByText(/^Comprobado: .* tu resultado sería el mismo$/).closest('details');
  expect(check?.open).toBe(false);
  expect([...(check?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toContain(
    'Otro nombre cambiado donde aparece0 puntos',
  );
});

it('does not hide a fact that changes the result', async () => {
  const [name, ...others] = CHECKED;
  await visitStatus({ matches: [{ ...MATCH, counterfactual: [{ ...name, change: -2.5 }, ...others] }] });
  const check = screen.getByText('Atención: 1 dato personal cambia este resultado').closest('details');
  expect(check?.open).toBe(true);
  expect(within(check as HTMLElement).getByText('−2,5 puntos')).toBeTruthy();
});

it('says of an older result that it was not checked', async () => {
  await visitStatus({ matches: [MATCH] });
  expect(screen.getByText(/se calculó sin la comprobación/)).toBeTruthy();
});

it('says when no job fits well enough to be suggested, and where to look instead', async () => {
  await visitStatus({ job: null, matches: [], history: [{ kind: 'matched', at: TIME }] });
  expect(screen.getByText('Ningún empleo abierto llega al 35 % de encaje.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos los empleos' }).getAttribute('href')).toBe('/jobs');
});

it('folds what follows the first criteria of the best match, and all criteria of the others', async () => {
  const many = Array.from({ length: 8 }, (_, index) => criterion(`criterio-${index}`, 'met', 0.1));
  const matches = [MATCH, { ...MATCH, matchId: 'match-2' }].map((match) => ({ ...match, criteria: many }));
  await visitStatus({ job: null, matches });
  expect(
    screen.getByText('Ver los otros 2 criterios').closest('details')?.querySelectorAll('[data-part~=criterion]').length,
  ).toBe(2);
  expect(
    screen.getByText('Ver los 8 criterios').closest('details')?.querySelectorAll('[data-part~=criterion]').length,
  ).toBe(8);
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
