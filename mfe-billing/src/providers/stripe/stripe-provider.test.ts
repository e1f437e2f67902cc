// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentAppearance } from '../provider.ts';
import { createStripeProvider } from './index.ts';

const appearance: PaymentAppearance = {
  isDark: true,
  ink: '#fff',
  inkSoft: '#eee',
  surface: '#111',
  accent: '#0f0',
  danger: '#f00',
  edge: '#888',
  radius: '6px',
};
const payment = {
  clientSecret: 'pi_1_secret_2',
  appearance,
  returnTo: 'http://localhost/assinatura/sucesso',
  mayWait: false,
  onChoice: () => undefined,
};

/** What the page did with Stripe, and how Stripe behaves. */
const stripe = {
  calls: [] as unknown[][],
  comes: 'ready' as 'ready' | 'loaderror' | 'never',
  confirm: (): Promise<unknown> => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
};
const call =
  (name: string) =>
  (...given: unknown[]) =>
    void stripe.calls.push([name, ...given]);
const callsOf = (name: string) => stripe.calls.filter(([called]) => called === name);

function fakeStripe(...given: unknown[]) {
  stripe.calls.push(['Stripe', ...given]);
  return {
    elements: (options: unknown) => {
      stripe.calls.push(['elements', options]);
      return { update: call('update'), create: () => fakeForm() };
    },
    confirmPayment: (options: object) => {
      stripe.calls.push(['confirmPayment', options]);
      return stripe.confirm();
    },
  };
}

function fakeForm() {
  const handlers = new Map<string, () => void>();
  return {
    once: (event: string, handler: () => void) => handlers.set(event, handler),
    mount: (node: HTMLElement) => {
      node.append('campos do cartão');
      handlers.get(stripe.comes)?.();
    },
    destroy: call('destroy'),
  };
}

beforeEach(() => {
  Object.assign(stripe, {
    calls: [],
    comes: 'ready',
    confirm: () => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
  });
  vi.stubGlobal('Stripe', Object.assign(fakeStripe, { version: 'endive' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function mounted() {
  const node = document.createElement('div');
  const form = await createStripeProvider('pk_test_1').mount(node, payment);
  if (!form.ok) throw new Error(form.error);
  return { node, form: form.value };
}

test('draws the form of this payment in Portuguese, dressed as the page', async () => {
  const { node, form } = await mounted();
  expect(node.textContent).toBe('campos do cartão');
  expect(callsOf('Stripe')).toEqual([['Stripe', 'pk_test_1', { locale: 'pt-BR' }]]);
  expect(callsOf('elements')[0]?.[1]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    locale: 'pt-BR',
    appearance: { theme: 'night', variables: { colorPrimary: '#0f0', colorBackground: '#111' } },
  });
  form.restyle({ ...appearance, isDark: false });
  expect(callsOf('update')[0]?.[1]).toMatchObject({ appearance: { theme: 'stripe' } });
  form.unmount();
  expect(callsOf('destroy')).toHaveLength(1);
});

test('pays on the page, and leaves it only for a bank that wants its own', async () => {
  const { form } = await mounted();
  expect(await form.confirm()).toEqual({ kind: 'done' });
  expect(callsOf('confirmPayment')).toMatchObject([
    ['confirmPayment', { confirmParams: { return_url: payment.returnTo }, redirect: 'if_required' }],
  ]);
});

test('a confirmation that breaks off is unanswered, not refused', async () => {
  const { form } = await mounted();
  stripe.confirm = () => Promise.reject(new Error('network'));
  expect(await form.confirm()).toEqual({ kind: 'unanswered' });
});

test('a form that Stripe cannot draw is unavailable and leaves nothing behind', async () => {
  stripe.comes = 'loaderror';
  const form = await createStripeProvider('pk_test_1').mount(document.createElement('div'), payment);
  expect(form).toMatchObject({ ok: false });
  expect(callsOf('destroy')).toHaveLength(1);
});

test('a form that does not come within ten seconds is unavailable', async () => {
  vi.useFakeTimers();
  stripe.comes = 'never';
  const opening = createStripeProvider('pk_test_1').mount(document.createElement('div'), payment);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opening).toMatchObject({ ok: false });
});

test('without the script the form is unavailable, and the next attempt can load it', async () => {
  vi.unstubAllGlobals();
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (element) => void scripts.push(element as HTMLScriptElement),
  );
  const provider = createStripeProvider('pk_test_1');
  const first = provider.mount(document.createElement('div'), payment);
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await first).toMatchObject({ ok: false });
  const second = provider.mount(document.createElement('div'), payment);
  vi.stubGlobal('Stripe', Object.assign(fakeStripe, { version: 'endive' }));
  scripts[1]?.dispatchEvent(new Event('load'));
  expect(await second).toMatchObject({ ok: true });
  vi.restoreAllMocks();
});
