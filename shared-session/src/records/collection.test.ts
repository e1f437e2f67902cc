import { MOST_RECORDS, NOT_AUTHENTICATED, ok } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createGate, testPage } from '../testing/test-page.ts';
import { createCollections } from './collection.ts';

const NoteSchema = v.object({ text: v.string(), at: v.date() });
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const FAILED = 'Não foi possível carregar suas anotações.';

async function open() {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const notes = createCollections(page.session)({
    name: 'notes',
    schema: NoteSchema,
    newestBy: 'at',
    limit: 3,
    failed: { list: FAILED },
  });
  const store = (id: string, data: object) =>
    void backend.documents.set(`users/ana/notes/${id}`, { ...data });
  return { ...page, backend, notes, store };
}

test('documents arrive newest first, up to the limit; one of an unknown form without its content', async () => {
  const { store, notes } = await open();
  for (const number of [1, 2, 4]) store(`n${number}`, { text: `dia ${number}`, at: day(number) });
  store('n3', { text: 3, at: day(3) });
  expect(await notes.list()).toEqual(
    ok([
      { id: 'n4', value: { text: 'dia 4', at: day(4) } },
      { id: 'n3', value: null },
      { id: 'n2', value: { text: 'dia 2', at: day(2) } },
    ]),
  );
  expect(await notes.list(1)).toMatchObject({ value: [{ id: 'n4' }] });
  expect(await notes.list(99)).toMatchObject({ value: [{}, {}, {}] });
});

test('one document is loaded by its id; a missing or unknown one is null', async () => {
  const { store, notes } = await open();
  store('a', { text: 'sim', at: day(1) });
  store('b', { text: 1 });
  expect(await notes.load('a')).toEqual(ok({ text: 'sim', at: day(1) }));
  expect(await notes.load('b')).toEqual(ok(null));
  expect(await notes.load('c')).toEqual(ok(null));
});

test('a new document has the time of the server, and is not overwritten', async () => {
  const { backend, notes } = await open();
  expect(await notes.put('a', { text: 'um' })).toEqual(ok(undefined));
  expect(backend.documents.get('users/ana/notes/a')).toMatchObject({
    text: 'um',
    at: expect.any(Date) as Date,
  });
  backend.disturb = async (operation) => (operation === 'writeDocument' ? { code: 'unavailable' } : null);
  expect(await notes.put('a', { text: 'dois' })).toEqual(ok(undefined));
  expect(await notes.put('b', { text: 'um' })).toMatchObject({ ok: false });
});

test('a document of a bounded kind is counted; the first that is too many is refused with the reason', async () => {
  const { backend, session } = await open();
  const proofs = createCollections(session)({
    name: 'taskEvidence',
    schema: NoteSchema,
    newestBy: 'at',
    limit: 3,
  });
  expect(await proofs.put('prova-1', { text: 'um' })).toEqual(ok(undefined));
  expect(backend.documents.get('users/ana/taskEvidence/prova-1')).toMatchObject({ text: 'um' });
  expect(backend.documents.get('users/ana')).toEqual({
    recordCounts: { taskEvidence: 1, last: 'taskEvidence/prova-1' },
  });
  backend.disturb = async (operation) => (operation === 'updateWith' ? { code: 'permission-denied' } : null);
  const refusal = async (taskEvidence: number) => {
    backend.documents.set('users/ana', { recordCounts: { taskEvidence } });
    const kept = await proofs.put('prova-2', { text: 'dois' });
    return kept.ok ? null : kept.error.message;
  };
  expect(await refusal(MOST_RECORDS.taskEvidence)).toContain('o máximo de registros');
  expect(await refusal(MOST_RECORDS.taskEvidence - 1)).toBe('Não foi possível guardar. Tente novamente.');
});

test('a removed document is gone', async () => {
  const { backend, store, notes } = await open();
  store('a', { text: 'sim', at: day(1) });
  expect(await notes.remove('a')).toEqual(ok(undefined));
  expect(backend.documents.has('users/ana/notes/a')).toBe(false);
});

test('a failure has the words of the feature, or general ones', async () => {
  const { backend, notes } = await open();
  backend.disturb = async () => ({ code: 'unavailable' });
  expect(await notes.list()).toEqual({ ok: false, error: { message: FAILED } });
  expect(await notes.load('a')).toMatchObject({
    error: { message: expect.stringContaining('Tente novamente') as string },
  });
});

test('without a signed-in person no documents arrive', async () => {
  const { backend, store, notes } = await open();
  store('a', { text: 'sim', at: day(1) });
  const door = createGate();
  backend.disturb = () => door.opened.then(() => null);
  const loading = notes.load('a');
  backend.becomes(null);
  door.open();
  for (const outcome of [loading, notes.list(), notes.put('b', {}), notes.remove('a')]) {
    expect(await outcome).toEqual({ ok: false, error: { message: NOT_AUTHENTICATED } });
  }
});
