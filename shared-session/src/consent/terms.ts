import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { addCounted } from '../records/counted-record.ts';
import type { Session } from '../session/session-store.ts';

/** A text of the terms; the hash tells a text from one that was changed without a new version. */
export interface Terms {
  readonly version: number;
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

/**
 * Stores with the person's data which text was accepted, and that they declared to be of age, which the same sentence
 * says. The account already exists: if this cannot be stored, the person continues.
 * @param newId returns an unused record id
 */
export function createTermsRecord(
  session: Pick<Session, 'person'>,
  newId: () => string,
): (terms: Terms) => void {
  return ({ version, hash }) => {
    const person = session.person();
    if (!person) return;
    const record = { terms: 'accepted', version, hash, isAdult: true, at: SERVER_TIME, source: 'signup' };
    void addCounted(person, 'consents', newId(), record);
  };
}
