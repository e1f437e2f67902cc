import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  Bytes,
  deleteField,
  doc,
  GeoPoint,
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
import { addRecord, FULL_PROFILE, MAPPING } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

const COLLECTION = 'users/ana/behavioralResults';
const STORED = `${COLLECTION}/mapeamento-1`;
const NEW = `${COLLECTION}/mapeamento-2`;
const kept: DocumentData = { ...MAPPING, at: serverTimestamp() };

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('behaviour');
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.clear();
  await rules.seed('users/ana', { ...FULL_PROFILE, behavioralTestCompleted: true });
  await rules.seed(STORED, { ...MAPPING, at: Timestamp.fromMillis(Date.UTC(2026, 10, 10)) });
});

const update = (behavioralResult: unknown) =>
  updateDoc(doc(rules.as('ana'), 'users/ana'), { behavioralResult });
const keep = (data: DocumentData, id = 'mapeamento-2') =>
  addRecord(rules.as('ana'), `${COLLECTION}/${id}`, data);

const mapped = { archetype: 'obliger', between: null, outer: 1, inner: -1, margin: 1, confidence: 'high' };
const GOOD: readonly [string, DocumentData][] = [
  ['of somebody near a border', {}],
  ['of somebody far from one', mapped],
  ['without decisive answers', { decisiveItems: [] }],
];
const BAD: readonly [string, DocumentData][] = [
  ['another field', { score: 7 }],
  ['a version that is a number', { version: 1 }],
  ['a version of 41 characters', { version: 'x'.repeat(41) }],
  ['a tendency that is none', { archetype: 'leader' }],
  ['a tendency that is a list', { archetype: ['rebel'] }],
  ['a border of one tendency', { between: ['rebel'] }],
  ['a border of three', { between: ['rebel', 'obliger', 'upholder'] }],
  ['a border that is a text', { between: 'x|' }],
  ['a border to no tendency', { between: ['rebel', 'leader'] }],
  ['an axis beyond its end', { outer: 1.01 }],
  ['the other axis beyond its end', { inner: -1.01 }],
  ['an axis that is a text', { inner: '0.5' }],
  ['a margin below zero', { margin: -0.1 }],
  ['a margin beyond one', { margin: 1.1 }],
  ['a confidence that is none', { confidence: 'certain' }],
  ['four decisive answers', { decisiveItems: ['a', 'b', 'c', 'd'] }],
  ['a decisive answer of 201 characters', { decisiveItems: ['x'.repeat(201)] }],
  ['decisive answers in a text', { decisiveItems: 'o1' }],
  ['a consent that is a text', { consent: 'sim' }],
  ['a consent with a fraction', { consent: 1.5 }],
  ['a time that is a number', { answeredAt: 1 }],
  ['a time of 41 characters', { answeredAt: 'x'.repeat(41) }],
];

describe('the result in the profile', () => {
  it.each(GOOD)('is replaced by one %s', (_, changes) => assertSucceeds(update({ ...MAPPING, ...changes })));
  it.each(BAD)('is denied with %s', (_, changes) => assertFails(update({ ...MAPPING, ...changes })));
  it.each(Object.keys(MAPPING))('is denied without its %s', (field) => {
    const { [field]: _, ...rest } = MAPPING;
    return assertFails(update(rest));
  });
  // A joined reference is a text: what is in a list has to be compared with its text.
  it.each<[string, (client: Firestore) => unknown]>([
    ['a reference', (client) => doc(client, 'users/ana')],
    ['a time', () => Timestamp.fromMillis(0)],
    ['bytes', () => Bytes.fromUint8Array(new Uint8Array([97]))],
    ['a place', () => new GeoPoint(0, 0)],
    ['a map', () => ({ id: 'o1' })],
    ['a number', () => 1],
    ['a truth', () => true],
    ['nothing', () => null],
  ])('is denied with %s as a decisive answer', (_, makeItem) =>
    assertFails(update({ ...MAPPING, decisiveItems: ['o1', makeItem(rules.as('ana'))] })),
  );
  it.each(['questioner', [MAPPING], 7, true])('is denied as %j', (value) => assertFails(update(value)));

  it('is taken away by its owner, and comes back', async () => {
    await assertSucceeds(update(MAPPING));
    await assertSucceeds(update(null));
    await assertSucceeds(update({ ...MAPPING, ...mapped }));
    await assertSucceeds(update(deleteField()));
  });

  it('is not stored before the mapping is done', async () => {
    await rules.seed('users/ana', FULL_PROFILE);
    await assertFails(update(MAPPING));
  });
});

const OPERATIONS: Readonly<Record<string, (client: Firestore) => Promise<unknown>>> = {
  create: (client) => addRecord(client, NEW, kept),
  'create without a count': (client) => setDoc(doc(client, NEW), kept),
  get: (client) => getDoc(doc(client, STORED)),
  'list 50': (client) => getDocs(query(collection(client, COLLECTION), limit(50))),
  'list 51': (client) => getDocs(query(collection(client, COLLECTION), limit(51))),
  'list all': (client) => getDocs(collection(client, COLLECTION)),
  'list across people': (client) => getDocs(query(collectionGroup(client, 'behavioralResults'), limit(1))),
  overwrite: (client) => setDoc(doc(client, STORED), kept),
  update: (client) => updateDoc(doc(client, STORED), { archetype: 'rebel' }),
  'update the time': (client) => updateDoc(doc(client, STORED), { at: serverTimestamp() }),
  delete: (client) => deleteDoc(doc(client, STORED)),
};
const OWNER_MAY = ['create', 'get', 'list 50', 'delete'];
const ACTORS: Readonly<Record<string, () => Firestore>> = {
  owner: () => rules.as('ana'),
  'another person': () => rules.as('bia'),
  'a manager': () => rules.as('gil', { role: 'gestor_rh' }),
  nobody: () => rules.as(null),
};

describe('earlier results, every operation × actor', () => {
  const cases = Object.entries(ACTORS).flatMap(([actor, client]) =>
    Object.entries(OPERATIONS).map(([operation, attempt]) => {
      const verdict = actor === 'owner' && OWNER_MAY.includes(operation) ? 'allowed' : 'denied';
      return { actor, operation, verdict, run: () => attempt(client()) };
    }),
  );

  it.each(cases)('$actor, $operation: $verdict', async ({ verdict, run }) => {
    await (verdict === 'allowed' ? assertSucceeds(run()) : assertFails(run()));
  });
});

describe('an earlier result', () => {
  it.each(GOOD)('is kept, one %s', (_, changes) => assertSucceeds(keep({ ...kept, ...changes })));
  it.each([
    ...BAD,
    ['a time of the browser', { at: Timestamp.fromMillis(Date.UTC(2026, 10, 10)) }],
    ['a time that is a text', { at: '2026-11-10T12:00:00.000Z' }],
  ] satisfies [string, DocumentData][])('is denied with %s', (_, changes) =>
    assertFails(keep({ ...kept, ...changes })),
  );
  it.each(Object.keys(kept))('is denied without its %s', (field) => {
    const { [field]: _, ...rest } = kept;
    return assertFails(keep(rest));
  });

  it.each(['a'.repeat(8), 'a'.repeat(64), crypto.randomUUID()])('is kept as %s', (id) =>
    assertSucceeds(keep(kept, id)),
  );
  it.each(['a'.repeat(7), 'a'.repeat(65), 'mapeamento_2', 'mapeamento 2', 'mapeamentó-2'])(
    'is not kept as «%s»',
    (id) => assertFails(keep(kept, id)),
  );

  it('is not taken once the profile was erased', async () => {
    await rules.clear();
    await assertFails(keep(kept));
  });
});
