import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { addRecord } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

const COLLECTION = 'users/ana/consents';
const STORED = `${COLLECTION}/resposta-1`;
const NEW = `${COLLECTION}/resposta-2`;
const answer = { choice: 'accepted', version: 1, at: serverTimestamp(), source: 'bar' };
const stored = { ...answer, at: Timestamp.fromMillis(Date.UTC(2026, 10, 10)) };

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('consents');
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.clear();
  await rules.seed('users/ana', { name: 'Ana' });
  await rules.seed(STORED, stored);
});

const OPERATIONS: Readonly<Record<string, (client: Firestore) => Promise<unknown>>> = {
  create: (client) => addRecord(client, NEW, answer),
  'create without a count': (client) => setDoc(doc(client, NEW), answer),
  get: (client) => getDoc(doc(client, STORED)),
  'list 50': (client) => getDocs(query(collection(client, COLLECTION), limit(50))),
  'list 51': (client) => getDocs(query(collection(client, COLLECTION), limit(51))),
  'list all': (client) => getDocs(collection(client, COLLECTION)),
  'list across people': (client) => getDocs(query(collectionGroup(client, 'consents'), limit(1))),
  overwrite: (client) => setDoc(doc(client, STORED), answer),
  'overwrite with the same': (client) => setDoc(doc(client, STORED), stored),
  merge: (client) => setDoc(doc(client, STORED), { choice: 'refused' }, { merge: true }),
  update: (client) => updateDoc(doc(client, STORED), { choice: 'refused' }),
  'update the time': (client) => updateDoc(doc(client, STORED), { at: serverTimestamp() }),
  'remove a field': (client) => updateDoc(doc(client, STORED), { source: deleteField() }),
  delete: (client) => deleteDoc(doc(client, STORED)),
};

const OWNER_MAY = ['create', 'get', 'list 50'];
const ACTORS: Readonly<Record<string, () => Firestore>> = {
  owner: () => rules.as('ana'),
  'another person': () => rules.as('bia'),
  'a manager': () => rules.as('gil', { role: 'gestor_rh' }),
  nobody: () => rules.as(null),
};

describe('every operation × actor', () => {
  const cases = Object.keys(ACTORS).flatMap((actor) =>
    Object.keys(OPERATIONS).map((operation) => {
      const allowed = actor === 'owner' && OWNER_MAY.includes(operation);
      return { actor, operation, verdict: allowed ? 'allowed' : 'denied' };
    }),
  );

  it.each(cases)('$actor, $operation: $verdict', async ({ actor, operation, verdict }) => {
    const client = ACTORS[actor]?.();
    const attempt = OPERATIONS[operation];
    if (!client || !attempt) throw new Error('The table names an actor or operation that does not exist.');
    await (verdict === 'allowed' ? assertSucceeds(attempt(client)) : assertFails(attempt(client)));
  });
});

const create = (data: DocumentData, id = 'resposta-2') =>
  addRecord(rules.as('ana'), `${COLLECTION}/${id}`, data);

describe('an answer', () => {
  it.each<[string, DocumentData]>([
    ['a refusal', { choice: 'refused' }],
    ['a choice in the settings', { source: 'settings' }],
    ['a later version', { version: 2 }],
  ])('is taken as %s', (_, changes) => assertSucceeds(create({ ...answer, ...changes })));

  it.each<[string, DocumentData]>([
    ['a choice that is none', { choice: 'undecided' }],
    ['a choice that is a list', { choice: ['accepted'] }],
    ['a source that is none', { source: 'footer' }],
    ['a version that is a text', { version: '1' }],
    ['a version with a fraction', { version: 1.5 }],
    ['a version of zero', { version: 0 }],
    ['a time of the browser', { at: Timestamp.fromMillis(Date.UTC(2026, 10, 10)) }],
    ['a time that is a text', { at: '2026-11-10T12:00:00.000Z' }],
    ['another field', { userAgent: 'x' }],
  ])('is denied with %s', (_, changes) => assertFails(create({ ...answer, ...changes })));

  it.each(Object.keys(answer))('is denied without its %s', (field) =>
    assertFails(create(Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field)))),
  );

  it.each(['a'.repeat(8), 'a'.repeat(64), crypto.randomUUID()])('is stored as %s', (id) =>
    assertSucceeds(create(answer, id)),
  );

  it.each(['a'.repeat(7), 'a'.repeat(65), 'resposta_2', 'resposta 2', 'respostá-2'])(
    'is not stored as «%s»',
    (id) => assertFails(create(answer, id)),
  );

  it('is not taken once the profile was erased', async () => {
    await rules.clear();
    await assertFails(create(answer));
  });
});

describe('an acceptance of the terms', () => {
  const terms = {
    terms: 'accepted',
    version: 5,
    hash: 'a1'.repeat(32),
    isAdult: true,
    at: serverTimestamp(),
    source: 'signup',
  };

  it('is taken, from the first version on', async () => {
    await assertSucceeds(create(terms));
    await assertSucceeds(create({ ...terms, version: 1 }, 'resposta-3'));
  });

  it.each<[string, DocumentData]>([
    ['a refusal', { terms: 'refused' }],
    ['a version that is a text', { version: '5' }],
    ['a version with a fraction', { version: 5.5 }],
    ['a version of zero', { version: 0 }],
    ['a hash that is cut short', { hash: 'a1'.repeat(31) }],
    ['a hash that is a number', { hash: 5 }],
    ['somebody who is not of age', { isAdult: false }],
    ['a time of the browser', { at: Timestamp.fromMillis(Date.UTC(2026, 10, 10)) }],
    ['another source', { source: 'bar' }],
    ['another field', { choice: 'accepted' }],
  ])('is denied with %s', (_, changes) => assertFails(create({ ...terms, ...changes })));

  it.each(Object.keys(terms))('is denied without its %s', (field) =>
    assertFails(create(Object.fromEntries(Object.entries(terms).filter(([name]) => name !== field)))),
  );
});
