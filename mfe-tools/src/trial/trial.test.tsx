// @vitest-environment happy-dom
import { keepTriedResume } from '@aura/shared-career-ui';
import { createEmptyResume, MINUTE_MS } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Trial from './trial.tsx';

vi.mock('@aura/shared-session/lifecycles', () => {
  const mount = { baseUrl: 'https://remoto.exemplo/', integrityOf: () => undefined };
  return { useMount: () => mount, lazyWithRetry: () => () => null };
});

vi.mock('@aura/shared-session/router', async (original) => ({
  ...(await original<object>()),
  Link: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  keepTriedResume(
    {
      source: 'file',
      label: 'cv.pdf',
      structure: { ...createEmptyResume(), summary: 'Oito anos em compras.' },
      confidence: {},
      notices: [],
      reading: 'this',
    },
    new Date(),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const pass = (minutes: number): void =>
  act(() => {
    vi.advanceTimersByTime(minutes * MINUTE_MS);
  });

test('a CV that nobody used for half an hour leaves the page and the tab, and the page says so', () => {
  render(<Trial />);
  pass(20);
  fireEvent.pointerDown(window);
  pass(20);
  expect(screen.getByText(/fica só nesta aba/)).toBeTruthy();
  pass(11);
  expect(screen.getByText('O currículo foi apagado desta aba')).toBeTruthy();
  expect(screen.queryByText(/Oito anos em compras/)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
