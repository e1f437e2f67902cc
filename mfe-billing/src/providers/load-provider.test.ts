// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadProvider } from './load-provider.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./stripe/index.ts');
});

test('the demonstration and Stripe are recognised', async () => {
  vi.stubGlobal('Stripe', () => undefined);
  const { sandboxProvider } = await import('./sandbox/index.tsx');
  expect(await loadProvider({ kind: 'sandbox' })).toEqual({ ok: true, value: sandboxProvider });
  const stripe = await loadProvider({ kind: 'stripe', publishableKey: 'pk_test_1' });
  expect(stripe.ok && stripe.value).not.toBe(sandboxProvider);
});

test('code that does not come is a reason, not an exception', async () => {
  vi.resetModules();
  vi.doMock('./stripe/index.ts', () => {
    throw new Error('chunk failed');
  });
  const fresh = await import('./load-provider.ts');
  expect(await fresh.loadProvider({ kind: 'stripe', publishableKey: 'pk_test_1' })).toMatchObject({
    ok: false,
  });
});
