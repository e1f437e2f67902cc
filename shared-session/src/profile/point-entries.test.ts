import { makeTask } from '@aura/shared-domain/testing';
import { set, setTaskCompleted, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson, type MemoryBackend } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createProfileUpdates } from './profile-updates.ts';

const task = (id: string) => makeTask({ id, title: `Tarefa ${id}` });

const completing = (id: string) => (profile: Profile) => setTaskCompleted(profile, id, true);
const reopening = (id: string) => (profile: Profile) => setTaskCompleted(profile, id, false);

function storedPerson(): MemoryBackend {
  const backend = createMemoryBackend(makePerson('ana'));
  const badges = { points: 25, pointEntries: 1 };
  backend.documents.set('users/ana', { name: 'Ana', ...badges, careerPlan: [task('a'), task('b')] });
  return backend;
}

/** A tab of the person, which knows what was stored when it was opened. */
async function openTab(backend: MemoryBackend) {
  const page = testPage(backend);
  await page.session.ensure();
  return createProfileUpdates(page.session, page);
}

const entryOf = (backend: MemoryBackend, entry: number) =>
  backend.documents.get(`users/ana/pointEvents/${entry}`);

test('completing and reopening a task each add an entry, counted in the same write', async () => {
  const backend = storedPerson();
  const { updateProfile } = await openTab(backend);
  const operations: string[] = [];
  backend.disturb = async (operation) => (operations.push(operation), null);
  await updateProfile(completing('a'));
  await updateProfile(reopening('a'));
  expect(operations).toEqual(['updateWith', 'updateWith']);
  const of = { type: 'task', target: 'a', at: expect.any(Date) };
  expect(entryOf(backend, 2)).toEqual({
    ...of,
    entry: 2,
    delta: 5,
    balance: 30,
    reason: 'Tarefa concluída: Tarefa a',
  });
  expect(entryOf(backend, 3)).toEqual({
    ...of,
    entry: 3,
    delta: -5,
    balance: 25,
    reason: 'Tarefa reaberta: Tarefa a',
  });
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 25, pointEntries: 3 });
});

test('a change that moves no points adds none', async () => {
  const backend = storedPerson();
  const { updateProfile } = await openTab(backend);
  await updateProfile(() => ({ name: set('Ana Maria') }));
  expect(backend.writes).toEqual(['users/ana']);
});

test('a tab that missed an entry takes the next number, and adds none for what is already done', async () => {
  const backend = storedPerson();
  const [first, second] = [await openTab(backend), await openTab(backend)];
  await first.updateProfile(completing('a'));
  expect(await second.updateProfile(completing('a'))).toEqual({ ok: true, value: 'unchanged' });
  await first.updateProfile(reopening('a'));
  expect(await second.updateProfile(completing('b'))).toEqual({ ok: true, value: 'saved' });
  expect(entryOf(backend, 4)).toMatchObject({ target: 'b', delta: 5, balance: 30 });
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 30, pointEntries: 4 });
});

test('a change that was written without the tab hearing of it is not written again', async () => {
  const backend = storedPerson();
  const { updateProfile } = await openTab(backend);
  const updateWith = backend.updateWith.bind(backend);
  backend.updateWith = async (...written) => {
    await updateWith(...written);
    backend.updateWith = updateWith;
    return { ok: false, error: { code: 'unavailable' } };
  };
  expect(await updateProfile(completing('a'))).toMatchObject({ ok: false });
  expect(await updateProfile(completing('a'))).toEqual({ ok: true, value: 'unchanged' });
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 30, pointEntries: 2 });
});
