// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openBrowserStorage } from './safe-storage.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('values are written, read and removed', () => {
  const storage = openBrowserStorage();
  storage.write('k', 'v');
  expect(storage.read('k')).toBe('v');
  storage.write('k', null);
  expect(storage.read('k')).toBeNull();
});

test('a storage that refuses is an empty one', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const storage = openBrowserStorage();
  expect(() => storage.write('k', 'v')).not.toThrow();
  expect(storage.read('k')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(storage.read('k')).toBeNull();
});

test('a full storage keeps its values, and nothing throws', () => {
  const stored = localStorage;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  openBrowserStorage().write('k', 'v');
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.getItem(key), setItem: full });
  expect(() => openBrowserStorage().write('k', 'w'.repeat(1000))).not.toThrow();
  expect(openBrowserStorage().read('k')).toBe('v');
});

test('events of other tabs are heard for the key and for a clearing, until stopped', () => {
  const heard: (string | null)[] = [];
  const stop = openBrowserStorage().onOtherTab('k', (value) => heard.push(value));
  tell('k', '1');
  tell('other', '2');
  tell(null, null);
  stop();
  tell('k', '3');
  expect(heard).toEqual(['1', null]);
});
