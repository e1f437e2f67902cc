import type { ApiAnswer } from '@aura/shared-pages/data';
import type { PersonDeed, PersonDeedResponse, ShownPerson } from '../api.ts';

/** What the page of people asks the backend for. */
export interface PeoplePorts {
  /** Refused to people who are not operators, before they have typed anything. */
  readonly askForAccess: () => ApiAnswer<unknown>;
  readonly find: (by: string) => ApiAnswer<{ readonly uid: string }>;
  readonly show: (uid: string) => ApiAnswer<ShownPerson>;
  readonly act: (deed: PersonDeed) => ApiAnswer<PersonDeedResponse>;
}
