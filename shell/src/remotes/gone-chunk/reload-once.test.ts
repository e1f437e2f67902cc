// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { markReloadedFor, wasReloadedFor } from './reload-once.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('remembers every version that the tab was reloaded for', () => {
  expect(wasReloadedFor('tools@1.0.0')).toBe(false);
  markReloadedFor('tools@1.0.0');
  markReloadedFor('billing@1.0.0');
  expect(wasReloadedFor('tools@1.0.0')).toBe(true);
  expect(wasReloadedFor('tools@1.0.1')).toBe(false);
});

test('without storage it answers as if it had happened', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  markReloadedFor('tools@1.0.0');
  expect(wasReloadedFor('tools@1.0.0')).toBe(true);
});
