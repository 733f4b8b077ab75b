/** The page about the engine: its promises match the configuration, its figures the measurements, its shares the engine. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClaimsTable } from '../../../frontend/src/features/ai/claims-table.tsx';
import type { Measured } from '../../../frontend/src/features/ai/measurement.ts';
import { SHARES } from '../../../frontend/src/features/ai/shares.ts';
import { EXAMPLE_JOB, EXAMPLE_RESUME } from '../../../frontend/src/features/fit-check/example-texts.ts';
import { answerFit } from '../../../frontend/src/lib/fit-answer.ts';
import { loadNamespace } from '../../../frontend/src/lib/i18n.ts';
import english from '../../../frontend/src/locales/ai.en.json' with { type: 'json' };
import spanish from '../../../frontend/src/locales/ai.es.json' with { type: 'json' };
import { MARKETING_CLAIMS } from '../../../shared/domain/marketing-claims.ts';
import { ENGINE_VERSION, WEIGHTS } from '../../../shared/matching/index.ts';
import { isolate, requests, seed, visit } from '../site.tsx';

isolate();

const WORDS = { es: spanish, en: english };

const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

const MEASURED: Measured = {
  processing: {
    unit: 'seconds',
    date: '2026-11-21',
    cores: 2,
    software: 'Node 24, linux',
    rows: [{ id: 'single', count: 100, values: { median: 0.3, p95: 0.49 } }],
  },
  accuracy: {
    unit: 'share',
    date: '2026-11-21',
    cores: 2,
    software: 'Node 24, linux',
    rows: [{ id: 'better', count: 600, values: { share: 0.989 } }],
  },
};

describe('the table of advertised figures', () => {
  beforeEach(async () => {
    await Promise.all([loadNamespace('ai'), loadNamespace('claims')]);
  });

  it('has a row for every advertised figure, and for no other', () => {
    render(<ClaimsTable claims={MARKETING_CLAIMS} measured={{}} />);
    const figures = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(figures).toEqual([
      '95 % de precisión al encajar',
      '2-5 s para procesar un currículum',
      '60 % más rapidez al contratar',
      '80 % de tiempo ahorrado',
      '40 % más diversidad en las contrataciones',
      '24 h para responder a cada empresa',
    ]);
  });

  it('says of everything that is not measured that it is not', () => {
    render(<ClaimsTable claims={MARKETING_CLAIMS} measured={{}} />);
    expect(screen.getAllByText('Todavía no lo hemos medido').length).toBe(MARKETING_CLAIMS.length);
  });

  it('shows what was measured beside the promise, with how many, when and on what', () => {
    render(<ClaimsTable claims={MARKETING_CLAIMS} measured={MEASURED} />);
    const processing = rowOf(/procesar/);
    expect(processing.getByText('0,30 s')).toBeTruthy();
    expect(processing.getByText('0,49 s')).toBeTruthy();
    expect(processing.getByText('Uno tras otro, 100 currículums')).toBeTruthy();
    expect(processing.getByText(/21 de noviembre de 2026, ordenador de 2 núcleos, Node 24, linux\./)).toBeTruthy();
    const accuracy = rowOf(/precisión/);
    expect(accuracy.getByText('0,989')).toBeTruthy();
    expect(accuracy.getByText(/600 parejas/)).toBeTruthy();
    expect(rowOf(/rapidez/).getByText('Todavía no lo hemos medido')).toBeTruthy();
  });
});

describe('the page about the engine', () => {
  it('shows the speed that the project measured, in both languages', async () => {
    const { unmount } = await visit('/ai-features');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cómo usamos la IA' })).toBeTruthy();
    await screen.findByRole('table');
    expect(rowOf(/procesar/).getByText(/^Uno tras otro, \d+ currículums$/)).toBeTruthy();
    unmount();
    await visit('/en/ai-features');
    expect(await screen.findByRole('heading', { level: 1, name: 'How we use AI' })).toBeTruthy();
    await screen.findByRole('table');
    expect(rowOf(/process a resume/).getByText(/^One after another, \d+ resumes$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your rights in detail' }).getAttribute('href')).toBe('/en/privacy#rights');
  });

  it('shows the figures that the agency has decided, in its order, and no section where it shows none', async () => {
    let claims: object[] = [
      { id: 'reply', kind: 'hours', value: 12, shown: true },
      { id: 'accuracy', kind: 'percent', value: 91, shown: true },
    ];
    seed({ 'GET /api/site-settings': () => [200, { claims, feedLanguages: ['es', 'en'] }] });
    const { unmount } = await visit('/ai-features');
    await screen.findByRole('table');
    const figures = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(figures).toEqual(['12 h para responder a cada empresa', '91 % de precisión al encajar']);
    unmount();
    claims = [];
    await visit('/ai-features');
    await waitFor(() => expect(requests.filter(({ path }) => path === '/api/site-settings')).toHaveLength(2));
    await waitFor(() => expect(document.getElementById('claims')?.textContent).toBe(''));
  });

  it('calls the criteria by the names that the engine gives them', async () => {
    const message = await answerFit(
      { kind: 'texts', resumeText: EXAMPLE_RESUME.es, jobText: `Sénior, ${EXAMPLE_JOB.es}` },
      () => {},
    );
    const criteria = 'fit' in message ? message.fit.score.criteria : [];
    const named = criteria.filter(({ id }) => ['text', 'field', 'seniority'].includes(id));
    expect(named.length).toBe(3);
    // A level stands behind the name of its criterion.
    const nameOf = (label: string) => label.split(':')[0];
    for (const { id, label } of named) {
      const own = [WORDS.es.weights, WORDS.en.weights].map((words) => words[id as 'text']);
      expect(own).toEqual([label.es, label.en].map(nameOf));
    }
  });

  it('gives the weights that the engine works with', () => {
    expect(SHARES).toEqual(WEIGHTS[ENGINE_VERSION]);
  });
});
