import { err, NOT_AUTHENTICATED, type Result } from '@aura/shared-domain';
import type { Person, Session } from './session.ts';

/** A failure with its Portuguese text. */
export interface Failure {
  /** For the person. */
  readonly message: string;
}

/**
 * Runs something for the person who is signed in. What comes back after they have gone is dropped, so that
 * nothing of one person reaches the next.
 * @param message what is said where the operation fails.
 */
export async function forPerson<T>(
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
