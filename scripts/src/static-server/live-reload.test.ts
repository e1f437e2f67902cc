import { err, ok } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { keepLive } from './live-reload.ts';

/** Files whose contents are made into something. */
function files(contents: string) {
  const state = { contents, made: 0, complaints: [] as string[] };
  const live = keepLive({
    stamp: async () => state.contents,
    async make() {
      state.made += 1;
      if (state.contents === 'unreadable') throw new Error('broken');
      return state.contents.startsWith('bad') ? err(`refused ${state.contents}`) : ok(state.contents);
    },
    complain: (reason) => state.complaints.push(reason),
  });
  return { state, live };
}

async function started(contents: string) {
  const { state, live } = files(contents);
  const made = await live;
  if (!made.ok) throw new Error(made.error);
  return { state, live: made.value };
}

it('makes again after a change only', async () => {
  const { state, live } = await started('one');
  expect([await live.current(), await live.current(), state.made]).toEqual(['one', 'one', 1]);
  state.contents = 'two';
  expect(live.latest()).toBe('one');
  expect([await live.current(), live.latest(), state.made]).toEqual(['two', 'two', 2]);
});

it('keeps what it has where nothing better can be made, and says why once', async () => {
  const { state, live } = await started('one');
  state.contents = 'bad';
  expect([await live.current(), await live.current()]).toEqual(['one', 'one']);
  expect(state.complaints).toEqual(['refused bad']);
  state.contents = 'unreadable';
  expect(await live.current()).toBe('one');
  expect(state.complaints.at(-1)).toContain('broken');
  state.contents = 'two';
  expect(await live.current()).toBe('two');
});

it('gives a change to everybody who asks after it, also while it is looked at', async () => {
  const { state, live } = await started('one');
  const before = live.current();
  state.contents = 'two';
  expect(await live.current()).toBe('two');
  await before;
  expect(state.made).toBe(2);
});

it('says why it cannot begin', async () => {
  expect(await files('bad').live).toEqual({ ok: false, error: 'refused bad' });
});
