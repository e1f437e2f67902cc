import { createProfile } from '@aura/shared-domain';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { accountId, encodeFields, map, patchDocument, putOwnDocument, text } from './database.ts';
import { newPerson, type Person } from './people.ts';
import { admit, signUpByRest, type Admission } from './provider.ts';
import { plantSession } from './session.ts';

/** A signed-in person on the device of a journey. */
export interface Account {
  readonly person: Person;
  readonly uid: string;
  /** What their calls to the backend carry. */
  readonly idToken: string;
}

type Fields = Parameters<typeof patchDocument>[1];

/** The acceptance of today's terms, as the sign-up page records it; the hash is that of no text. */
const acceptance = (): Fields => ({
  terms: text('accepted'),
  version: { integerValue: '7' },
  hash: text('0'.repeat(64)),
  isAdult: { booleanValue: true },
  at: { timestampValue: new Date().toISOString() },
  source: text('signup'),
});

/**
 * Creates a person with an account without the forms: the provider and the database get the same data as after a
 * sign-up on the page, and then the fields that only the owner may write.
 */
export async function makePerson(fields: Fields = {}, person: Person = newPerson()): Promise<Account> {
  const { account } = await make(fields, person);
  return account;
}

/**
 * Creates a new person and signs them in on the page's device. The page then shows nothing of the product: the next
 * page of the journey is their first.
 */
export async function signUpWith(
  page: Page,
  fields: Fields = {},
  person: Person = newPerson(),
): Promise<Account> {
  const { account, admission } = await make(fields, person);
  await plantSession(page, admission);
  return account;
}

/** Signs an existing person in without the form, on the page's device; the next page load shows it. */
export async function signInAs(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await plantSession(page, await admit(person));
}

async function make(
  fields: Fields,
  person: Person,
): Promise<{ readonly account: Account; readonly admission: Admission }> {
  const admission = await signUpByRest(person);
  const { uid, idToken } = admission;
  await putOwnDocument(`users/${uid}`, encodeFields(createProfile(person.name)), idToken);
  const consent = randomUUID();
  await patchDocument(`users/${uid}/consents/${consent}`, acceptance());
  const recordCounts = map({ consents: { integerValue: '1' }, last: text(`consents/${consent}`) });
  await patchDocument(`users/${uid}`, { recordCounts, ...fields });
  return { account: { person, uid, idToken }, admission };
}

/** Account id of a person who has signed up. */
export async function idOf({ email }: Pick<Person, 'email'>): Promise<string> {
  const uid = await accountId(email);
  if (uid === null) throw new Error(`no account with ${email}`);
  return uid;
}
