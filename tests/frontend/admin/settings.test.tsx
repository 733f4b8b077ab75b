/** The settings: refused in words beside the field, kept until saved, never over someone else's, templates in both languages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Toaster } from '../../../frontend/src/app/toaster.tsx';
import SettingsPage from '../../../frontend/src/features/admin/settings/settings-page.tsx';
import { loadAdminNamespace, loadAdminTexts } from '../../../frontend/src/lib/auth-texts.ts';
import { loadNamespace } from '../../../frontend/src/lib/i18n.ts';
import { createQueryClient } from '../../../frontend/src/lib/query-client.ts';
import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsInput,
  settingsInputSchema,
} from '../../../shared/domain/settings.ts';
import { isolate, requests, seed } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const PATH = '/api/admin/settings';

/** Keeps settings as the API would, version for version; `stored` may be changed by someone else meanwhile. */
function api() {
  const agency = { stored: DEFAULT_SETTINGS as Settings };
  const put = (changes: Partial<Settings>, by: string) => {
    const version = agency.stored.version + 1;
    agency.stored = { ...agency.stored, ...changes, version, updatedBy: by, updatedAt: new Date().toISOString() };
  };
  seed({
    [`GET ${PATH}`]: () => [200, agency.stored],
    [`PUT ${PATH}`]: ({ body }) => {
      const input = settingsInputSchema.parse(body);
      if (input.version !== agency.stored.version) return [409, { code: 'STALE_VERSION' }];
      put(input, 'ana@encaje.test');
      return [200, agency.stored];
    },
  });
  return { agency, put };
}

function show(address = '/admin-panel/settings') {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <SettingsPage />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const saved = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as SettingsInput);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
// By label: looking for roles among so many fields takes a busy machine its time.
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button, button *' }));

beforeEach(async () => {
  await loadAdminTexts();
  await Promise.all([
    loadAdminNamespace('admin-settings'),
    loadAdminNamespace('admin-activities'),
    loadNamespace('claims'),
  ]);
});

describe('the settings', () => {
  it('say who saved last, and that nobody has where nobody has', async () => {
    const { put } = api();
    const first = show();
    expect(await screen.findByText(/Todavía nadie ha cambiado nada/)).toBeTruthy();
    first.unmount();
    put({}, 'luis@encaje.test');
    show();
    expect(await screen.findByText(/Último cambio: luis@encaje\.test, hoy/)).toBeTruthy();
  });

  it('are saved as a whole, against the version they were read at, and confirmed', async () => {
    api();
    show();
    await type('Permiso para otros puestos', '6');
    expect(screen.getByText('Sin guardar: Conservación')).toBeTruthy();
    await save();
    expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
    expect(saved()).toMatchObject([{ version: 0, retention: { talentPoolMonths: 6, auditMonths: 24 } }]);
    expect(await screen.findByText('Todo está guardado')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar ajustes' }));
    expect(screen.getByText(/Último cambio: ana@encaje\.test/)).toBeTruthy();
  });

  it('outside what the law allows are refused beside the field, which takes the focus', async () => {
    api();
    show();
    await type('Registro de cambios', '3');
    await press('Hacer una oferta');
    await type('Asunto (Español)', '{{apodo}}');
    await type('Formularios por minuto y dirección', '');
    await save();
    expect(await screen.findByText('Escribe un número entero entre 6 y 120')).toBeTruthy();
    expect(screen.getByText('Escribe un número entero entre 10 y 600')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Registro de cambios')));
    expect(saved()).toEqual([]);
  });

  it('that were not saved are restored after a reload, and can be discarded and restored', async () => {
    api();
    show();
    await type('Formularios sin archivo', '14');
    cleanup();
    show();
    expect(await screen.findByText(/Hemos recuperado los cambios/)).toBeTruthy();
    expect((await field('Formularios sin archivo')).value).toBe('14');
    await press('Descartar cambios');
    expect((await field('Formularios sin archivo')).value).toBe('7');
    await press('Deshacer');
    expect((await field('Formularios sin archivo')).value).toBe('14');
  });

  it('leave at least one language of feeds', async () => {
    api();
    show();
    for (const language of ['Español', 'Inglés']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: language }));
    }
    await save();
    expect(await screen.findByText('Deja al menos un idioma')).toBeTruthy();
    expect(saved()).toEqual([]);
  });
});

describe('settings that someone else saved meanwhile', () => {
  it('are asked about only where both changed the same, with units, and the rest of both ends up saved', async () => {
    const { agency, put } = api();
    show();
    await type('Permiso para otros puestos', '6');
    await type('Cifra: de tiempo ahorrado', '70');
    await type('Cifra: de precisión al encajar', '91');
    const figures: Record<string, number> = { accuracy: 93, reply: 48 };
    const claims = agency.stored.claims.map((claim) =>
      claim.kind === 'range' ? claim : { ...claim, value: figures[claim.id] ?? claim.value },
    );
    const retention = { ...agency.stored.retention, talentPoolMonths: 9, auditMonths: 36 };
    put({ feedLanguages: ['es'], retention, claims }, 'luis@encaje.test');
    await save();
    const conflict = within(await screen.findByRole('region', { name: /luis@encaje\.test guardó otros ajustes/ }));
    const chosen = (name: string) =>
      within(conflict.getByRole('group', { name })).getByRole('radio', { checked: true });
    expect(chosen('Permiso para otros puestos').closest('label')?.textContent).toBe('Lo tuyo6 meses');
    expect(chosen('de precisión al encajar').closest('label')?.textContent).toBe('Lo tuyo91 %');
    expect(conflict.getAllByRole('group')).toHaveLength(2);
    await userEvent.click(conflict.getByText('93 %'));
    await userEvent.click(conflict.getByRole('button', { name: 'Guardar lo elegido' }));
    expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
    expect(agency.stored).toMatchObject({
      version: 2,
      feedLanguages: ['es'],
      retention: { talentPoolMonths: 6, auditMonths: 36 },
    });
    const value = (id: string) => agency.stored.claims.find((claim) => claim.id === id);
    expect([value('accuracy'), value('time'), value('reply')]).toMatchObject([
      { value: 93 },
      { value: 70 },
      { value: 48 },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar ajustes' })));
  });

  it('can be taken instead, and one’s own had back', async () => {
    const { put } = api();
    show();
    await type('Permiso para otros puestos', '6');
    put({ feedLanguages: ['es'] }, 'luis@encaje.test');
    await save();
    await press('Quedarme con lo guardado');
    expect((await field('Permiso para otros puestos')).value).toBe('12');
    await press('Deshacer');
    expect((await field('Permiso para otros puestos')).value).toBe('6');
  });
});

describe('the templates', () => {
  const subject = 'Asunto (Español)';

  it('are read in both languages with a preview, and reworded over the product’s own', async () => {
    const { agency } = api();
    show();
    await press('Hacer una oferta');
    expect((await field(subject)).value).toBe('Tu oferta: {{puesto}} en {{empresa}}');
    await type(subject, 'Buenas noticias, {{nombre}}');
    const editor = within(screen.getByRole('region', { name: 'Hacer una oferta' }));
    expect(
      editor.getByText((_, element) => element?.textContent === 'Buenas noticias, Lucía' && element.tagName === 'P'),
    ).toBeTruthy();
    await save();
    expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
    expect(agency.stored.templates).toMatchObject([{ kind: 'talent', id: 'offer', name: null }]);
    expect(agency.stored.templates[0]?.email.en.subject).toBe('Your offer: {{role}} at {{company}}');
  });

  it('get the product’s words back, and the agency’s again by undo', async () => {
    const { put } = api();
    const words = (text: string) => ({ subject: text, text });
    const email = { es: words('Nuestro asunto'), en: words('Our subject') };
    put({ templates: [{ kind: 'talent', id: 'offer', name: null, email, sms: null }] }, 'luis@encaje.test');
    show('/admin-panel/settings?template=talent.offer');
    expect((await field(subject)).value).toBe('Nuestro asunto');
    await press('Recuperar las palabras originales');
    expect((await field(subject)).value).toBe('Tu oferta: {{puesto}} en {{empresa}}');
    await press('Deshacer');
    expect((await field(subject)).value).toBe('Nuestro asunto');
  });

  it('point out an unknown placeholder before anything is saved', async () => {
    api();
    show('/admin-panel/settings?template=message.general');
    await type(subject, 'Hola, {{apodo}}');
    expect(await screen.findByText('No conocemos este hueco: {{apodo}}')).toBeTruthy();
    await press('Cerrar plantilla');
    await save();
    await waitFor(async () => expect(document.activeElement).toBe(await field(subject)));
    expect(saved()).toEqual([]);
  });

  it('of one’s own need a name and words in both languages, and go with a way back', async () => {
    const { agency } = api();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva plantilla: Para talentos' }));
    await save();
    expect((await screen.findAllByText('Escribe un nombre')).length).toBe(2);
    expect(saved()).toEqual([]);
    for (const [name, es, en] of [
      ['Nombre', 'Bienvenida', 'Welcome'],
      ['Asunto', 'Hola', 'Hello'],
      ['Texto del correo', 'Nos alegra.', 'We are glad.'],
    ]) {
      await type(`${name} (Español)`, es ?? '');
      await type(`${name} (Inglés)`, en ?? '');
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'También por SMS' }));
    await type('SMS (Español)', 'Hola, {{nombre}}');
    expect(screen.getAllByText(/de 612 caracteres/)).toHaveLength(2);
    await save();
    expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
    expect(agency.stored.templates).toMatchObject([
      { kind: 'talent', name: { es: 'Bienvenida', en: 'Welcome' }, sms: { es: 'Hola, {{nombre}}', en: '' } },
    ]);
    await press('Eliminar plantilla');
    expect(screen.queryByRole('button', { name: /Bienvenida/ })).toBeNull();
    await press('Deshacer');
    expect(await screen.findByRole('button', { name: /Bienvenida/ })).toBeTruthy();
  });
});

describe('the advertised figures', () => {
  const preview = () =>
    within(screen.getByRole('figure'))
      .queryAllByRole('term')
      .map(({ textContent }) => textContent);

  it('are hidden and moved with the keyboard, which keeps its place, and seen as the site shows them', async () => {
    const { agency } = api();
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Se muestra: de tiempo ahorrado' }));
    const up = screen.getByRole('button', { name: 'Subir: para procesar un currículum' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('para procesar un currículum: puesto 1 de 6')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir: para procesar un currículum' }));
    expect(preview().slice(0, 2)).toEqual(['para procesar un currículum', 'de precisión al encajar']);
    expect(preview()).not.toContain('de tiempo ahorrado');
    await type('Cifra: de precisión al encajar', '91');
    await save();
    expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
    expect(agency.stored.claims.slice(0, 2)).toMatchObject([{ id: 'processing' }, { id: 'accuracy', value: 91 }]);
    expect(agency.stored.claims.filter(({ shown }) => !shown).map(({ id }) => id)).toEqual(['time']);
  });

  it('do not run from more to less', async () => {
    api();
    show();
    await type('Desde: para procesar un currículum', '9');
    await save();
    expect(await screen.findByText('Escribe un número entero entre 9 y 3600')).toBeTruthy();
    expect(saved()).toEqual([]);
  });
});
