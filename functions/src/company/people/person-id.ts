import { createHash } from 'node:crypto';

const CHARACTERS = 27;

/** Id of somebody in a company's list: always the same for the same address in small letters, and not the address. */
export const computePersonId = (companyId: string, email: string): string =>
  createHash('sha256').update(`${companyId}:${email}`).digest('base64url').slice(0, CHARACTERS);
