import { err, ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { askForInsights } from './ask-for-insights.ts';

/** A device whose server has something to tell of as often as it is asked. */
function device({ remembers = true } = {}) {
  const kept = new Map<string, string | null>();
  const state = { day: '2026-11-10', added: 1, online: true, asked: [] as string[], refreshed: 0 };
  const ask = (uid: string) =>
    askForInsights(uid, {
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void (remembers && kept.set(key, value)),
      },
      today: () => state.day,
      check: async () => {
        state.asked.push(`${state.day} ${uid}`);
        return state.online ? ok({ added: state.added }) : err({ code: 'offline' });
      },
      refresh: () => void (state.refreshed += 1),
    });
  return { state, ask, kept };
}

test('a person is asked for once a day, and everybody who uses the device', async () => {
  const { state, ask } = device();
  for (const uid of ['ana', 'ana', 'bia', 'ana', 'bia']) await ask(uid);
  state.day = '2026-11-11';
  for (const uid of ['ana', 'ana']) await ask(uid);
  expect(state.asked).toEqual(['2026-11-10 ana', '2026-11-10 bia', '2026-11-11 ana']);
});

test('only the present day is kept', async () => {
  const { state, ask, kept } = device();
  await ask('ana');
  await ask('bia');
  state.day = '2026-11-11';
  await ask('bia');
  expect([...kept.values()]).toEqual(['2026-11-11 bia']);
});

test('what was added is shown, and nothing is read again where there is none', async () => {
  const { state, ask } = device();
  await ask('ana');
  state.added = 0;
  await ask('bia');
  expect(state.refreshed).toBe(1);
});

test('what fails is asked again with the next page, and shows nothing', async () => {
  const { state, ask } = device();
  state.online = false;
  await ask('ana');
  expect(state.refreshed).toBe(0);
  state.online = true;
  await ask('ana');
  await ask('ana');
  expect(state.asked).toHaveLength(2);
  expect(state.refreshed).toBe(1);
});

test.each(['', '2026-11-10', 'ana', '{"day":"2026-11-10"}'])('stored text %j is no answer', async (text) => {
  const { state, ask, kept } = device();
  kept.set('aura.insights', text);
  await ask('ana');
  expect(state.asked).toHaveLength(1);
});

test('a device that keeps nothing asks with every page', async () => {
  const { state, ask } = device({ remembers: false });
  await ask('ana');
  await ask('ana');
  expect(state.asked).toHaveLength(2);
});
