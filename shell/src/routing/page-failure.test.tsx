// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFailure } from './page-failure.tsx';

const gone = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const RUNNING = '/boot.47e220f0.js';

/** What the server answers for a page now. */
function serve(boot: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script defer src="${boot}"></script>`)));
}

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', RUNNING);
  document.head.replaceChildren(script);
  sessionStorage.setItem('aura.reloaded', RUNNING);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('any other error offers another attempt at once', () => {
  const retry = vi.fn<() => void>();
  render(<PageFailure error={new TypeError('x')} onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('code that disappeared with a newer shell offers a reload, if one happened by itself before', async () => {
  serve('/boot.00000001.js');
  render(<PageFailure error={gone()} onRetry={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Recarregar a página' })).toBeTruthy();
});

test('code that does not come although the shell is the same offers another attempt', async () => {
  serve(RUNNING);
  render(<PageFailure error={gone()} onRetry={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
