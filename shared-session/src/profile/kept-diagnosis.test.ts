import { beforeEach, expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { readProfile } from './profile-document.ts';
import { keepDiagnosis } from './kept-diagnosis.ts';

const PROFILE = {
  name: 'Ana',
  points: 10,
  diagnosticoCompleto: true,
  lastDiagnosisResult: { generatedAt: '2026-11-28T10:00:00.000Z', score: 70 },
};
const NEWER = { generatedAt: '2026-11-28T11:00:00.000Z', score: 80 };

let kept: Map<string, string>;
beforeEach(() => void (kept = new Map()));

/** A page of the tab: each has its own backend, all have the storage of the tab. */
function openPage() {
  const memory = createMemoryBackend(makePerson('ana'));
  memory.documents.set('users/ana', PROFILE);
  const reads: string[] = [];
  memory.disturb = async (operation) => (reads.push(operation), null);
  const backend = keepDiagnosis(memory, {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });
  return { memory, backend, reads, read: () => backend.readDocument('users/ana') };
}

test('a diagnosis is read once in a tab, and the rest of the profile each time', async () => {
  await openPage().read();
  const { memory, read, reads } = openPage();
  memory.documents.set('users/ana', { ...PROFILE, points: 15 });
  expect(await read()).toMatchObject({ ok: true, value: { ...PROFILE, points: 15 } });
  expect(reads).toEqual(['readFields']);
});

test('a newer diagnosis is read whole', async () => {
  await openPage().read();
  const { memory, read, reads } = openPage();
  memory.documents.set('users/ana', { ...PROFILE, lastDiagnosisResult: NEWER });
  expect(await read()).toMatchObject({ value: { lastDiagnosisResult: NEWER } });
  expect(reads).toEqual(['readFields', 'readDocument']);
  expect(await read()).toMatchObject({ value: { lastDiagnosisResult: NEWER } });
  expect(reads).toEqual(['readFields', 'readDocument', 'readFields']);
});

test('a diagnosis that was taken back is not shown', async () => {
  await openPage().read();
  const { memory, read } = openPage();
  memory.documents.set('users/ana', { name: 'Ana' });
  expect(await read()).toEqual({ ok: true, value: { name: 'Ana' } });
  expect(kept.size).toBe(0);
});

test('where parts cannot be read, the whole is', async () => {
  await openPage().read();
  const { memory, read } = openPage();
  memory.disturb = async (operation) => (operation === 'readFields' ? { code: 'unavailable' } : null);
  expect(await read()).toEqual({ ok: true, value: PROFILE });
});

test('nothing of a person stays in the tab after they have left', async () => {
  const { backend, read, memory } = openPage();
  await read();
  expect(kept.size).toBe(1);
  await backend.signOut();
  expect(kept.size).toBe(0);
  memory.becomes(makePerson('ana'));
  await read();
  expect(kept.size).toBe(1);
  backend.onUser(() => undefined);
  memory.becomes(null);
  expect(kept.size).toBe(0);
});

test('an answer that comes after the person has left is not kept', async () => {
  const { read, memory } = openPage();
  memory.disturb = async () => (memory.becomes(null), null);
  await read();
  expect(kept.size).toBe(0);
});

test("another person's diagnosis is never composed", async () => {
  await openPage().read();
  const { memory, backend, reads } = openPage();
  memory.documents.set('users/bia', { name: 'Bia', lastDiagnosisResult: PROFILE.lastDiagnosisResult });
  memory.becomes(makePerson('bia'));
  expect(await readProfile(backend, 'bia')).toMatchObject({ ok: true, value: { name: 'Bia' } });
  expect(reads).toEqual(['readDocument']);
});
