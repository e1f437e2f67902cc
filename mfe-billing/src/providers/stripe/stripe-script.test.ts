// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStripeScript } from './stripe-script.ts';
import { STRIPE_JS } from './trusted-stripe-url.ts';

/** Script elements that the page was given; it fetches none of them. */
let elements: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  elements = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (element) => void elements.push(element as HTMLScriptElement),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('puts the script on the page once, and says that Stripe is there', async () => {
  const both = Promise.all([loadStripeScript(), loadStripeScript()]);
  expect(elements.map((element) => element.getAttribute('src'))).toEqual([STRIPE_JS]);
  vi.stubGlobal('Stripe', () => undefined);
  elements[0]?.dispatchEvent(new Event('load'));
  expect(await both).toEqual([true, true]);
  expect(await loadStripeScript()).toBe(true);
  expect(elements).toHaveLength(1);
});

test('a script that is blocked is a failure, and is asked for again', async () => {
  const first = loadStripeScript();
  elements[0]?.dispatchEvent(new Event('error'));
  expect(await first).toBe(false);
  const second = loadStripeScript();
  vi.stubGlobal('Stripe', () => undefined);
  elements[1]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
});

test('a script that does not come within ten seconds is a failure', async () => {
  const answers: boolean[] = [];
  void loadStripeScript().then((came) => answers.push(came));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([false]);
});

test('a page that does not allow the policy has no Stripe', async () => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('not allowed');
    },
  });
  const fresh = await import('./stripe-script.ts');
  expect(await fresh.loadStripeScript()).toBe(false);
  expect(elements).toEqual([]);
});
