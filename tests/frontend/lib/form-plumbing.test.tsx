/** What public forms share: one key per content, also across a reload, and drafts that lose nothing. */
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, remainingFillMs, useAttempt } from '../../../frontend/src/lib/attempt.ts';
import { clearDraft, readDraft, useDraft, writeDraft } from '../../../frontend/src/lib/draft.ts';
import { fieldRefusals } from '../../../frontend/src/ui/use-form-sending.ts';
import { AppError } from '../../../shared/errors.ts';
import { userEvent } from '../user.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an attempt', () => {
  const time = { openedAt: 0, now: 9_400 };

  it('keeps key and time while the content is the same', () => {
    const first = attemptFor('a', undefined, time);
    expect(first.fillSeconds).toBe(9);
    expect(attemptFor('a', first, { ...time, now: 60_000 })).toEqual(first);
    expect(attemptFor('b', first, time).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('waits out what is missing of the time that a person needs, and claims no less', () => {
    expect(remainingFillMs({ openedAt: 1000, now: 1500 })).toBe(1500);
    expect(remainingFillMs({ openedAt: 1000, now: 9000 })).toBe(0);
    expect(attemptFor('a', undefined, { openedAt: 1000, now: 1500 }).fillSeconds).toBe(2);
  });

  it('that is not trusted, because something is missing in what was kept, is a new one', () => {
    expect(attemptFor('a', { content: 'a' }, time).idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  });

  it('is the same after a reload, until it has arrived', async () => {
    vi.useFakeTimers();
    const begin = async () => {
      const { result, unmount } = renderHook(() => useAttempt('probe'));
      const begun = result.current.begin('a');
      await act(() => vi.advanceTimersByTimeAsync(3000));
      const attempt = await begun;
      return { attempt, forget: result.current.forget, unmount };
    };
    const before = await begin();
    before.unmount();
    const after = await begin();
    expect(after.attempt).toEqual(before.attempt);
    after.forget();
    after.unmount();
    const another = await begin();
    expect(another.attempt.idempotencyKey).not.toBe(before.attempt.idempotencyKey);
  });
});

interface Values {
  name: string;
  note: string;
}
const FIELDS = ['name', 'note'] as const;

function Probe({ preset = '' }: { preset?: string }) {
  const form = useForm<Values>({ defaultValues: { name: '', note: preset } });
  useDraft(form, 'probe', FIELDS);
  return (
    <form>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="note" {...form.register('note')} />
    </form>
  );
}

const shown = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('a draft', () => {
  it('is there again when the form comes back', async () => {
    const { unmount } = render(<Probe />);
    await userEvent.type(screen.getByLabelText('name'), 'Lucía');
    unmount();
    render(<Probe />);
    expect(shown('name')).toBe('Lucía');
  });

  it('leaves alone what stands in a field already', () => {
    writeDraft('probe', { name: 'Lucía', note: 'old' });
    render(<Probe preset="asked for" />);
    expect(shown('note')).toBe('asked for');
    expect(shown('name')).toBe('Lucía');
  });

  it('is gone once it is cleared, and unreadable ones count as none', () => {
    writeDraft('probe', { name: 'Lucía' });
    clearDraft('probe');
    expect(readDraft('probe')).toBeUndefined();
    window.sessionStorage.setItem('encaje.draft.probe', '{broken');
    expect(readDraft('probe')).toBeUndefined();
  });

  it('does without storage where the browser forbids it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<Probe />);
    await userEvent.type(screen.getByLabelText('name'), 'Lucía');
    expect(shown('name')).toBe('Lucía');
  });
});

describe('refusals of the API', () => {
  it('go to the field they are about, also when they are about a part of it', () => {
    const error = new AppError('invalid', 'INVALID_INPUT', {
      errors: [
        { path: 'note.length', code: 'TOO_LONG' },
        { path: 'nobody', code: 'INVALID' },
      ],
    });
    expect(fieldRefusals(error, FIELDS)).toEqual([{ name: 'note', code: 'TOO_LONG' }]);
    expect(fieldRefusals(new Error('other'), FIELDS)).toEqual([]);
  });
});
