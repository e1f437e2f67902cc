import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { addCounted } from '../records/counted-record.ts';
import type { Session } from '../session/session-store.ts';
import { CONSENT_VERSION, type AnswerListener } from './consent-store.ts';

/**
 * Stores an answer with the person's data, as a proof of answer and time. An answer given while the session is loading
 * waits for it. For signed-out people nothing is stored, and nothing is loaded to find out. The answer also counts if
 * it could not be stored.
 * @param newId returns an unused record id
 */
export function createConsentRecord(
  session: Pick<Session, 'person' | 'getState' | 'subscribe'>,
  newId: () => string,
): AnswerListener {
  const keep: AnswerListener = (choice, source) => {
    const person = session.person();
    if (!person) return;
    const record = { choice, version: CONSENT_VERSION, at: SERVER_TIME, source };
    void addCounted(person, 'consents', newId(), record);
  };
  return (choice, source) => {
    if (session.getState().status !== 'loading') return keep(choice, source);
    const stop = session.subscribe(() => {
      if (session.getState().status === 'loading') return;
      stop();
      keep(choice, source);
    });
  };
}
