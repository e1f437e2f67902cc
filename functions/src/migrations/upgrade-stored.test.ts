import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Migration } from './migration.ts';
import { MIGRATIONS, findNewestVersion, upgradeStored, readVersion } from './upgrade-stored.ts';

const step = (number: number, upgrade: Migration['upgrade']): Migration => ({
  number,
  kind: 'ticket',
  collection: 'leads',
  title: '',
  before: v.looseObject({ text: v.string() }),
  upgrade,
});
const STEPS = [
  step(1, (id) => ({ number: `n-${id}` })),
  step(2, (_id, { number }) => ({ label: `${String(number)}!` })),
];

test('the migrations are those of the files, by their numbers and without a gap', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d/.test(name)).toSorted();
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(MIGRATIONS.map(({ number }) => number));
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, at) => at + 1));
});

test('a document of any form is read in the form of now', () => {
  const now = { text: 'a', number: 'n-x', label: 'n-x!', schemaVersion: 3 };
  expect(upgradeStored('ticket', 'x', { text: 'a' }, STEPS)).toEqual(now);
  expect(upgradeStored('ticket', 'x', { text: 'a', number: 'n-x', schemaVersion: 2 }, STEPS)).toEqual(now);
  expect(upgradeStored('ticket', 'x', now, STEPS)).toEqual(now);
  expect([findNewestVersion('ticket', STEPS), readVersion(now), readVersion({})]).toEqual([3, 3, 1]);
});

test('documents of a later release stay unchanged', () => {
  const later = { other: 1, schemaVersion: 9 };
  expect(upgradeStored('ticket', 'x', later, STEPS)).toEqual(later);
});

test('a document that cannot be upgraded is refused', () => {
  expect(() => upgradeStored('ticket', 'x', { text: 7 }, STEPS)).toThrow('string');
});
