// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listenToBrowser } from './activity-events.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function counter() {
  const counted = { times: 0, count: () => void (counted.times += 1) };
  return counted;
}

test.each(['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'wheel', 'touchstart'])(
  'a %s inside a page that keeps its events to itself is heard until the listening ends',
  (type) => {
    const element = document.createElement('div');
    document.body.append(element);
    element.addEventListener(type, (event) => event.stopPropagation());
    const heard = counter();
    const stop = listenToBrowser().onActivity(heard.count);
    element.dispatchEvent(new Event(type, { bubbles: true }));
    stop();
    element.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard.times).toBe(1);
  },
);

test('coming back and being hidden are told apart', () => {
  const [back, gone] = [counter(), counter()];
  const stops = [listenToBrowser().onReturn(back.count), listenToBrowser().onLeave(gone.count)];
  const hidden = vi.spyOn(document, 'hidden', 'get');
  for (const state of [true, false]) {
    hidden.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  for (const type of ['focus', 'pageshow', 'pagehide']) window.dispatchEvent(new Event(type));
  expect([back.times, gone.times]).toEqual([3, 2]);
  for (const stop of stops) stop();
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('pagehide'));
  expect([back.times, gone.times]).toEqual([3, 2]);
});
