import { randomBytes } from 'node:crypto';

/** What an id begins with says what it is of, as at Stripe. */
export type Prefix =
  | 'cus'
  | 'sub'
  | 'si'
  | 'in'
  | 'il'
  | 'inpay'
  | 'pi'
  | 'ch'
  | 're'
  | 'du'
  | 'evt'
  | 'bps'
  | 'bpc'
  | 'di'
  | 'coupon'
  | 'promo'
  | 'sub_sched'
  | 'req';

/** An unguessable id: portals and receipts need no other secret. */
export const createId = (prefix: Prefix): string => `${prefix}_demo${randomBytes(16).toString('hex')}`;

export const newClientSecret = (intentId: string): string =>
  `${intentId}_secret_${randomBytes(16).toString('hex')}`;
