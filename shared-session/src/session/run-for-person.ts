import { err, NOT_AUTHENTICATED, type Result } from '@aura/shared-domain';
import type { Person, Session } from './session-store.ts';

/** A failure with its Portuguese text. */
export interface Failure {
  /** For the person. */
  readonly message: string;
}

/**
 * Runs an operation for the signed-in person. Results that arrive after they sign out are dropped, so that no data of
 * one person reaches the next.
 * @param message error text if the operation fails
 */
export async function runForPerson<T>(
  session: Session,
  message: string,
  operation: (person: Person) => Promise<Result<T, unknown>>,
): Promise<Result<T, Failure>> {
  const person = session.person();
  if (!person) return err({ message: NOT_AUTHENTICATED });
  const outcome = await operation(person);
  if (person.signal.aborted) return err({ message: NOT_AUTHENTICATED });
  return outcome.ok ? outcome : err({ message });
}
