// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFailedChunks, loadLazilyWithPauses } from './lazy-with-retry.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'não veio' : this.props.children;
  }
}

/** A chunk that comes only after so many failures. */
function chunk(failures: number) {
  let calls = 0;
  const load = () =>
    calls++ < failures
      ? Promise.reject(new Error('network'))
      : Promise.resolve({ default: () => <p>página</p> });
  return { load, calls: () => calls };
}

const show = (Page: ReturnType<typeof loadLazilyWithPauses>) =>
  render(
    <Boundary>
      <Suspense fallback="esperando">
        <Page />
      </Suspense>
    </Boundary>,
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

test('two failures are survived', async () => {
  const { load, calls } = chunk(2);
  show(loadLazilyWithPauses(load, () => Promise.resolve()));
  await screen.findByText('página');
  expect(calls()).toBe(3);
});

test('after the last failure the module loads again without a reload, once the failure is forgotten', async () => {
  const { load, calls } = chunk(3);
  const Page = loadLazilyWithPauses(load, () => Promise.resolve());
  show(Page);
  await screen.findByText('não veio');
  expect(calls()).toBe(3);
  cleanup();
  forgetFailedChunks();
  show(Page);
  await screen.findByText('página');
});

test('a preloaded module is drawn at once', async () => {
  const { load, calls } = chunk(1);
  const Page = loadLazilyWithPauses(load, () => Promise.resolve());
  await Page.preload();
  const { container } = show(Page);
  expect(container.textContent).toBe('página');
  expect(calls()).toBe(2);
});

test('fetching ahead says where it failed, and drawing tries again', async () => {
  const { load } = chunk(3);
  const Page = loadLazilyWithPauses(load, () => Promise.resolve());
  await expect(Page.preload()).rejects.toThrow('network');
  show(Page);
  expect(await screen.findByText('página')).toBeTruthy();
});
