// @vitest-environment happy-dom
import { err, ok, type BillingStatus } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverdueNotice } from './overdue-notice.tsx';
import { PaymentsTable } from './payments/payments-table.tsx';

const page = vi.hoisted(() => ({
  asked: [] as { path: string; body: unknown; answer: (given: unknown) => void }[],
}));
vi.mock('@aura/shared-session', () => ({
  call: ({ path }: { path: string }, body: unknown) =>
    new Promise((answer) => page.asked.push({ path, body, answer })),
}));
vi.mock('@aura/shared-session/router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
beforeEach(() => void (page.asked = []));
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (given: unknown) => act(async () => page.asked.at(-1)?.answer(given));

const NOW = new Date('2026-03-10T12:00:00Z');
const PAYMENT: BillingStatus['payments'][number] = {
  id: 'pi_1',
  paidAt: '2026-03-10T11:00:00.000Z',
  amount: 79_90,
  plan: 'impulso',
  interval: 'month',
  status: 'paid',
  receiptUrl: null,
  paidWith: { kind: 'card', last4: '4242' },
  withdrawableUntil: '2026-03-18T03:00:00.000Z',
};

function show(...payments: BillingStatus['payments']) {
  const done = vi.fn<() => void>();
  render(<PaymentsTable payments={payments} now={NOW} onWithdrawn={done} />);
  return done;
}

test('a purchase is undone after its money and its way were said', async () => {
  const done = show(PAYMENT);
  press('Desistir da compra de 10 de março de 2026');
  const dialog = within(screen.getByRole('dialog', { name: 'Desistir da compra?' }));
  expect(dialog.getByText(/O valor volta para o cartão de final 4242/u)).toBeTruthy();
  expect(dialog.getByText(/nada mais será cobrado/u)).toBeTruthy();
  expect(page.asked).toEqual([]);
  press('Desistir e receber R$\u00A079,90');
  expect(page.asked).toMatchObject([{ path: '/billing/withdraw', body: { paymentId: 'pi_1' } }]);
  await answer(err({ code: 'unavailable', message: 'Nada mudou.' }));
  expect(dialog.getByText('Nada mudou.')).toBeTruthy();
  press('Desistir e receber R$\u00A079,90');
  await answer(ok({}));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('its days over, a purchase is not undone; a boleto is undone by hand', () => {
  show(
    { ...PAYMENT, withdrawableUntil: '2026-03-10T03:00:00.000Z' },
    { ...PAYMENT, id: 'pi_2', withdrawableUntil: undefined, paidWith: { kind: 'boleto' } },
  );
  expect(screen.queryByRole('button', { name: /Desistir/u })).toBeNull();
  expect(screen.getByText(/Para desistir até 17 de março de 2026/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'contato' }).getAttribute('href')).toBe('/contato');
});

test('a renewal in arrears is paid with one click, and a refusal says the way on', async () => {
  const paid = vi.fn<() => void>();
  render(<OverdueNotice amount={79_90} onPaid={paid} />);
  press('Pagar R$\u00A079,90 agora');
  expect(page.asked).toMatchObject([{ path: '/billing/pay-overdue' }]);
  await answer(err({ code: 'conflict', message: 'O cartão recusou de novo.' }));
  expect(screen.getByText('O cartão recusou de novo.')).toBeTruthy();
  press('Pagar R$\u00A079,90 agora');
  await answer(ok({}));
  expect(paid).toHaveBeenCalledOnce();
});
