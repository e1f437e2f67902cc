// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pagePorts } from './page-ports.ts';

afterEach(() => vi.restoreAllMocks());

test('a hidden tab waits until somebody looks', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const seen: string[] = [];
  const waiting = pagePorts.visible().then(() => seen.push('visible'));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waiting;
  expect(seen).toEqual(['visible']);
});

test('a tab that somebody looks at does not wait', async () => {
  await expect(pagePorts.visible()).resolves.toBeUndefined();
});
