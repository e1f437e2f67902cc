import { matchesPattern, type Access } from '@aura/shared-domain';
import { EXTENSIONS_PATH, type RemoteRoute } from '@aura/shared-federation/contract';
import { isPersonId, type PersonId } from './people.ts';

const KEY = 'aura.frame.person';

/** Whom each kind of page is meant for. */
const NEEDED: Readonly<Record<Access, PersonId>> = {
  public: 'beginner',
  signedIn: 'beginner',
  diagnosed: 'diagnosed',
  gestor_rh: 'manager',
};

/** The person signed in at the start: the latest choice of this tab, or one who may open the current page. */
export function chosenPerson(routes: readonly RemoteRoute[], pathname: string): PersonId {
  const stored = sessionStorage.getItem(KEY);
  if (stored !== null && isPersonId(stored)) return stored;
  // A diagnosed person gets most of the extensions.
  if (pathname === EXTENSIONS_PATH) return 'diagnosed';
  const route = routes.find(({ path }) => matchesPattern(path, pathname)) ?? routes[0];
  return NEEDED[route?.access ?? 'public'];
}

export const rememberPerson = (person: PersonId): void => sessionStorage.setItem(KEY, person);
