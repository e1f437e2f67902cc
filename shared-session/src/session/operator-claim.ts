import { createStore, type Store } from '@aura/shared-domain';
import * as v from 'valibot';
import type { Person, Session } from './session.ts';

const ClaimsSchema = v.object({ operator: v.literal(true) });

/**
 * Whether who is signed in runs the platform, as their token says: for what a menu shows. What they may do the backend
 * decides. False until it is known.
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

/** What an ID token (a JSON Web Token) carries in its middle part; nothing is proved by it here. */
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
