import { createHmac } from 'node:crypto';
import type { StoredPulse } from '@aura/shared-company';

/**
 * The document name of a person's answer to a pulse, made with the key of the pulse. Without the key nothing leads
 * from an answer to an account; with it, only code that knows the account finds its answer, to change or withdraw it.
 */
export const computeAnswerId = ({ key }: Pick<StoredPulse, 'key'>, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(uid).digest('base64url');
