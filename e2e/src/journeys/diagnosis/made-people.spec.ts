import { expect, test } from '@playwright/test';
import { idOf, makePerson } from '../../support/accounts.ts';
import { readDocument } from '../../support/database.ts';
import { diagnoseByRest } from '../../support/diagnoses.ts';
import { PASTED_CV } from '../../support/documents.ts';
import { newPerson, signUp } from '../../support/people.ts';
import { storedPaths } from '../../support/stored.ts';
import { diagnose } from '../../support/wizard.ts';

/* Most journeys begin with people who never saw a form: they are only worth something if they are like everybody. */

const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const HASHES = /[0-9a-f]{64}/g;
/** A session is named by the second of its sign-in. */
const SESSIONS = /sessions\/\d+/g;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** All stored data of a person, without values that differ between people. */
async function storedOf(uid: string): Promise<unknown> {
  const paths = await storedPaths(`users/${uid}`);
  const documents = await Promise.all(paths.map(async (path) => [path, await readDocument(path)] as const));
  const all = JSON.stringify(documents)
    .replaceAll(uid, 'uid')
    .replaceAll(HASHES, 'hash')
    .replaceAll(SESSIONS, 'sessions/id')
    .replaceAll(IDS, 'id')
    .replaceAll(TIMES, 'time');
  return JSON.parse(all) as unknown;
}

test('a person made directly in the store is stored like one who signs up and makes a diagnosis on the pages', async ({
  page,
}) => {
  const made = await makePerson();
  await diagnoseByRest(made, PASTED_CV);
  const person = newPerson();
  await signUp(page, person);
  await diagnose(page, PASTED_CV);
  const uid = await idOf(person);
  // The draft of the wizard goes once its result is there.
  await expect.poll(() => storedOf(uid)).toEqual(await storedOf(made.uid));
});
