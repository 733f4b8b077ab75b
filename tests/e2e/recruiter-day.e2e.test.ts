/** A recruiter's day in a real browser, from sign-in to a scheduled interview, with refusals on the way. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import activities from '../../frontend/src/locales/admin-activities.es.json' with { type: 'json' };
import jobs from '../../frontend/src/locales/admin-jobs.es.json' with { type: 'json' };
import { DESKTOP } from '../support/browser.ts';
import type { TestStack } from '../support/local-stack.ts';
import { openPage, reloadPage } from '../support/settled.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';
import { complaintsOf, signIn, TEXTS } from '../support/site.ts';

const ADMIN = 'admin@encaje.test';
const { site, admin } = TEXTS.es;
const { ranking } = jobs;
let stack: TestStack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let token: string;
let complaints: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([sharedStack(), sharedBrowser()]);
  context = await browser.newContext({ ...DESKTOP, locale: 'es-ES' });
  complaints = complaintsOf(context);
  page = await context.newPage();
  await signIn(page, stack.origin, ADMIN, 'es');
  token = await stack.token(ADMIN);
});
afterAll(closePages);
afterEach(() => {
  // The browser itself reports each refusal that the server answers with; nothing else may go wrong unseen.
  expect(complaints.splice(0).filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
});

const panel = (path: string) => openPage(page, `${stack.origin}/admin-panel/${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const api = async (path: string) => (await stack.api(`/api/admin/${path}`, { token })).body;

/** Jumps to a record as one does all day: Ctrl-K, some letters, Enter. */
async function jumpTo(words: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill(words);
  await page.getByRole('option', { name: option }).click();
}

test('the morning begins with what is urgent, one click from the request that has to be answered first', async () => {
  await heading('Hoy').waitFor();
  await page.getByRole('link', { name: /Bayou Bend Health/ }).click();
  await heading('Bayou Bend Health').waitFor();
  await page.getByRole('timer').waitFor();
});

test('a lead becomes an employer, its request is answered by a template, and the answer lies in the outbox', async () => {
  await jumpTo('bayou', /Bayou Bend Health Solicitud/);
  await heading('Bayou Bend Health').waitFor();
  await button(/^Convertir en cliente/).click();
  await page.getByRole('status').filter({ hasText: 'Bayou Bend Health' }).first().waitFor();
  await page.getByRole('tab', { name: 'Correo' }).click();
  const form = page.getByRole('form', { name: 'Correo' });
  await form.getByLabel('Plantilla').selectOption({ label: activities.templates.employer.answer });
  await form.getByText('Inglés', { exact: true }).click();
  await form.getByRole('button', { name: 'Enviar correo' }).click();
  await page.getByRole('timer').waitFor({ state: 'detached' });

  const employer = await api('employers/demobayou');
  expect(employer).toMatchObject({ status: 'active', replyBy: null, answeredAt: expect.any(String) });
  await panel('outbox');
  await page.getByText('mlantern@bayoubend.example').first().waitFor();
  const [message] = (await api('outbox')).items;
  expect(message).toMatchObject({
    channel: 'email',
    language: 'en',
    delivery: 'kept',
    to: ['mlantern@bayoubend.example'],
  });
  expect(message.text).not.toMatch(/[{}]/);
});

test('a job is not published without its pay range, keeps what was typed, and is public once it has one', async () => {
  await panel('jobs/new');
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill('Título *', 'Farolera o farolero');
  await fill('Empresa *', 'Bayou Bend Health');
  await fill('Lugar *', 'Zaragoza, España');
  await fill('Sector *', 'Alumbrado');
  await fill('Categoría *', 'Mantenimiento');
  await fill('Descripción *', 'Encender las farolas al anochecer y apagarlas al alba, con inglés y buena letra.');
  await fill('Requisitos', 'Electricidad, inglés B2');
  await page.getByLabel('Estado *').selectOption({ label: 'Activo' });
  await page.getByText('Público', { exact: true }).click();
  await button('Crear empleo').click();
  expect(await page.getByText(site.errors.PAY_RANGE_REQUIRED).count()).toBe(2);
  expect(await page.getByRole('textbox', { name: 'Título *' }).inputValue()).toBe('Farolera o farolero');
  await fill('Salario mínimo', '24000');
  await fill('Salario máximo', '28000');
  await button('Crear empleo').click();
  await page.waitForURL(/\/admin-panel\/jobs\/(?!new)\w+$/);
  await page.getByRole('link', { name: admin.job.toPublicPage }).click();
  await heading('Farolera o farolero').waitFor();
});

test('two recruiters edit one job: the second sees both versions and loses nothing', async () => {
  const [job] = (await api('jobs?search=farolera')).items;
  await panel(`jobs/${job.jobId}`);
  const title = page.getByRole('textbox', { name: 'Título *' });
  await title.fill('Farolera o farolero de noche');
  const {
    slug: _slug,
    createdAt: _created,
    updatedAt: _updated,
    publishedAt: _published,
    criteria: _criteria,
    ...rest
  } = job;
  const { jobId, ...body } = { ...rest, company: 'Faroles del Ebro' };
  expect((await stack.api(`/api/admin/jobs/${jobId}`, { method: 'PUT', token, body })).status).toBe(200);
  await button(admin.save).click();
  const conflict = page.getByRole('region', { name: admin.conflict.title });
  await conflict.getByText('Faroles del Ebro').waitFor();
  await conflict.getByText('Farolera o farolero de noche').waitFor();
  expect(await title.inputValue()).toBe('Farolera o farolero de noche');
  expect((await api(`jobs/${jobId}`)).title).toBe('Farolera o farolero');
});

test('age cannot become a criterion, a stand-in for it is warned about, and emphasis moves people at once', async () => {
  await panel('jobs/demo08data/ranking');
  const add = async (text: string) => {
    await page.getByRole('textbox', { name: ranking.addLabel }).fill(text);
    await page.getByRole('button', { name: ranking.add, exact: true }).click();
  };
  await add('menor de 35 años');
  await page.getByText(admin.errors.PROTECTED_CRITERION).waitFor();
  expect(await page.getByRole('textbox', { name: ranking.addLabel }).inputValue()).toBe('menor de 35 años');

  const slider = page.getByRole('slider', { name: /Ocupación/ });
  await slider.focus();
  await page.keyboard.press('Home');
  await page
    .getByText(/\d puntos?$/)
    .first()
    .waitFor();
  await add('Inglés nativo');
  await button(ranking.save).click();
  await page.getByRole('status').filter({ hasText: ranking.saved }).waitFor();
  const { criteria, warnings } = await api('jobs/demo08data/criteria');
  expect(criteria).toMatchObject({ emphasis: { occupation: 0 }, added: [{ text: 'Inglés nativo' }] });
  expect(warnings).toMatchObject([{ path: 'added.0', attribute: 'origin' }]);
});

test('a talent is evaluated for all jobs, stage by stage, and a person decides beside the score', async () => {
  const [talent] = (await api('talents?search=celestina')).items;
  await panel(`evaluate/all-jobs/${talent.talentId}`);
  await button('Evaluar').click();
  const progress = page.getByRole('region', { name: 'Progreso de la evaluación' });
  await progress
    .getByRole('status')
    .filter({ hasText: /^Listo: \d+ resultados/ })
    .waitFor();
  await page.getByRole('link', { name: 'Enfermera o enfermero de UCI' }).click();
  await page.getByRole('radio', { name: 'Encaja', exact: true }).check();
  await page.getByRole('textbox', { name: /Motivo/ }).fill('Cinco años de UCI y formadora de turnos de noche.');
  await button('Guardar decisión').click();
  await page.getByText('Cinco años de UCI y formadora de turnos de noche.').first().waitFor();

  await reloadPage(page);
  await page.getByText('Cinco años de UCI y formadora de turnos de noche.').first().waitFor();
  const { items } = await api(`matches?talentId=${talent.talentId}&limit=100`);
  const decided = items.filter((match: { decision?: object }) => match.decision !== undefined);
  expect(new Set(decided.map(({ jobId }: { jobId: string }) => jobId))).toEqual(new Set(['demo01nurse']));
  await page.getByRole('link', { name: 'Historial' }).click();
  await page
    .getByRole('link', { name: /Celestina/ })
    .first()
    .waitFor();
});

test('an application moves on by the board and back by undo, and nobody is rejected without a question', async () => {
  await panel('applications?view=board');
  const move = page.getByRole('combobox', { name: 'Mover a Celestina Farolillo Marín a otra columna' });
  const stageOf = async () => {
    const { items } = await api('applications?limit=100');
    return items.find(({ firstName }: { firstName: string }) => firstName === 'Celestina').stage;
  };
  await move.selectOption({ label: 'Entrevista' });
  await expect.poll(stageOf).toBe('interview');
  await button(admin.undo).click();
  await expect.poll(stageOf).toBe('new');
  await move.selectOption({ label: 'Descartada' });
  const question = page.getByRole('dialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await stageOf()).toBe('new');
});

test('the day ends with an interview: a past hour is refused, a future one is invited to with a calendar file', async () => {
  await jumpTo('celestina', /Celestina Farolillo/);
  await heading(/Celestina Farolillo/).waitFor();
  await page.getByRole('link', { name: 'Actividad' }).click();
  await page.getByRole('tab', { name: 'Entrevista' }).click();
  const form = page.getByRole('form', { name: 'Entrevista' });
  await form.getByLabel('Día').fill('2020-01-02');
  await form.getByLabel('Hora').fill('10:00');
  await form.getByLabel('Lugar o enlace').fill('Calle del Farol 3, Zaragoza');
  await form.getByRole('button', { name: 'Convocar entrevista' }).click();
  await form.getByText(admin.errors.STARTS_AT_PAST).waitFor();
  expect(await form.getByLabel('Lugar o enlace').inputValue()).toBe('Calle del Farol 3, Zaragoza');

  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Día').fill(nextWeek);
  await form.getByRole('button', { name: 'Convocar entrevista' }).click();
  const newest = async () => (await api('outbox')).items[0];
  await expect.poll(async () => (await newest()).to).toEqual(['celestina.farolillo@people.example']);
  const [invitation] = (await newest()).attachments;
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /\.ics|calendario/i })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  expect(invitation.contentType).toMatch(/^text\/calendar/);
  expect(invitation.text).toContain(`DTSTART:${nextWeek.replaceAll('-', '')}T`);
  expect(invitation.text).toContain('LOCATION:Calle del Farol 3\\, Zaragoza');
});
