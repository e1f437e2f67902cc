import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { addRecord, FULL_PROFILE } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

const LIST = 'users/ana/taskEvidence';
const GOOD: DocumentData = {
  task: 'task-0a1b',
  title: 'Praticar SQL com uma entrega',
  gapId: 'gap-sql',
  text: 'Três consultas sobre vendas.',
  link: 'https://exemplo.invalid/consultas',
  at: serverTimestamp(),
};
const BAD: readonly [string, DocumentData][] = [
  ['nothing in it', { text: '', link: '' }],
  ['a text that is too long', { text: 'x'.repeat(2001) }],
  ['a link that is no address', { link: 'javascript:alert(1)' }],
  ['a link over plain HTTP', { link: 'http://exemplo.invalid' }],
  ['a link with a blank', { link: 'https://exemplo.invalid/a b' }],
  ['a link that is too long', { link: `https://e.invalid/${'x'.repeat(483)}` }],
  ['no title', { title: '' }],
  ['a title that is too long', { title: 'x'.repeat(301) }],
  ['a title of another type', { title: ['SQL'] }],
  ['a task that is no id', { task: 'a/b' }],
  ['a task that is too long', { task: 'x'.repeat(121) }],
  ['a gap that is too long', { gapId: 'x'.repeat(121) }],
  ['a gap of another type', { gapId: 5 }],
  ['another time', { at: Timestamp.fromMillis(0) }],
  ['a text of another type', { text: 5 }],
  ['a field more', { points: 500 }],
];

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('evidence');
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.clear();
  await rules.seed('users/ana', FULL_PROFILE);
  await rules.seed(`${LIST}/prova-0001`, { ...GOOD, at: Timestamp.now() });
});

describe('the proof of a task', () => {
  const add = (data: DocumentData, who: string | null = 'ana', id = 'prova-0002') =>
    addRecord(rules.as(who), `${LIST}/${id}`, data);
  it('is added, read and taken away by its owner', async () => {
    const ana = rules.as('ana');
    await assertSucceeds(add(GOOD));
    await assertSucceeds(add({ ...GOOD, text: '', gapId: null }, 'ana', 'prova-0003'));
    await assertSucceeds(add({ ...GOOD, link: '' }, 'ana', 'prova-0004'));
    await assertSucceeds(getDocs(query(collection(ana, LIST), limit(50))));
    await assertFails(getDocs(query(collection(ana, LIST), limit(51))));
    await assertSucceeds(deleteDoc(doc(ana, `${LIST}/prova-0001`)));
  });
  it('is not changed, nor somebody else’s', async () => {
    await assertFails(updateDoc(doc(rules.as('ana'), `${LIST}/prova-0001`), { text: 'Outro texto.' }));
    for (const who of ['bia', null]) {
      await assertFails(add(GOOD, who));
      await assertFails(getDoc(doc(rules.as(who), `${LIST}/prova-0001`)));
      await assertFails(getDocs(query(collection(rules.as(who), LIST), limit(1))));
      await assertFails(deleteDoc(doc(rules.as(who), `${LIST}/prova-0001`)));
    }
  });
  it('is added with the shortest texts', () =>
    assertSucceeds(add({ ...GOOD, title: 'x', text: 'x', link: '' })));
  it('is added with the longest texts', () =>
    assertSucceeds(
      add({
        ...GOOD,
        task: 'x'.repeat(120),
        title: 'x'.repeat(300),
        gapId: 'x'.repeat(120),
        text: 'x'.repeat(2000),
        link: `https://e.invalid/${'x'.repeat(482)}`,
      }),
    ));
  it.each(['a'.repeat(8), 'a'.repeat(64)])('is added as %s', (id) => assertSucceeds(add(GOOD, 'ana', id)));
  it.each(['a'.repeat(7), 'a'.repeat(65), 'prova_0002'])('is not added as %s', (id) =>
    assertFails(add(GOOD, 'ana', id)),
  );
  it.each(BAD)('is not added with %s', (_, change) => assertFails(add({ ...GOOD, ...change })));
});
