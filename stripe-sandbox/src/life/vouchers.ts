import { randomInt } from 'node:crypto';
import { emit } from '../events/emit.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentFailure, PaymentIntent } from '../state/records/payments.ts';
import { change } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { succeedIntent } from './settle-intent.ts';

/** A way to pay at one's bank, later. */
export type VoucherWay = 'pix' | 'boleto';

/** What the stand-in knows these ways by. */
const METHODS: Readonly<Record<VoucherWay, string>> = { pix: 'pm_pix', boleto: 'pm_boleto' };

export const getWay = (paymentMethod: string | null): VoucherWay | null =>
  paymentMethod === METHODS.pix ? 'pix' : paymentMethod === METHODS.boleto ? 'boleto' : null;

const EXPIRED: PaymentFailure = {
  code: 'payment_intent_payment_attempt_expired',
  declineCode: null,
  message: 'The payment was not made in time.',
};

/** Gives out a code or a slip, to be paid at a bank until it expires. Nothing is paid yet. */
export function issueVoucher(world: World, intent: PaymentIntent, way: VoucherWay): void {
  const expiresAt = expiryOf(readSeconds(world), way, intent.lasts);
  change(intent, {
    status: 'requires_action',
    paymentMethod: METHODS[way],
    failure: null,
    voucher: { way, code: codeOf(intent, way), expiresAt },
  });
  emit(world, intent.customer, 'payment_intent.requires_action', renderPaymentIntent(intent));
}

/** A slip lasts until the end of its last day in São Paulo, three hours behind all year. */
function expiryOf(now: number, way: VoucherWay, lasts: PaymentIntent['lasts']): number {
  const end = now + lasts[way];
  if (way === 'pix') return end;
  const [day, offset] = [86_400, 3 * 3600];
  return Math.floor((end - offset) / day) * day + day + offset - 1;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Looks like a code, and is none: no bank takes it. */
const codeOf = (intent: PaymentIntent, way: VoucherWay): string =>
  way === 'pix'
    ? `00020126-DEMONSTRACAO-${intent.id.slice(-12)}-NAO-PAGUE`
    : `00000.${digits(5)} ${digits(5)}.${digits(6)} ${digits(5)}.${digits(6)} 0 00000000000000`;

/** The bank reports the payment. False if there is nothing left to pay. */
export function payVoucher(world: World, intent: PaymentIntent): boolean {
  const { voucher, paymentMethod } = intent;
  if (intent.status !== 'requires_action' || !voucher || paymentMethod === null) return false;
  change(intent, { voucher: null });
  succeedIntent(world, intent, paymentMethod);
  return true;
}

/** It expired unpaid: another method can be chosen. */
export function expireVoucher(world: World, intent: PaymentIntent): boolean {
  if (intent.status !== 'requires_action' || !intent.voucher) return false;
  change(intent, { status: 'requires_payment_method', paymentMethod: null, voucher: null, failure: EXPIRED });
  emit(world, intent.customer, 'payment_intent.payment_failed', renderPaymentIntent(intent));
  return true;
}
