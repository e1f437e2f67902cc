// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

// React reports caught errors on the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fallback = (error: unknown, retry: () => void) => (
  <button type="button" onClick={retry}>
    {error instanceof Error ? error.message : 'desconhecido'}
  </button>
);

it('shows the fallback, reports once, and renders the children again on retry', () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('quebrou');
    return <p>Tudo certo</p>;
  };
  const onError = vi.fn<(error: unknown) => void>();
  render(
    <ErrorBoundary fallback={fallback} onError={onError}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledOnce();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'quebrou' }));
  expect(screen.getByText('Tudo certo')).toBeDefined();
});
