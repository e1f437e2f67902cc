import { expect, test } from 'vitest';
import { keepProfileFresh } from './fresh-profile.ts';

function tab() {
  let listener: () => void = () => undefined;
  const clock = { ms: 0 };
  const refreshed: number[] = [];
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_type: string, added: () => void) => void (listener = added),
    removeEventListener: () => void (listener = () => undefined),
  };
  const stop = keepProfileFresh({
    document: document as never,
    now: () => clock.ms,
    refresh: () => refreshed.push(clock.ms),
  });
  const show = (ms: number, state: DocumentVisibilityState = 'visible') => {
    clock.ms = ms;
    document.visibilityState = state;
    listener();
  };
  return { show, refreshed, stop };
}

test('a person who returns after a minute sees the changes, but not at every glance', () => {
  const { show, refreshed, stop } = tab();
  show(59_000);
  show(60_000, 'hidden');
  expect(refreshed).toEqual([]);
  show(61_000);
  show(62_000);
  show(121_000);
  expect(refreshed).toEqual([61_000, 121_000]);
  stop();
  show(300_000);
  expect(refreshed).toHaveLength(2);
});
