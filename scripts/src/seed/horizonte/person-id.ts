import { createHash } from 'node:crypto';
import { HORIZONTE } from './company.ts';

/** Id in the list of the demo company, as the backend makes it: an import of the same address finds the same person. */
export const computePersonId = (email: string): string =>
  createHash('sha256').update(`${HORIZONTE.id}:${email}`).digest('base64url').slice(0, 27);
