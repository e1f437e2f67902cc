// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountedPayment, PaymentOutcome } from '../provider.ts';
import { sandboxProvider } from './index.tsx';

/** The demonstration behind the site: what it was asked, and what it answers by the end of the address. */
const server = { asked: [] as [string, unknown][], answers: {} as Record<string, [number, unknown]> };

let form: MountedPayment;
let choices = 0;
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(server, { asked: [], answers: {} });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    server.asked.push([address, init?.body ? JSON.parse(init.body as string) : null]);
    const answer = Object.entries(server.answers).find(([end]) => address.includes(end))?.[1];
    if (!answer) throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  const node = document.createElement('div');
  document.body.append(node);
  choices = 0;
  const payment = {
    clientSecret: 'pi_7_secret_x',
    appearance: {} as never,
    returnTo: '',
    mayWait: true,
    onChoice: () => void (choices += 1),
  };
  await act(async () => {
    const mounted = await sandboxProvider.mount(node, payment);
    if (mounted.ok) form = mounted.value;
  });
});
afterEach(async () => {
  await act(async () => form.unmount());
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const confirm = async () => {
  let outcome: PaymentOutcome | undefined;
  await act(async () => {
    outcome = await form.confirm();
  });
  return outcome;
};
const declined = (code: string, message: string): [number, unknown] => [402, { error: { code, message } }];

test('names itself, and has cards to choose but no field for a number', () => {
  expect(screen.getByText('Ambiente de demonstração: nenhum dinheiro é cobrado')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a card nothing is sent, the form says so and gets the focus', async () => {
  const message = 'Escolha um cartão de teste para pagar.';
  expect(await confirm()).toEqual({ kind: 'incomplete', message });
  const shown = screen.getByText(message).closest('p');
  const [first] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(first);
  expect(first?.getAttribute('aria-describedby')?.split(' ')).toContain(shown?.id);
  expect(server.asked).toEqual([]);
  expect(choices).toBe(0);
  choose('Pagamento aprovado');
  expect(screen.queryByText(message)).toBeNull();
  expect(choices).toBe(1);
});

test('pays with the chosen card', async () => {
  server.answers = { '/confirm': [200, { status: 'succeeded' }] };
  choose('Pagamento aprovado');
  expect(await confirm()).toEqual({ kind: 'done' });
  expect(server.asked).toEqual([
    [
      '/pagamentos-demo/payment_intents/pi_7/confirm',
      { clientSecret: 'pi_7_secret_x', paymentMethod: 'pm_card_visa' },
    ],
  ]);
});

test('a later payment at a bank waits, and asks no bank here', async () => {
  server.answers = { '/confirm': [200, { status: 'requires_action', waitsFor: 'boleto' }] };
  choose('Boleto');
  expect(await confirm()).toEqual({ kind: 'waiting' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal gives its reason, and another card can be tried', async () => {
  server.answers = { '/confirm': declined('card_declined', 'Seu cartão foi recusado.') };
  choose('Pagamento recusado');
  expect(await confirm()).toEqual({ kind: 'refused', message: 'Seu cartão foi recusado.' });
  server.answers = { '/confirm': [200, { status: 'processing' }] };
  choose('Aprovado depois de alguns segundos em análise');
  expect(await confirm()).toEqual({ kind: 'processing' });
});

test.each([
  ['Autorizar', true, [200, { status: 'succeeded' }], { kind: 'done' }],
  [
    'Recusar',
    false,
    declined('payment_intent_authentication_failure', 'A confirmação foi recusada pelo banco.'),
    { kind: 'refused', message: 'A confirmação foi recusada pelo banco.' },
  ],
  [
    'Fechar',
    false,
    declined('payment_intent_authentication_failure', 'A confirmação foi recusada pelo banco.'),
    { kind: 'refused', message: 'A confirmação foi recusada pelo banco.' },
  ],
] as const)('the bank asks; %s answers it', async (button, approve, answer, outcome) => {
  server.answers = { '/confirm': [200, { status: 'requires_action' }], '/authenticate': [...answer] };
  choose('O banco pede confirmação');
  const confirming = form.confirm();
  expect(await screen.findByRole('heading', { name: 'Seu banco pede uma confirmação' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await confirming).toEqual(outcome);
  expect(server.asked.at(-1)?.[1]).toEqual({ clientSecret: 'pi_7_secret_x', approve });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leaving the page while the bank asks gives no answer for the person', async () => {
  server.answers = { '/confirm': [200, { status: 'requires_action' }] };
  choose('O banco pede confirmação');
  const confirming = form.confirm();
  await screen.findByRole('heading', { name: 'Seu banco pede uma confirmação' });
  await act(async () => form.unmount());
  expect(await confirming).toEqual({ kind: 'incomplete' });
  expect(server.asked).toHaveLength(1);
});

test('a payment made in another tab is made; a cancelled or missing one is over', async () => {
  const closed: [number, unknown] = [
    400,
    { error: { code: 'payment_intent_unexpected_state', message: '' } },
  ];
  const over = { kind: 'over', message: expect.stringContaining('não está mais disponível') as string };
  choose('Pagamento aprovado');
  server.answers = { '/confirm': closed, '?clientSecret=pi_7_secret_x': [200, { status: 'succeeded' }] };
  expect(await confirm()).toEqual({ kind: 'done' });
  server.answers = { '/confirm': closed, '?clientSecret=': [200, { status: 'canceled' }] };
  expect(await confirm()).toEqual(over);
  server.answers = { '/confirm': [404, {}], '?clientSecret=': [404, {}] };
  expect(await confirm()).toEqual(over);
});

test.each([
  ['no answer', {}],
  ['an answer that is none', { '/confirm': [200, { status: 'perhaps' }] }],
  ['an error that is none', { '/confirm': [500, 'oops'] }],
] as const)('%s is unanswered, not refused', async (_, answers) => {
  server.answers = answers as never;
  choose('Pagamento aprovado');
  expect(await confirm()).toEqual({ kind: 'unanswered' });
});
