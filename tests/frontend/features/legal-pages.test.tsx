/** The legal pages: complete in both languages, honest about what the agency has not filled in, and true to the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AGENCY, type Agency } from '../../../frontend/src/features/legal/agency.ts';
import PrivacyPage from '../../../frontend/src/features/legal/privacy-page.tsx';
import TermsPage from '../../../frontend/src/features/legal/terms-page.tsx';
import { changeLanguage, loadNamespace } from '../../../frontend/src/lib/i18n.ts';
import { siteSettingsQuery } from '../../../frontend/src/lib/site-settings.ts';
import { STAGES, stageConfig } from '../../../infra/config.ts';
import { talentPoolExpiry } from '../../../shared/domain/basis.ts';
import { KEPT_DAYS } from '../../../shared/domain/kept-days.ts';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import { DEFAULT_SETTINGS, type SiteSettings, siteSettingsOf } from '../../../shared/domain/settings.ts';
import { isolate, visit } from '../site.tsx';

isolate();

const FILLED: Agency = {
  ...AGENCY,
  name: 'Talento Abierto, S. L.',
  taxId: 'B00000000',
  registry: 'Registro Mercantil de Zaragoza',
  address: 'calle de Ejemplo, 1, Zaragoza',
  email: 'hola@agencia.example',
  privacyEmail: 'datos@agencia.example',
  law: { es: 'España', en: 'Spain' },
  courts: 'Zaragoza',
};

/** As they are where an agency has decided everything for itself. */
const DECIDED = {
  ...siteSettingsOf(DEFAULT_SETTINGS),
  retention: { ...DEFAULT_SETTINGS.retention, applicationMonths: 6, messageMonths: 1, leadMonths: 7, dropMonths: 8 },
  agencyMonths: 9,
};

async function show(Page: typeof PrivacyPage, agency: Agency, settings: SiteSettings = DECIDED) {
  await loadNamespace('legal');
  const client = new QueryClient();
  client.setQueryData(siteSettingsQuery.queryKey, settings);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page agency={agency} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('mentions a second reader where the stage has one, and only there', async () => {
  const told = 'Un modelo de lenguaje como segundo lector';
  const { queryAllByText, unmount } = await show(PrivacyPage, FILLED);
  expect(queryAllByText(told)).toEqual([]);
  unmount();
  const withReader = await show(PrivacyPage, FILLED, { ...DECIDED, secondReader: true });
  expect(withReader.queryAllByText(told).length).toBeGreaterThan(0);
});

describe.each([
  { name: 'the privacy page', Page: PrivacyPage },
  { name: 'the terms', Page: TermsPage },
])('$name', ({ Page }) => {
  it('marks every field that nobody has filled in, and says that it is a template', async () => {
    const { container } = await show(Page, { ...FILLED, name: null });
    const blanks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(new Set(blanks)).toEqual(new Set(['[nombre de la agencia]']));
    expect(screen.getByText('Esto es una plantilla')).toBeTruthy();
  });

  it.each(['es', 'en'] as const)(
    'has no blank and no unnamed value left once the agency is filled in: %s',
    async (language) => {
      await changeLanguage(language);
      const { container } = await show(Page, FILLED);
      expect(container.querySelector('mark')).toBeNull();
      expect(container.querySelector('[data-part~=legal-template]')).toBeNull();
      expect(container.textContent).not.toMatch(/[[\]{}]/);
      expect(container.textContent).toContain('Talento Abierto, S. L.');
    },
  );

  it('leads to each of its parts', async () => {
    const { container } = await show(Page, FILLED);
    const links = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link');
    const parts = [...container.querySelectorAll('section[id]')].map(({ id }) => `#${id}`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(parts);
    expect(parts.length).toBeGreaterThan(8);
  });
});

describe('the privacy page', () => {
  it('is the version that the forms record, and can be reached by address in both languages', async () => {
    const { unmount } = await visit('/privacy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacidad' })).toBeTruthy();
    expect(screen.getByText(new RegExp(`Versión ${NOTICE_VERSION} ·`))).toBeTruthy();
    unmount();
    await visit('/en/terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy();
  });

  it('promises the retention that the code keeps: a talent pool of twelve months, and the region of the deployment', async () => {
    const { container } = await show(PrivacyPage, FILLED);
    expect(talentPoolExpiry('2026-01-15T00:00:00.000Z')).toBe('2027-01-15T00:00:00.000Z');
    expect(container.textContent).toContain('12 meses desde que lo aceptas');
    expect(container.textContent).toContain('Mientras dure la selección y 6 meses más');
    expect(container.textContent).toContain('1 mes desde la última respuesta');
    expect(container.textContent).toContain('7 meses desde el último contacto');
    expect(container.textContent).toContain('8 meses desde que llega');
    expect(container.textContent).toContain('9 meses como mucho');
    for (const { region } of Object.values(STAGES)) expect(container.textContent).toContain(region);
  });

  it('says for how long production keeps its logs, and copies at most', async () => {
    const { container } = await show(PrivacyPage, FILLED);
    const { accessLogRetentionDays, logRetentionDays } = STAGES.prod;
    expect(container.textContent).toContain(`con su dirección IP${accessLogRetentionDays} días como máximo`);
    expect(container.textContent).toContain(`sin nombres ni direcciones${logRetentionDays} días como máximo`);
    const copied = { ...STAGES.prod, backup: { region: 'eu-central-1', keepDays: KEPT_DAYS.backupDays } };
    expect(stageConfig('prod', { ...STAGES, prod: copied })).toEqual(copied);
    expect(container.textContent).toContain(`Copias de seguridad${copied.backup.keepDays} días como máximo`);
  });

  it('names everything that the public pages keep in the browser', async () => {
    const { container } = await show(PrivacyPage, FILLED);
    const source = join(import.meta.dirname, '../../../frontend/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/features\/admin|lib\/auth/.test(file),
    );
    const texts = files
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .filter((text) => /(local|session)Storage/.test(text));
    const names = texts.flatMap((text) => [...text.matchAll(/['`](encaje\.[\w.-]+)/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(container.textContent).toContain(name);
  });
});

it.each(['es', 'en'] as const)('the privacy page says in %s what becomes of a position', async (language) => {
  await changeLanguage(language);
  const { container } = await show(PrivacyPage, FILLED);
  const rows = [...container.querySelectorAll('#data tr')].map(({ textContent }) => textContent ?? '');
  const promised = {
    es: /redondea a un kilómetro antes de enviarla.*ni la guardamos ni la anotamos.*dirección de la página/,
    en: /rounds it to a kilometre before it is sent.*neither keep it nor write it.*address of the page/,
  };
  expect(rows.filter((row) => promised[language].test(row))).toHaveLength(1);
});
