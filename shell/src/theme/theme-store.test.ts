// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

/** The module as a page would load it that finds this in the storage. */
async function loadWith(stored: string | null) {
  vi.resetModules();
  localStorage.clear();
  if (stored !== null) localStorage.setItem('aura.theme', stored);
  return import('./theme-store.ts');
}

beforeEach(() => {
  delete dataset['theme'];
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['sepia', 'system'],
  [null, 'system'],
])('a device that remembers %j shows %j', async (stored, theme) => {
  const { readTheme } = await loadWith(stored);
  expect(readTheme()).toBe(theme);
});

test("a choice is shown, announced and remembered; the system's theme is no choice", async () => {
  const { readTheme, setTheme, subscribeTheme } = await loadWith(null);
  const told: string[] = [];
  const stop = subscribeTheme(() => told.push(readTheme()));
  setTheme('dark');
  expect([dataset['theme'], localStorage.getItem('aura.theme')]).toEqual(['dark', 'dark']);
  setTheme('system');
  expect([dataset['theme'], localStorage.getItem('aura.theme')]).toEqual([undefined, null]);
  stop();
  setTheme('light');
  expect(told).toEqual(['dark', 'system']);
});

test('a choice made in another tab is shown here', async () => {
  const { readTheme } = await loadWith('light');
  localStorage.setItem('aura.theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'aura.theme', newValue: 'dark' }));
  expect([readTheme(), dataset['theme']]).toEqual(['dark', 'dark']);
});
