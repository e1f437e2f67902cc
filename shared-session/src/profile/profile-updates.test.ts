import { makeTask } from '@aura/shared-domain/testing';
import {
  MOST_POINT_ENTRIES,
  NOT_AUTHENTICATED,
  PROFILE_SAVE_FAILED,
  set,
  toggleTask,
  type Profile,
} from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createGate, testPage, waitUntil } from '../testing/test-page.ts';
import { createProfileUpdates } from './profile-updates.ts';

const task = (id: string) => makeTask({ id });

async function open() {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', { name: 'Ana', points: 10, careerPlan: [task('a'), task('b')] });
  backend.documents.set('users/bia', { name: 'Bia' });
  const page = testPage(backend);
  await page.session.ensure();
  const profile = (): Profile => {
    const state = page.session.getState();
    if (state.status !== 'signedIn') throw new Error('nobody is signed in');
    return state.profile;
  };
  return { ...page, profile, ...createProfileUpdates(page.session, page) };
}

const toggle = (id: string) => (profile: Profile) => toggleTask(profile, id);
const doneIn = (profile: Pick<Profile, 'careerPlan'>) => profile.careerPlan.map((t) => t.completed);

test('a change is shown before it is written, in one update', async () => {
  const { backend, profile, updateProfile, events } = await open();
  const door = createGate();
  backend.disturb = () => door.opened.then(() => null);
  const saving = updateProfile(toggle('a'));
  expect(profile()).toMatchObject({ points: 15, careerPlan: [{ completed: true }, { completed: false }] });
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 10 });
  door.open();
  expect(await saving).toEqual({ ok: true, value: 'saved' });
  expect(backend.writes).toEqual(['users/ana', 'users/ana/pointEvents/1']);
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 15 });
  expect(events).toEqual([{ name: 'user_profile_updated', updatedFields: ['careerPlan', 'points'] }]);
});

test('a change that fails is taken back', async () => {
  const { backend, profile, updateProfile, events } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  expect(await updateProfile(toggle('a'))).toEqual({ ok: false, error: { message: PROFILE_SAVE_FAILED } });
  expect(profile()).toMatchObject({ points: 10, careerPlan: [{ completed: false }, { completed: false }] });
  expect(events).toEqual([]);
});

test('a task that a full ledger has no entry for stays as it was, and the reason is said', async () => {
  const { backend, profile, updateProfile, refreshProfile } = await open();
  const stored = backend.documents.get('users/ana') ?? {};
  backend.documents.set('users/ana', { ...stored, pointEntries: MOST_POINT_ENTRIES });
  await refreshProfile();
  expect(await updateProfile(toggle('a'))).toMatchObject({
    error: { message: expect.stringContaining('o máximo de vezes') as string },
  });
  expect(profile().points).toBe(10);
  expect(backend.writes).toEqual([]);
});

test("a refusal after another tab's write leads to one more attempt on the stored state", async () => {
  const { backend, profile, updateProfile } = await open();
  const elsewhere = { name: 'Ana', points: 15, careerPlan: [{ ...task('a'), completed: true }, task('b')] };
  let refusals = 0;
  backend.disturb = async (operation) => {
    if (operation !== 'updateWith' || refusals > 0) return null;
    refusals += 1;
    backend.documents.set('users/ana', elsewhere);
    return { code: 'permission-denied' };
  };
  expect(await updateProfile(toggle('b'))).toEqual({ ok: true, value: 'saved' });
  expect(profile()).toMatchObject({ points: 20, careerPlan: [{ completed: true }, { completed: true }] });
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 20 });
});

test('an update without a change writes nothing', async () => {
  const { backend, updateProfile } = await open();
  expect(await updateProfile(() => null)).toEqual({ ok: true, value: 'unchanged' });
  expect(backend.writes).toEqual([]);
});

test('a change that would leave no valid profile is refused', async () => {
  const { backend, profile, updateProfile } = await open();
  expect(await updateProfile(() => ({ points: set('dez') }))).toMatchObject({ ok: false });
  expect(profile().points).toBe(10);
  expect(backend.writes).toEqual([]);
});

test('updates are written one after the other, each moving one task', async () => {
  const { backend, profile, updateProfile } = await open();
  let underWay = 0;
  backend.disturb = async () => {
    expect(++underWay).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    return null;
  };
  const same = toggle('a');
  const saving = [updateProfile(same), updateProfile(toggle('b')), updateProfile(same)];
  expect(doneIn(profile())).toEqual([false, true]);
  await Promise.all(saving);
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 15 });
  expect(doneIn(profile())).toEqual([false, true]);
});

test('a change asked for twice stays shown until each time is written', async () => {
  const { backend, profile, updateProfile } = await open();
  const [first, second] = [createGate(), createGate()];
  const doors = [first, second];
  backend.disturb = async () => (await doors.shift()?.opened, null);
  const same = toggle('a');
  const saving = [updateProfile(same), updateProfile(same)];
  first.open();
  await saving[0];
  expect(doneIn(profile())).toEqual([false, false]);
  second.open();
  await saving[1];
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 10 });
});

test('the next person changes their own profile', async () => {
  const { backend, profile, updateProfile, session } = await open();
  await updateProfile(toggle('a'));
  backend.becomes(makePerson('bia'));
  await waitUntil(() => session.getState().status === 'signedIn');
  expect(await updateProfile(() => ({ name: set('Beatriz') }))).toEqual({ ok: true, value: 'saved' });
  expect(profile().name).toBe('Beatriz');
  expect(backend.documents.get('users/bia')).toEqual({ name: 'Beatriz' });
  expect(backend.documents.get('users/ana')).toMatchObject({ name: 'Ana' });
});

test("the page ends with the database's state after any failure", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()), { maxLength: 8 }),
      async (steps) => {
        const { backend, profile, updateProfile } = await open();
        const outcomes = steps.map(([, fails]) => fails);
        backend.disturb = async () => (outcomes.shift() ? { code: 'unavailable' } : null);
        await Promise.all(steps.map(([id]) => updateProfile(toggle(id))));
        const stored = backend.documents.get('users/ana') as Pick<Profile, 'points' | 'careerPlan'>;
        expect(profile().points).toBe(stored.points);
        expect(doneIn(profile())).toEqual(doneIn(stored));
        expect(stored.points).toBe(10 + 5 * doneIn(stored).filter(Boolean).length);
      },
    ),
  ));

test('a profile saved for a former person is not shown to the next one', async () => {
  const { backend, profile, updateProfile, session } = await open();
  const door = createGate();
  let sent = 0;
  backend.disturb = async (operation) => {
    if (operation === 'updateWith') await (++sent, door.opened);
    return null;
  };
  const saving = [updateProfile(toggle('a')), updateProfile(toggle('b'))];
  await waitUntil(() => sent === 1);
  backend.becomes(makePerson('bia'));
  await waitUntil(() => session.getState().status === 'signedIn');
  door.open();
  expect(await Promise.all(saving)).toEqual([
    { ok: false, error: { message: NOT_AUTHENTICATED } },
    { ok: false, error: { message: NOT_AUTHENTICATED } },
  ]);
  expect(profile()).toMatchObject({ name: 'Bia', points: 0, careerPlan: [] });
  expect(backend.writes).toEqual(['users/ana', 'users/ana/pointEvents/1']);
});

test("a refresh shows the server's write and keeps unsaved changes", async () => {
  const { backend, profile, updateProfile, refreshProfile } = await open();
  backend.documents.set('users/ana', { name: 'Ana', points: 35, careerPlan: [task('a')] });
  const refreshing = refreshProfile();
  const saving = updateProfile(toggle('a'));
  expect(await refreshing).toMatchObject({ ok: true, value: { points: 35 } });
  expect(profile().points).toBe(40);
  await saving;
  expect(backend.documents.get('users/ana')).toMatchObject({ points: 40 });
});

test('a refresh that fails leaves the profile as it is', async () => {
  const { backend, profile, refreshProfile } = await open();
  backend.disturb = async () => ({ code: 'unavailable' });
  expect(await refreshProfile()).toMatchObject({ ok: false });
  expect(profile().points).toBe(10);
});

test('a visitor has no profile to change', async () => {
  const page = testPage();
  await page.session.ensure();
  const { updateProfile, refreshProfile } = createProfileUpdates(page.session, page);
  expect(await updateProfile(toggle('a'))).toEqual({ ok: false, error: { message: NOT_AUTHENTICATED } });
  expect(await refreshProfile()).toEqual({ ok: false, error: { message: NOT_AUTHENTICATED } });
});
