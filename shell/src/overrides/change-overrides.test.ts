// @vitest-environment happy-dom
import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOverride, removeAllOverrides, removeOverride } from './change-overrides.ts';
import { OVERRIDES_KEY } from './override-state.ts';

const stored = () => JSON.parse(localStorage.getItem(OVERRIDES_KEY) ?? 'null') as unknown;

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.includes('4311') ? 'tools' : 'billing';
    return Promise.resolve(Response.json(releaseWith({ name }).descriptor));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('an address is remembered once its server has answered, beside the others', async () => {
  expect((await addOverride('tools', ' http://localhost:4311 ')).ok).toBe(true);
  expect((await addOverride('billing', 'http://localhost:4312/')).ok).toBe(true);
  expect(stored()).toEqual({ tools: 'http://localhost:4311/', billing: 'http://localhost:4312/' });
  removeOverride('tools');
  expect(stored()).toEqual({ billing: 'http://localhost:4312/' });
  removeAllOverrides();
  expect(stored()).toBeNull();
});

test('a forbidden address is neither remembered nor asked', async () => {
  expect(await addOverride('tools', 'http://localhost.evil.com:4311/')).toEqual({
    ok: false,
    error: expect.stringContaining('não é de um servidor http desta máquina'),
  });
  expect((await addOverride('cockpit', 'http://localhost:4311/')).ok).toBe(false);
  expect(stored()).toBeNull();
});
