import { createHash } from 'node:crypto';

const CHARACTERS = 27;

/** Id of a person in a company's list: stable for the same address in small letters, and does not reveal it. */
export const computePersonId = (companyId: string, email: string): string =>
  createHash('sha256').update(`${companyId}:${email}`).digest('base64url').slice(0, CHARACTERS);
