import type { Page } from '@playwright/test';
import { accountId, patchDocument } from './database.ts';
import { newPerson, signUp, type Person } from './people.ts';

interface Account {
  readonly person: Person;
  readonly uid: string;
}

/** Signs somebody new up whose profile then holds what only the owner may write; shown by the next page load. */
export async function signUpWith(
  page: Page,
  fields: Parameters<typeof patchDocument>[1],
  person: Person = newPerson(),
): Promise<Account> {
  await signUp(page, person);
  const uid = await idOf(person);
  await patchDocument(`users/${uid}`, fields);
  return { person, uid };
}

/** Id of the account of somebody who has signed up. */
export async function idOf({ email }: Pick<Person, 'email'>): Promise<string> {
  const uid = await accountId(email);
  if (uid === null) throw new Error(`no account with ${email}`);
  return uid;
}
