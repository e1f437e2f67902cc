import { createHmac } from 'node:crypto';
import type { StoredPulse } from '@aura/shared-company';

/**
 * The name of somebody's answer to a pulse. It is made with the key of the pulse: without it nothing leads from an answer to
 * an account, and with it only whoever knows the account finds its answer, to change it or take it back.
 */
export const computeAnswerId = ({ key }: Pick<StoredPulse, 'key'>, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(uid).digest('base64url');
