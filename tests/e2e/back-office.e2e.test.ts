/** The back office in a real browser: files, readings, imports, messages, trail, settings, and an erasure. */
import { text as readText } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import activities from '../../frontend/src/locales/admin-activities.es.json' with { type: 'json' };
import audit from '../../frontend/src/locales/admin-audit.es.json' with { type: 'json' };
import bulk from '../../frontend/src/locales/admin-bulk.es.json' with { type: 'json' };
import sync from '../../frontend/src/locales/admin-exchange.es.json' with { type: 'json' };
import files from '../../frontend/src/locales/admin-files.es.json' with { type: 'json' };
import messages from '../../frontend/src/locales/admin-messages.es.json' with { type: 'json' };
import processing from '../../frontend/src/locales/admin-processing.es.json' with { type: 'json' };
import settings from '../../frontend/src/locales/admin-settings.es.json' with { type: 'json' };
import talents from '../../frontend/src/locales/admin-talents.es.json' with { type: 'json' };
import { DESKTOP } from '../support/browser.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { openPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, expectAccessible, signIn, TEXTS } from '../support/site.ts';

const ADMIN = 'admin@encaje.test';
const { admin } = TEXTS.es;
let stack: TestStack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;
let stores: Stores;
let complaints: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  context = await browser.newContext({ ...DESKTOP, locale: 'es-ES' });
  complaints = complaintsOf(context);
  page = await context.newPage();
  await signIn(page, stack.origin, ADMIN, 'es');
  token = await stack.token(ADMIN);
  stores = storesOf(stack);
});
afterAll(closePages);
afterEach(() => {
  // The browser itself reports each refusal and each broken connection that a test brings about; nothing else may go wrong unseen.
  expect(complaints.splice(0).filter((line) => !/status of 4\d\d|net::ERR_FAILED/.test(line))).toEqual([]);
});

const panel = (path: string) => openPage(page, `${stack.origin}/admin-panel/${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const api = async (path: string) => (await stack.api(`/api/admin/${path}`, { token })).body;

const fileInput = () => page.locator('[data-part~=screen-head] input[type=file]');

const MEBIBYTE = 1024 * 1024;

test('a 12 MB file that broke off is sent on after a reload, from the parts that had arrived', async () => {
  const buffer = Buffer.alloc(12 * MEBIBYTE, 'lace');
  const sent: string[] = [];
  context.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const isLaterPart = (url: URL) => Number(url.searchParams.get('partNumber')) > 1;
  await context.route(isLaterPart, (route) => route.abort());
  await panel('files?prefix=archive%2F');
  const firstPart = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('partNumber') === '1');
  await fileInput().setInputFiles({ name: 'lace.bin', mimeType: 'application/octet-stream', buffer });
  const tray = page.getByRole('region', { name: files.uploads.title });
  await tray.getByText(files.uploads.tryingAgain).waitFor();
  expect((await firstPart).status()).toBe(200);

  // The page goes first: another attempt of its own would send what is to be sent after the reload.
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('about:blank');
  await context.unroute(isLaterPart);
  sent.length = 0;
  await panel('files?prefix=archive%2F');
  await tray.getByText('1 de 1 archivo subido').waitFor({ timeout: 30_000 });
  expect(sent.map((url) => new URL(url).searchParams.get('partNumber')).sort()).toEqual(['2', '3']);
  expect(await api('files/metadata?path=archive%2Flace.bin')).toMatchObject({ size: buffer.length, type: 'other' });
  await page.getByRole('table').getByText('lace.bin').waitFor();
}, 90_000);

test('a name that exists is asked about, folders of the product take nothing, and a deletion asks first', async () => {
  const note = { name: 'lace.bin', mimeType: 'text/plain', buffer: Buffer.from('Otro archivo.') };
  await fileInput().setInputFiles(note);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('combobox').first().selectOption({ label: files.clash.both });
  await dialog.getByRole('button', { name: files.clash.continue }).click();
  await page.getByRole('table').getByText('lace (2).bin').waitFor();
  await page.getByRole('link', { name: 'lace (2).bin' }).click();
  await heading('lace (2).bin').waitFor();
  await page.getByText('text/plain').waitFor();

  await button(files.delete.button).click();
  await dialog.getByRole('button', { name: files.delete.confirm_one }).click();
  await page.getByRole('table').getByText('lace (2).bin').waitFor({ state: 'detached' });
  expect((await stack.api('/api/admin/files/metadata?path=archive%2Flace%20(2).bin', { token })).status).toBe(404);
  expect((await api('files/metadata?path=archive%2Flace.bin')).size).toBe(12 * MEBIBYTE);

  await panel('files?prefix=applications%2F');
  await page.getByText(files.reserved.title).first().waitFor();
  expect(await button(files.upload.button).count()).toBe(0);
});

test('resumes dropped onto the talents become talents, and what could not be read says why and is tried again', async () => {
  const resume = await resumePdf({ name: 'Jacinta Bolillo Falso', email: 'jacinta.bolillo@people.example' });
  const pdf = { mimeType: 'application/pdf' };
  const broken = Buffer.from('%PDF-1.7 y nada que leer');
  await panel('talents');
  await page.getByLabel(bulk.start).setInputFiles([
    { ...pdf, name: 'jacinta.pdf', buffer: Buffer.from(resume) },
    { ...pdf, name: 'roto.pdf', buffer: broken },
    { mimeType: 'image/gif', name: 'foto.gif', buffer: Buffer.from('gif') },
  ]);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(bulk.refusals.TYPE).waitFor();
  await dialog.getByRole('button', { name: bulk.send_other.replace('{{count}}', '2') }).click();
  await dialog.getByRole('link', { name: 'Jacinta Bolillo Falso' }).waitFor({ timeout: 30_000 });
  await dialog.getByText(processing.reasons.FILE_DAMAGED).waitFor({ timeout: 30_000 });
  await expectAccessible(page);
  await dialog.getByRole('link', { name: bulk.inProcessing }).click();

  await heading(admin.nav['resume-processing']).waitFor();
  const item = page.getByRole('listitem').filter({ hasText: 'roto.pdf' });
  await item.getByText(processing.advice.FILE_DAMAGED).waitFor();
  await item.getByRole('button', { name: /^Volver a leer/ }).click();
  await expect.poll(async () => (await api('audit?action=retry')).items.length).toBe(1);
  await item.getByText(processing.advice.FILE_DAMAGED).waitFor({ timeout: 20_000 });
  const failed = async () => (await api('resume-processing?status=failed')).items;
  expect(await eventually(failed, (rows) => rows.length > 0)).toMatchObject([
    { fileName: 'roto.pdf', source: 'drop', failure: { code: 'FILE_DAMAGED' } },
  ]);
});

const CSV = [
  'nombre;apellidos;correo;puesto;experiencia;habilidades;color',
  'Olalla;Bordado Falso;olalla.bordado@people.example;Técnica de laboratorio;Técnica de laboratorio, Lab Imaginario, 2018 - 2024;Excel, PCR;verde',
  'Sin;Correo Válido;esto no es un correo;;;;',
  ';Sin Nombre;sin.nombre@people.example;;;;',
].join('\r\n');

test('an import says row by row what is wrong, leaves those rows out on request, and adds nothing twice', async () => {
  const bring = async () => {
    await panel('database-sync');
    await page
      .getByLabel(sync.import.file, { exact: true })
      .setInputFiles({ name: 'talento.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.getByLabel(admin.basis.label).selectOption('agency');
    await button(sync.import.check).click();
    await page.getByRole('heading', { name: sync.headings.import.checked }).waitFor({ timeout: 30_000 });
  };
  await bring();
  await page.getByRole('table').getByText('Fila 3').waitFor();
  await page.getByRole('table').getByText('Fila 4').waitFor();
  await page.getByText(/color/).first().waitFor();
  await expectAccessible(page);
  const before = (await api('talents?search=olalla')).total;
  expect(before).toBe(0);
  await button('Importar 1 fila').click();
  await button(sync.start.rest_one).click();
  await page.getByRole('heading', { name: sync.headings.import.done }).waitFor({ timeout: 30_000 });
  const found = () => api('talents?search=olalla');
  const { items } = await eventually(found, ({ total }) => total === 1);
  expect(items[0]).toMatchObject({ firstName: 'Olalla', email: 'olalla.bordado@people.example', source: 'import' });
  await bring();
  await page.getByText(/^1 fila ya estaba y 2 tienen errores/).waitFor();
  expect((await found()).total).toBe(1);
});

test('an export is made, downloaded, and opens as a table without formulas', async () => {
  await panel('database-sync?tab=export');
  await button(sync.export.make).click();
  await page.getByRole('heading', { name: sync.headings.export.done }).waitFor({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await button(sync.export.download).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^encaje-talents-.*\.csv$/);
});

const AMARANTA = {
  firstName: 'Amaranta',
  lastName: 'Palillera Falsa',
  email: 'amaranta.palillera@people.example',
  language: 'es',
} as const;

test('a message of the contact form is answered once, and is in outbox and trail', async () => {
  const letter = { ...AMARANTA, subject: 'support', message: 'No encuentro el enlace de mi candidatura.' };
  const { messageId } = (await stack.api('/api/contact', { method: 'POST', body: letter })).body;
  await panel('messages?subject=support');
  await page.getByRole('link', { name: 'Amaranta Palillera Falsa' }).click();
  const form = page.getByRole('form', { name: messages.reply.label });
  await form.getByRole('button', { name: messages.reply.send }).click();
  await form.getByText(admin.errors.TEXT_REQUIRED).waitFor();
  await form.getByLabel('Plantilla').selectOption({ index: 1 });
  await form.getByLabel(activities.gaps.answer).fill('Te lo hemos vuelto a enviar.');
  await form.getByRole('button', { name: messages.reply.send }).click();
  await page.getByText(messages.reply.done).waitFor();
  expect(await api(`messages/${messageId}`)).toMatchObject({ answeredBy: ADMIN, replies: [{ delivery: 'kept' }] });

  await panel('audit?action=message');
  await page.getByRole('link', { name: audit.actions.message_reply }).first().click();
  await page.getByText(ADMIN).first().waitFor();
  await expectAccessible(page);
  const [entry] = (await api('audit?action=message.reply')).items;
  expect(JSON.stringify(entry)).not.toContain('palillera');
});

test('settings refuse what no agreement covers, and hold what was saved', async () => {
  await panel('settings');
  const months = page.getByLabel(settings.retention.auditMonths.label);
  await months.fill('3');
  await button(settings.save).click();
  expect(await months.evaluate((field) => field === document.activeElement && field.getAttribute('aria-invalid'))).toBe(
    'true',
  );
  const before = await api('settings');
  expect(before.retention.auditMonths).toBe(24);
  await months.fill('12');
  await button(settings.save).click();
  await page.getByRole('status').filter({ hasText: settings.saved }).waitFor();
  const { version, retention } = await api('settings');
  expect(retention.auditMonths).toBe(12);
  const restored = { method: 'PUT', token, body: { ...before, version } };
  expect((await stack.api('/api/admin/settings', restored)).status).toBe(200);
});

test('a person is handed over as a file and then erased, and a search of every store finds nothing', async () => {
  const WORDS = ['Amaranta', 'Palillera', 'palillera', 'puntillas de Almagro'];
  const text = `Amaranta Palillera Falsa\n${AMARANTA.email}\n\nEXPERIENCIA\nEncajera, puntillas de Almagro\n01/2015 - 03/2024\n`;
  await stores.put('drops/amaranta-palillera.txt', text);
  const found = await eventually(
    () => api('talents?search=palillera'),
    ({ total }) => total === 1,
    60,
  );
  const [{ talentId }] = found.items;
  await eventually(
    () => api(`matches?talentId=${talentId}`),
    ({ items }) => items.length > 0,
    60,
  );
  expect((await stores.tracesOf(WORDS)).length).toBeGreaterThan(4);

  await panel(`talents/${talentId}`);
  await page
    .getByRole('tab', { name: talents.tabs.data })
    .or(page.getByRole('link', { name: talents.tabs.data }))
    .click();
  const downloading = page.waitForEvent('download');
  await button(talents.data.exportAction).click();
  const stream = await (await downloading).createReadStream();
  const handed = JSON.parse(await readText(stream));
  expect(handed).toMatchObject({
    talent: { talentId },
    messages: [{ subject: 'support', replies: [{ by: ADMIN }] }],
  });

  await button(talents.data.eraseAction).click();
  await page.getByRole('dialog').getByRole('button', { name: talents.erase.confirm }).click();
  await page.waitForURL('**/admin-panel/talents');
  expect(await stores.tracesOf(WORDS)).toEqual([]);
  expect((await api('audit?action=talent.erase')).items).toMatchObject([{ recordId: talentId, changes: [] }]);
}, 150_000);
