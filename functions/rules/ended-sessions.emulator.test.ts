import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { noteSessionsEnd } from '../src/account/ended-sessions.ts';
import { openFirebaseServices } from '../src/firebase/admin.ts';
import { FULL_PROFILE } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

const ENDED = new Date('2026-11-10T12:00:00.400Z');
const seconds = Math.floor(ENDED.getTime() / 1000);

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('sessions');
});
afterAll(() => rules.stop());
beforeEach(() => rules.clear());

const end = (uid: string) => noteSessionsEnd(openFirebaseServices(rules.projectId).db, uid, ENDED);
const signedIn = (auth_time: number) => doc(rules.as('ana', { auth_time }), 'users/ana');

describe('a session that was ended', () => {
  it('makes no profile where the account was erased', async () => {
    await end('ana');
    await assertFails(setDoc(signedIn(seconds), { name: 'Ana' }));
  });

  it('cannot read or write the profile; a session of a later sign-in can', async () => {
    await rules.seed('users/ana', FULL_PROFILE);
    await assertSucceeds(getDoc(signedIn(seconds)));
    await end('ana');
    await assertFails(getDoc(signedIn(seconds)));
    await assertFails(updateDoc(signedIn(seconds), { name: 'Outra' }));
    await assertSucceeds(getDoc(signedIn(seconds + 1)));
    await assertSucceeds(updateDoc(signedIn(seconds + 1), { name: 'Outra' }));
  });

  it('cannot be read by anybody else', async () => {
    await end('bia');
    await assertSucceeds(setDoc(signedIn(seconds), { name: 'Ana' }));
  });
});
