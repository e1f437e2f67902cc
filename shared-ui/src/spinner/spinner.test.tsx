// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Spinner } from './spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('speaks only after a wait that is noticed', () => {
  render(<Spinner />);
  pass(149);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
});

it('says by itself that the wait is longer than usual', () => {
  render(<Spinner />);
  pass(9_999);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('Está demorando mais que o normal…');
});

it('keeps a label of its own for as long as it lasts', () => {
  render(<Spinner label="Buscando…" />);
  pass(20_000);
  expect(screen.getByRole('status').textContent).toBe('Buscando…');
});
