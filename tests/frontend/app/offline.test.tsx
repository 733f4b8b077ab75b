/** Losing the connection is said, and costs nothing that was typed. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { JOB } from '../seeds.ts';
import { isolate, seed, visitSite } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();
afterEach(() => {
  vi.restoreAllMocks();
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

it('says when the browser goes offline, keeps what was typed, and stops saying it once it is back', async () => {
  seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
  await visitSite(`/jobs/${JOB.slug}`);
  const field = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await userEvent.type(field, 'Nieves');
  expect(screen.queryByText(/Sin conexión a internet/)).toBeNull();
  setOnline(false);
  expect(screen.getByText(/Sin conexión a internet/).closest('[role=status]')).toBeTruthy();
  expect(field.value).toBe('Nieves');
  setOnline(true);
  expect(screen.queryByText(/Sin conexión a internet/)).toBeNull();
});
