import type { PaymentIntentResult } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { readOutcome } from './outcome.ts';

const made = (status: string) => readOutcome({ paymentIntent: { status } } as unknown as PaymentIntentResult);
const failed = (error: object) => readOutcome({ error } as unknown as PaymentIntentResult);

test.each([
  ['succeeded', 'done'],
  ['requires_capture', 'done'],
  ['processing', 'processing'],
  ['canceled', 'over'],
  ['requires_action', 'refused'],
  ['requires_payment_method', 'refused'],
])('a payment that is %s is %s', (status, kind) => {
  expect(made(status).kind).toBe(kind);
});

test('a declined card says why, in the words of Stripe', () => {
  const error = {
    type: 'card_error',
    code: 'card_declined',
    message: 'Seu cartão foi recusado.',
    payment_intent: { status: 'requires_payment_method' },
  };
  expect(failed(error)).toEqual({ kind: 'refused', message: 'Seu cartão foi recusado.' });
  expect(failed({ ...error, message: ' ' })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('não foi aceito') as string,
  });
});

test('a payment made in another tab is made, with any error code', () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  expect(failed({ ...error, payment_intent: { status: 'succeeded' } })).toEqual({ kind: 'done' });
  expect(failed({ ...error, payment_intent: { status: 'processing' } })).toEqual({ kind: 'processing' });
  expect(failed({ ...error, payment_intent: { status: 'canceled' } })).toMatchObject({ kind: 'over' });
});

test('faults of the form and missing answers differ from a refusal', () => {
  expect(failed({ type: 'validation_error', message: 'Número incompleto.' })).toEqual({ kind: 'incomplete' });
  expect(failed({ type: 'api_connection_error' })).toEqual({ kind: 'unanswered' });
});
