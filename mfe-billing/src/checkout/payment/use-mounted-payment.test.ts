// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { followTheme, readPageAppearance } from './use-mounted-payment.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-theme');
  document.head.replaceChildren();
});

test('gives the tokens of the theme that is shown', () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --color-ink: #123456; } :root[data-theme="dark"] { --color-ink: #abcdef; }';
  document.head.append(sheet);
  expect(readPageAppearance().ink).toBe('#123456');
  root.setAttribute('data-theme', 'dark');
  expect(readPageAppearance().ink).toBe('#abcdef');
});

test('announces another theme until told to stop', async () => {
  const listener = vi.fn<() => void>();
  const stop = followTheme(listener);
  root.setAttribute('data-theme', 'dark');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  stop();
  root.setAttribute('data-theme', 'light');
  await new Promise((resolve) => setImmediate(resolve));
  expect(listener).toHaveBeenCalledTimes(1);
});
