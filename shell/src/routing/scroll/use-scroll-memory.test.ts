// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachFragment } from './use-scroll-memory.ts';

const reached: string[] = [];
/** Tells that the page has another size. */
let resize: () => void;
let watched = 0;

beforeEach(() => {
  vi.useFakeTimers();
  reached.length = 0;
  watched = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = () => watched > 0 && callback();
      }
      observe = () => void (watched += 1);
      disconnect = () => void (watched -= 1);
    },
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    reached.push(this.id);
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(id: string): void {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
  resize();
}

test('an existing place is reached at once, and then left alone', () => {
  const section = document.createElement('section');
  section.id = 'plano';
  document.body.append(section);
  reachFragment('#plano');
  draw('outra');
  expect(reached).toEqual(['plano']);
  expect(watched).toBe(0);
});

test('a late place is reached when it appears', () => {
  reachFragment('#plano');
  draw('outra');
  expect(reached).toEqual([]);
  draw('plano');
  draw('mais');
  expect(reached).toEqual(['plano']);
});

test('a hidden place is reached when it is shown', () => {
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  reachFragment('#plano');
  draw('plano');
  expect(reached).toEqual([]);
  rects.mockRestore();
  draw('mais');
  expect(reached).toEqual(['plano']);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a person who scrolls is not pulled away: %s',
  (type) => {
    reachFragment('#plano');
    window.dispatchEvent(new Event(type));
    draw('plano');
    expect(reached).toEqual([]);
  },
);

test('a place that never appears is given up, and so is a cancelled one', () => {
  reachFragment('#plano');
  vi.advanceTimersByTime(5000);
  reachFragment('#plano')();
  draw('plano');
  expect(reached).toEqual([]);
  expect(watched).toBe(0);
});
