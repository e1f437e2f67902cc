// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { STRIPE_JS } from './trusted-stripe-url.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('the address is the one that the package itself would load', async () => {
  const elements: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    elements.push(node as unknown as HTMLScriptElement);
    return node;
  });
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  void loadStripe('pk_test_1');
  expect(elements.map((element) => element.getAttribute('src'))).toEqual([STRIPE_JS]);
});

test("under Trusted Types the remote's policy lets through only this address", async () => {
  const policies: { name: string; createScriptURL: (url: string) => string }[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
      policies.push({ name, createScriptURL });
      return { createScriptURL: (url: string) => `trusted ${createScriptURL(url)}` };
    },
  });
  const { makeTrustedStripeUrl } = await import('./trusted-stripe-url.ts');
  expect([makeTrustedStripeUrl(), makeTrustedStripeUrl()]).toEqual([
    `trusted ${STRIPE_JS}`,
    `trusted ${STRIPE_JS}`,
  ]);
  expect(policies.map(({ name }) => name)).toEqual(['aura-mfe-billing']);
  for (const url of ['https://js.stripe.com/v3/', `${STRIPE_JS}?a=1`, 'https://evil.example/stripe.js'])
    expect(() => policies[0]?.createScriptURL(url)).toThrow(TypeError);
});
