/** The page for job seekers: what it promises, and that nobody without a resume is left standing. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JOB } from '../seeds.ts';
import { isolate, seed, visit } from '../site.tsx';

isolate();

const SLOW = { timeout: 15_000 };

describe('the page for job seekers', () => {
  it('says what they get and how it goes, around the form', async () => {
    await visit('/job-seekers');
    await screen.findByRole('button', { name: 'Enviar mi currículum' }, SLOW);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Lo que recibes', 'Cómo funciona', 'Envía tu currículum', '¿Sin currículum a mano?']);
    for (const label of ['Nombre', 'Apellidos', 'Correo electrónico', 'Currículum']) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
    expect(screen.getByText('PDF, Word, ODT, RTF o TXT, o una foto (JPG o PNG), hasta 15 MB.')).toBeTruthy();
  });

  it('leads who has no resume to the profile builder, in the words of the language', async () => {
    await visit('/job-seekers');
    const link = await screen.findByRole('link', { name: '¿No tienes currículum? Haz clic aquí' }, SLOW);
    const builders = screen.getAllByRole('link', { name: 'Crear mi perfil' });
    for (const each of [link, ...builders]) expect(each.getAttribute('href')).toBe('/create-profile');
    expect(builders).toHaveLength(2);
  });
});

describe('the form on the page of a job', () => {
  it('leads to the profile builder for that job', async () => {
    seed({
      [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB],
      [`GET /api/jobs/${JOB.slug}/similar`]: () => [200, { items: [] }],
    });
    await visit(`/en/jobs/${JOB.slug}`);
    const link = await screen.findByRole('link', { name: 'No resume? Click here' }, SLOW);
    expect(link.getAttribute('href')).toBe(`/en/create-profile/${JOB.jobId}`);
  });
});
