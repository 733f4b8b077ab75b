/** The application form: what it refuses in which words, what it sends, and that nothing typed is ever lost. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESUME_MAX_BYTES } from '../../../shared/domain/file.ts';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import { JOB } from '../seeds.ts';
import { isolate, passFillTime, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const uploaded = vi.hoisted(() => [] as string[]);
vi.mock('../../../frontend/src/lib/upload.ts', () => ({
  uploadFile: async (_target: unknown, file: File, options: { onProgress: (share: number) => void }) => {
    options.onProgress(1);
    uploaded.push(file.name);
  },
}));
afterEach(() => {
  uploaded.splice(0);
  window.sessionStorage.clear();
});

const SUBMIT = 'POST /api/applications';
const ACCEPTED = {
  applicationId: 'app-1',
  statusToken: 'secret',
  upload: { url: '/u', fields: {}, maxBytes: 1, expiresAt: '' },
};
const resume = () => new File(['Lucía Ferrer'], 'cv.pdf', { type: 'application/pdf' });

async function open(address = '/job-seekers') {
  await visit(address);
  const user = userEvent.setup({ applyAccept: false });
  const button = await screen.findByRole('button', { name: /Enviar mi currículum|Send my resume/ });
  const send = () => {
    passFillTime();
    return user.click(button);
  };
  return { user, send };
}

async function fill(user: Awaited<ReturnType<typeof open>>['user'], file: File = resume()) {
  await user.type(screen.getByLabelText('Nombre'), 'Lucía');
  await user.type(screen.getByLabelText('Apellidos'), 'Ferrer Soto');
  await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@ejemplo.test');
  await user.upload(screen.getByLabelText('Currículum'), file);
  await user.click(screen.getByRole('checkbox', { name: /aviso de privacidad/ }));
}

describe('refusals', () => {
  it('are in words beside each field, and the first refused field has the focus', async () => {
    const { send } = await open();
    await send();
    expect(await screen.findByText('Por favor ingresa tu nombre')).toBeTruthy();
    expect(screen.getByText('Por favor ingresa tus apellidos')).toBeTruthy();
    expect(screen.getByText('Por favor ingresa una dirección de correo válida')).toBeTruthy();
    expect(screen.getByText('Por favor sube tu currículum')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('are in English on an English page', async () => {
    const { send } = await open('/en/job-seekers');
    await send();
    for (const text of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter a valid email address',
      'Please upload your resume',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  it('meet a resume above 15 MB and one of another type before anything is sent', async () => {
    const { user, send } = await open();
    const large = resume();
    Object.defineProperty(large, 'size', { value: RESUME_MAX_BYTES + 1 });
    await fill(user, large);
    await send();
    expect(await screen.findByText(/supera los 15 MB/)).toBeTruthy();
    await user.upload(screen.getByLabelText('Currículum'), new File(['x'], 'foto.gif', { type: 'image/gif' }));
    expect(await screen.findByText(/Solo podemos leer PDF/)).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('of the API appear at the field they are about', async () => {
    const errors = [{ path: 'resume.contentType', code: 'RESUME_TYPE_UNSUPPORTED' }];
    seed({ [SUBMIT]: () => [400, { code: 'INVALID_INPUT', errors }] });
    const { user, send } = await open();
    await fill(user);
    await send();
    expect(await screen.findByText(/Solo podemos leer PDF/, {}, { timeout: 15_000 })).toBeTruthy();
  });
});

describe('sending', () => {
  it('sends facts, then the file, and ends with a link to the status', async () => {
    seed({ [SUBMIT]: () => [201, ACCEPTED] });
    const { user, send } = await open();
    await fill(user);
    await send();
    const link = await screen.findByRole('link', { name: 'Ver cómo va mi candidatura' }, { timeout: 15_000 });
    expect(link.getAttribute('href')).toBe('/applications/app-1#token=secret');
    expect(screen.getByText(/en segundo plano/)).toBeTruthy();
    expect(uploaded).toEqual(['cv.pdf']);
    const body = requests.at(-1)?.body;
    expect(body).toMatchObject({
      firstName: 'Lucía',
      language: 'es',
      privacyNoticeAccepted: true,
      talentPoolConsent: false,
      website: '',
      resume: { fileName: 'cv.pdf', contentType: 'application/pdf', sizeBytes: resume().size },
    });
    expect((body as { fillSeconds: number }).fillSeconds).toBeGreaterThanOrEqual(2);
  });

  it('takes a photo from the camera of a phone', async () => {
    seed({ [SUBMIT]: () => [201, ACCEPTED] });
    const { user, send } = await open();
    const field = screen.getByLabelText<HTMLInputElement>('Currículum');
    expect(field.accept.split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', '.pdf']));
    const photo = new File(['a picture'], 'IMG_2041.JPEG', { type: 'image/jpeg' });
    await fill(user, photo);
    expect(screen.getByText('IMG_2041.JPEG')).toBeTruthy();
    await send();
    await screen.findByRole('link', { name: 'Ver cómo va mi candidatura' }, { timeout: 15_000 });
    expect(uploaded).toEqual(['IMG_2041.JPEG']);
    const declared = { fileName: 'IMG_2041.JPEG', contentType: 'image/jpeg', sizeBytes: photo.size };
    expect(requests.at(-1)?.body).toMatchObject({ resume: declared });
  });

  it('keeps everything typed after a failure, and the key until the content changes', async () => {
    let works = false;
    seed({ [SUBMIT]: () => (works ? [201, ACCEPTED] : [409, { code: 'JOB_NOT_OPEN' }]) });
    const { user, send } = await open();
    await fill(user);
    await send();
    const failed = 'Error al enviar la aplicación. Por favor, inténtalo de nuevo.';
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2), { timeout: 15_000 });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: failed }));
    // The focus announces it; a live region would say it a second time.
    for (const words of screen.getAllByText(failed)) {
      expect(words.closest('[aria-live]:not([aria-live="off"])')).toBeNull();
    }
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Lucía');
    await send();
    await waitFor(() => expect(requests).toHaveLength(2));
    await screen.findAllByText(failed);
    await user.type(screen.getByLabelText('Nombre'), ' María');
    works = true;
    await send();
    await screen.findByText('¡Candidatura recibida!');
    const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('a reload', () => {
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

  it('keeps who someone is, also for another job, but neither file nor consent, until it has been sent', async () => {
    seed({
      [SUBMIT]: () => [201, ACCEPTED],
      [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB],
      [`GET /api/jobs/${JOB.slug}/similar`]: () => [200, { items: [] }],
    });
    const first = await open();
    await fill(first.user);
    cleanup();
    await visit(`/jobs/${JOB.slug}`);
    await screen.findByRole('button', { name: 'Enviar mi candidatura' });
    await waitFor(() => expect(value('Nombre')).toBe('Lucía'));
    expect([value('Apellidos'), value('Correo electrónico')]).toEqual(['Ferrer Soto', 'lucia@ejemplo.test']);
    expect((screen.getByLabelText('Currículum') as HTMLInputElement).files).toHaveLength(0);
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /aviso de privacidad/ });
    expect(consent.checked).toBe(false);
    expect(screen.getByText(/se guardan solo en esta pestaña/)).toBeTruthy();
    await first.user.upload(screen.getByLabelText('Currículum'), resume());
    await first.user.click(consent);
    await first.user.click(screen.getByRole('button', { name: 'Enviar mi candidatura' }));
    await screen.findByText('¡Candidatura recibida!');
    expect(window.sessionStorage.length).toBe(0);
  });
});

describe('the privacy notice', () => {
  it('is read beside its box, without leaving the form, in the version that the server records', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Aviso de privacidad'));
    expect(screen.getByText(/siempre decide una persona/)).toBeTruthy();
    expect(screen.getByText(`Versión ${NOTICE_VERSION}`)).toBeTruthy();
    expect(screen.getByText('Aviso de privacidad').closest('form')).toBeTruthy();
  });
});
