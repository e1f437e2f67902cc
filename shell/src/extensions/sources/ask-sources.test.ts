import { expect, test, vi } from 'vitest';
import { askSources } from './ask-sources.ts';

/** A device with two sources. */
function device() {
  const kept = new Map<string, string | null>();
  const state = { day: '2026-11-10', isUp: true };
  const asked: string[] = [];
  const report = vi.fn<(id: string, error: unknown) => void>();
  const source = (id: string, fails = () => false) => ({
    id,
    refresh: async () => {
      if (fails()) throw new Error('no answer');
      asked.push(`${state.day} ${id}`);
    },
  });
  const sources = [source('trilhas/novas', () => !state.isUp), source('company/prazos')];
  const ask = (uid: string) =>
    askSources(uid, sources, {
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void kept.set(key, value),
      },
      today: () => state.day,
      report,
    });
  return { state, ask, asked, report, kept };
}

test('each source is asked once a day for each person, and again on the next day', async () => {
  const { state, ask, asked } = device();
  for (const uid of ['ana', 'ana', 'bia']) await ask(uid);
  state.day = '2026-11-11';
  await ask('ana');
  expect(asked).toEqual([
    '2026-11-10 trilhas/novas',
    '2026-11-10 company/prazos',
    '2026-11-10 trilhas/novas',
    '2026-11-10 company/prazos',
    '2026-11-11 trilhas/novas',
    '2026-11-11 company/prazos',
  ]);
});

test('a failing source delays no other, and is asked again with the next page', async () => {
  const { state, ask, asked, report } = device();
  state.isUp = false;
  await ask('ana');
  expect(asked).toEqual(['2026-11-10 company/prazos']);
  expect(report).toHaveBeenCalledWith('trilhas/novas', new Error('no answer'));
  state.isUp = true;
  await ask('ana');
  expect(asked).toEqual(['2026-11-10 company/prazos', '2026-11-10 trilhas/novas']);
});

test('the device keeps nothing that names the account', async () => {
  const { ask, kept } = device();
  await ask('id-of-ana');
  expect([...kept.values()].join(' ')).not.toContain('id-of-ana');
});
