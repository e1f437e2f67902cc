import { createStore, type Store } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Person, Session } from './session-store.ts';

const ClaimsSchema = v.object({ operator: v.literal(true) });

/**
 * Whether the signed-in person is an operator according to their token: for the menu only. The backend decides about
 * permissions. False until known.
 */
export function createOperatorClaim(
  session: Pick<Session, 'person' | 'subscribe'>,
): Pick<Store<boolean>, 'get' | 'subscribe'> {
  const store = createStore(false);
  let asked: Person | null = null;
  const look = async (): Promise<void> => {
    const person = session.person();
    if (person === asked) return;
    asked = person;
    store.set(false);
    if (!person) return;
    const token = await person.backend.idToken(false);
    if (!person.signal.aborted && token.ok) store.set(token.value !== null && saysOperator(token.value));
  };
  let isFollowing = false;
  return {
    get: store.get,
    subscribe: (listener) => {
      if (!isFollowing) {
        isFollowing = true;
        session.subscribe(() => void look());
        void look();
      }
      return store.subscribe(listener);
    },
  };
}

/** The payload of an ID token (a JSON Web Token); it is not verified here. */
function saysOperator(token: string): boolean {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => {
      return sign.codePointAt(0) ?? 0;
    });
    return v.is(ClaimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return false;
  }
}
