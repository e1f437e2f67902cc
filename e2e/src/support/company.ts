import { randomUUID } from 'node:crypto';
import { createAccount, integer, list, patchDocument, text, time } from './database.ts';
import { newPerson, type Person } from './people.ts';

/** A company that no other test uses. */
export interface OwnCompany {
  readonly name: string;
  readonly manager: Person;
}

/** Makes a company with nobody on its list, and its manager, as the operator's command would. */
export async function newCompany(): Promise<OwnCompany> {
  const mark = randomUUID().slice(0, 8);
  const id = `aurora-${mark}`;
  const name = `Aurora ${mark}`;
  const manager = newPerson('Célia Ramos');
  const { email, password, name: displayName } = manager;
  const claims = { role: 'gestor_rh', company: id };
  const uid = await createAccount({ email, password, displayName, claims });
  await patchDocument(`users/${uid}`, { name: text(displayName), role: text('gestor_rh') });
  await patchDocument(`companies/${id}`, {
    name: text(name),
    seats: integer(20),
    seatsUsed: integer(0),
    departments: list(),
    managers: list(text(uid)),
    createdAt: time(new Date()),
  });
  return { name, manager };
}
