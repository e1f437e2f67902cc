import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localBackend, type Backend } from '../../../test-support/backend.ts';
import { walkPeopleDue as peopleToTell } from '../../insights/people-due.ts';
import { walkEverybodyWhoBuys, walkPeopleDue } from './people-to-settle.ts';

/** More than are read at once. */
const MANY = 320;
const now = new Date();
const ids = Array.from({ length: MANY }, () => `muitos-${randomUUID()}`);

let backend: Backend;
const each = async (path: 'users' | 'billing', data: object) => {
  const batch = backend.db.batch();
  for (const id of ids) batch.set(backend.db.collection(path).doc(id), data);
  await batch.commit();
};
beforeAll(async () => {
  backend = await localBackend();
  await each('users', { acesso_expira_em: now });
  await each('billing', { comparedAt: now, entitlement: { changesAt: now } });
});
afterAll(() => backend.stop());

it.each([
  ['whose access has ended', walkPeopleDue],
  ['who buy', walkEverybodyWhoBuys],
  ['who are told of an end', peopleToTell],
])('all of many people %s have their turn, page after page', async (_, people) => {
  const found: string[] = [];
  for await (const id of people(backend.db, now)) found.push(id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});
