import { json } from '../http/answers.ts';
import type { Answer } from '../http/message.ts';

/** A refusal, as Stripe words it. */
export interface Fault {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly code?: string;
  readonly message: string;
  readonly param?: string;
}

export const invalid = (message: string, param?: string, code?: string): Fault => ({
  status: 400,
  type: 'invalid_request_error',
  message,
  ...(param === undefined ? {} : { param }),
  ...(code === undefined ? {} : { code }),
});

/** The card on file did not pay. */
export const CARD_DECLINED: Fault = {
  status: 402,
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
};

/** What the address of a request names is not there. */
export const notFound = (what: string, id: string): Fault => ({
  ...missing(what, id, 'id'),
  status: 404,
});

/** What a parameter names is not there. */
export const missing = (what: string, id: string, param: string): Fault =>
  invalid(`No such ${what}: '${id}'`, param, 'resource_missing');

export function faultAnswer({ status, ...error }: Fault, headers: Readonly<Record<string, string>>): Answer {
  return json(status, { error }, headers);
}
