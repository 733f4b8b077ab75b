/** Toasts: one at a time, for five seconds, gone when dismissed. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '../../../frontend/src/app/toaster.tsx';
import { startI18n } from '../../../frontend/src/lib/i18n.ts';
import { showToast } from '../../../frontend/src/ui/toast-store.ts';

beforeEach(async () => {
  await startI18n('es');
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => vi.advanceTimersByTime(10_000));
  cleanup();
  vi.useRealTimers();
});

it('shows only the latest of two', () => {
  act(() => void showToast({ title: 'Primero' }));
  act(() => void showToast({ title: 'Segundo', description: 'Con detalle' }));
  expect(screen.queryByText('Primero')).toBeNull();
  expect(screen.getByText('Segundo')).toBeTruthy();
  expect(screen.getByText('Con detalle')).toBeTruthy();
});

it('goes away after 5000 ms, not before', () => {
  act(() => void showToast({ title: 'Aviso' }));
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText('Aviso')).toBeTruthy();
  act(() => vi.advanceTimersByTime(2));
  expect(screen.queryByText('Aviso')).toBeNull();
});

it('gives a replacing toast its own five seconds', () => {
  act(() => void showToast({ title: 'Primero' }));
  act(() => vi.advanceTimersByTime(4000));
  act(() => void showToast({ title: 'Segundo' }));
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.getByText('Segundo')).toBeTruthy();
});

it('waits while the user points at it, and leaves when dismissed', () => {
  act(() => void showToast({ title: 'Aviso' }));
  fireEvent.mouseEnter(screen.getByText('Aviso'));
  fireEvent.mouseOver(screen.getByText('Aviso'));
  act(() => vi.advanceTimersByTime(9000));
  expect(screen.getByText('Aviso')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText('Aviso')).toBeNull();
});

it('announces a destructive one as an alert and runs its action', () => {
  const onPress = vi.fn();
  act(() => void showToast({ title: 'Error', variant: 'destructive', action: { label: 'Repetir', onPress } }));
  expect(screen.getByRole('alert').textContent).toContain('Error');
  fireEvent.click(screen.getByRole('button', { name: 'Repetir' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Error')).toBeNull();
});
