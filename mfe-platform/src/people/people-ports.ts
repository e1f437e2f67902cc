import type { PersonDeed, PersonDeedResponse, ShownPerson } from '../api.ts';
import type { Answer } from '../console/use-asked.ts';

/** What the page of people asks the backend for. */
export interface PeoplePorts {
  readonly find: (by: string) => Answer<{ readonly uid: string }>;
  readonly show: (uid: string) => Answer<ShownPerson>;
  readonly act: (deed: PersonDeed) => Answer<PersonDeedResponse>;
}
