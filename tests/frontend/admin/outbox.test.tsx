/** The outbox over a seeded network: what was sent, as it was sent. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { outgoingSchema } from '../../../shared/domain/outgoing.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/outbox/outbox-page.tsx');
}, 60_000);

const LIST = '/admin-panel/outbox';

function message(changes: object = {}) {
  return outgoingSchema.parse({
    outgoingId: 'out-1',
    channel: 'email',
    to: ['iria@faro.example'],
    subject: 'Tu solicitud: Farolera',
    text: 'Hola, Iria:\n\nYa estamos con ello.',
    language: 'es',
    attachments: [],
    delivery: 'kept',
    about: { kind: 'employer', id: 'employer-1' },
    activityId: 'activity-1',
    by: 'ana@encaje.test',
    createdAt: '2026-05-04T09:00:00.000Z',
    ...changes,
  });
}

const SMS = message({ outgoingId: 'out-2', channel: 'sms', to: ['+34600000001'], subject: null, text: 'Hola, Lucía.' });

function outbox(...pages: ReturnType<typeof message>[][]): void {
  staff('ana@encaje.test', true, {
    'GET /api/admin/outbox': ({ search }) => {
      const index = Number(search.get('cursor') ?? 0);
      const wanted = search.get('channel');
      const items = (pages[index] ?? []).filter(({ channel }) => !wanted || channel === wanted);
      return [200, { items, nextCursor: index + 1 < pages.length ? String(index + 1) : null }];
    },
  });
}

describe('the outbox', () => {
  it('lists messages with their delivery in words, and says that nothing leaves this installation', async () => {
    outbox([message(), SMS]);
    await visit(LIST);
    const list = within(await screen.findByRole('table', { name: 'Bandeja de salida' }));
    expect(list.getByRole('link', { name: 'Tu solicitud: Farolera' })).toBeTruthy();
    expect(list.getAllByText('En la bandeja de salida')).toHaveLength(2);
    expect(screen.getByText(/En esta instalación no sale nada/)).toBeTruthy();
  });

  it('does not claim that nothing leaves where a carrier takes messages', async () => {
    outbox([message({ delivery: 'sent' })]);
    await visit(LIST);
    expect(await screen.findByText('Enviado')).toBeTruthy();
    expect(screen.queryByText(/En esta instalación no sale nada/)).toBeNull();
  });

  it('narrows to a channel in the address', async () => {
    outbox([message(), SMS]);
    await visit(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'SMS' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tu solicitud: Farolera' })).toBeNull());
    expect(window.location.search).toBe('?channel=sms');
    expect(requests.at(-1)?.search.get('channel')).toBe('sms');
  });

  it('shows a message as it was sent and hands over what was attached', async () => {
    const kept: Blob[] = [];
    const createObjectURL = (blob: Blob) => kept.push(blob) && 'blob:a';
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    outbox([message({ attachments: [{ fileName: 'entrevista.ics', contentType: 'text/calendar', text: 'BEGIN' }] })]);
    await visit(LIST);
    await userEvent.click(await screen.findByRole('link', { name: 'Tu solicitud: Farolera' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu solicitud: Farolera' })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Texto del mensaje' })).getByText(/Ya estamos con ello/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la empresa' }).getAttribute('href')).toBe(
      '/admin-panel/employers/employer-1',
    );
    await userEvent.click(screen.getByRole('button', { name: /entrevista\.ics/ }));
    expect(await kept[0]?.text()).toBe('BEGIN');
  });

  it('finds an older message by its address, page by page', async () => {
    outbox([message()], [SMS]);
    await visit(`${LIST}/out-2`);
    expect(await screen.findByRole('heading', { level: 1, name: 'SMS a +34600000001' })).toBeTruthy();
  });

  it('says that a message is not there once all pages were looked through', async () => {
    outbox([message()], [SMS]);
    await visit(`${LIST}/out-9`);
    expect(await screen.findByText('No encontrado')).toBeTruthy();
  });

  it('has words for when nothing was sent', async () => {
    outbox([]);
    await visit(LIST);
    expect(await screen.findByText('No hay mensajes')).toBeTruthy();
  });
});
