import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { fakeDevice, fakeStorage, fakeTab, noStorage } from './fake-browser.test-support.ts';

function open(tabs = 1) {
  const device = fakeDevice();
  const storage = fakeStorage();
  const [first, second] = Array.from({ length: Math.max(2, tabs) }, () => fakeTab(device, storage.openTab()));
  if (!first || !second) throw new Error('two tabs were opened');
  const stop = first.watch.start();
  if (tabs > 1) second.watch.start();
  return { device, storage, first, second, stop, left: () => first.watch.getSecondsLeft() };
}

test('silent at 29:59, a question at 30:00, out at 31:00 and not before', () => {
  const { device, first, left } = open();
  device.pass(30 * MINUTE_MS - SECOND_MS);
  expect(left()).toBeNull();
  device.pass(SECOND_MS);
  expect(left()).toBe(60);
  device.pass(MINUTE_MS - 1);
  expect([left(), first.expired]).toEqual([1, 0]);
  device.pass(1);
  expect([left(), first.expired]).toEqual([null, 1]);
});

test('the countdown shows every second once', () => {
  const { device, first } = open();
  device.pass(31 * MINUTE_MS);
  expect(first.shown).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
});

test('activity in the last second starts the half hour again', () => {
  const { device, first, left } = open();
  device.pass(30 * MINUTE_MS - 1);
  first.act();
  device.pass(30 * MINUTE_MS - 1);
  expect(left()).toBeNull();
  device.pass(1);
  expect(left()).toBe(60);
});

test('while the question is open only its answer counts', () => {
  const { device, first, left } = open();
  device.pass(30 * MINUTE_MS + 20 * SECOND_MS);
  first.act();
  expect(left()).toBe(40);
  first.watch.stay();
  expect(left()).toBeNull();
  device.pass(30 * MINUTE_MS);
  expect(left()).toBe(60);
  first.act();
  device.pass(MINUTE_MS);
  expect(first.expired).toBe(1);
});

test('activity in any tab counts for all, to the second', () => {
  const { device, first, second } = open(2);
  for (let minute = 0; minute < 90; minute++) {
    device.pass(MINUTE_MS);
    second.act();
  }
  device.pass(2 * SECOND_MS);
  second.act();
  device.pass(30 * MINUTE_MS - 1);
  expect([first.shown, second.shown]).toEqual([[], []]);
  device.pass(1);
  expect([first.shown, second.shown]).toEqual([[60], [60]]);
});

test('the answer given in one tab closes the question in all', () => {
  const { device, first, second } = open(2);
  device.pass(30 * MINUTE_MS + 10 * SECOND_MS);
  second.watch.stay();
  expect([first.watch.getSecondsLeft(), second.watch.getSecondsLeft()]).toEqual([null, null]);
  device.pass(29 * MINUTE_MS);
  expect([first.expired, second.expired]).toEqual([0, 0]);
});

test('a tab that was quicker ends the session in the others for the same reason', () => {
  const { device, first, second } = open();
  const stopSecond = second.watch.start();
  device.pass(30 * MINUTE_MS);
  device.jump(8 * HOUR_MS);
  first.comeBack();
  first.watch.signedOut();
  stopSecond();
  second.watch.signedOut();
  expect([first.expired, second.expired]).toEqual([1, 1]);
});

test('a person who left in another tab gets no message', () => {
  const { device, first, stop } = open();
  device.pass(10 * MINUTE_MS);
  stop();
  first.watch.signedOut();
  expect(first.expired).toBe(0);
});

test('after a sleep of eight hours the person is signed out at once, without the question', () => {
  const { device, first } = open();
  device.pass(5 * MINUTE_MS);
  device.jump(8 * HOUR_MS);
  first.comeBack();
  expect([first.expired, first.shown]).toEqual([1, []]);
});

test('the movement that wakes the device does not keep the session', () => {
  const { device, first } = open();
  device.jump(8 * HOUR_MS);
  first.act();
  expect(first.expired).toBe(1);
});

test('an answer that comes after a sleep with the question open is too late', () => {
  const { device, first } = open();
  device.pass(30 * MINUTE_MS);
  device.jump(8 * HOUR_MS);
  first.watch.stay();
  expect(first.expired).toBe(1);
});

test.each([30 * MINUTE_MS + 57 * SECOND_MS, 45 * MINUTE_MS, 7 * HOUR_MS])(
  'after a sleep of %i ms the person has the whole minute to answer, and then the session ends',
  (sleep) => {
    const { device, first, left } = open();
    device.jump(sleep);
    first.comeBack();
    expect(left()).toBe(60);
    device.pass(MINUTE_MS - 1);
    expect(first.expired).toBe(0);
    device.pass(1);
    expect(first.expired).toBe(1);
  },
);

test('a page that is opened again gives every tab the whole minute', () => {
  const { device, storage, first, left } = open();
  device.pass(30 * MINUTE_MS + 57 * SECOND_MS);
  expect(left()).toBe(3);
  fakeTab(device, storage.openTab()).watch.start();
  expect(left()).toBe(60);
  device.pass(59 * SECOND_MS);
  expect(first.expired).toBe(0);
});

test('a device that wakes up with the page in sight asks by its late timer', () => {
  const { device, first, left } = open();
  device.pass(10 * MINUTE_MS);
  device.jump(HOUR_MS);
  device.pass(20 * MINUTE_MS);
  expect([left(), first.expired]).toEqual([60, 0]);
});

test('a device that wakes asks at the first movement, which is no answer', () => {
  const { device, first, left } = open();
  device.jump(HOUR_MS);
  first.act();
  expect(left()).toBe(60);
  device.pass(MINUTE_MS);
  expect(first.expired).toBe(1);
});

test('a hidden tab with late timers does not count as a return', () => {
  const { device, first } = open();
  first.hide();
  device.jump(MINUTE_MS);
  device.pass(30 * MINUTE_MS);
  expect([first.expired, first.shown]).toEqual([1, []]);
});

test('a clock set back by an hour neither signs out nor keeps the session for ever', () => {
  const { device, first, left } = open();
  device.pass(10 * MINUTE_MS);
  device.jump(-HOUR_MS);
  first.comeBack();
  device.pass(30 * MINUTE_MS - 1);
  expect(left()).toBeNull();
  device.pass(1);
  expect(left()).toBe(60);
  device.pass(MINUTE_MS);
  expect(first.expired).toBe(1);
});

test('an unannounced clock change backwards costs at most another half hour', () => {
  const { device, first } = open();
  device.pass(29 * MINUTE_MS);
  device.jump(-HOUR_MS);
  device.pass(MINUTE_MS + 30 * MINUTE_MS - 1);
  expect(first.expired).toBe(0);
  device.pass(MINUTE_MS + 1);
  expect(first.expired).toBe(1);
});

test('a clock set forward by an hour looks like a sleep', () => {
  const { device, first } = open();
  device.jump(HOUR_MS);
  first.comeBack();
  expect([first.watch.getSecondsLeft(), first.expired]).toEqual([60, 0]);
});

test('a reload gains no time, and a session idle for too long ends on opening', () => {
  const { device, storage, stop } = open();
  device.pass(20 * MINUTE_MS);
  stop();
  const reloaded = fakeTab(device, storage.openTab());
  const stopReloaded = reloaded.watch.start();
  device.pass(10 * MINUTE_MS);
  expect(reloaded.watch.getSecondsLeft()).toBe(60);
  stopReloaded();
  device.jump(8 * HOUR_MS);
  const nextDay = fakeTab(device, storage.openTab());
  nextDay.watch.start();
  expect([nextDay.expired, nextDay.shown]).toEqual([1, []]);
});

test('a sign-in starts the clock again', () => {
  const { device, first, stop, left } = open();
  device.pass(20 * MINUTE_MS);
  stop();
  first.watch.signedOut();
  device.pass(8 * HOUR_MS);
  first.watch.start();
  device.pass(30 * MINUTE_MS - 1);
  expect([first.expired, left()]).toEqual([0, null]);
  device.pass(1);
  expect(left()).toBe(60);
});

test('without a storage the tab watches itself', () => {
  const device = fakeDevice();
  const tab = fakeTab(device, noStorage);
  tab.watch.start();
  device.pass(20 * MINUTE_MS);
  tab.act();
  device.pass(30 * MINUTE_MS);
  expect(tab.watch.getSecondsLeft()).toBe(60);
  tab.watch.stay();
  device.pass(31 * MINUTE_MS);
  expect(tab.expired).toBe(1);
});

test.each(['', 'agora', '-5', '1e99', 'NaN'])('a stored %j is not a time', (text) => {
  const { device, storage } = open();
  storage.set(text);
  const tab = fakeTab(device, storage.openTab());
  tab.watch.start();
  device.pass(30 * MINUTE_MS);
  expect([tab.expired, tab.shown]).toEqual([0, [60]]);
});

test('busy hands write at most every five seconds, and the last write follows', () => {
  const { device, storage, first } = open();
  device.pass(MINUTE_MS);
  storage.writes.length = 0;
  for (let tenth = 0; tenth < 100; tenth++) {
    first.act();
    device.pass(100);
  }
  expect(storage.writes.length).toBeLessThanOrEqual(3);
  const last = device.clock.now() - 100;
  device.pass(5 * SECOND_MS);
  expect(storage.writes.at(-1)).toBe(String(last));
});

test('a hidden tab writes what it held back', () => {
  const { device, storage, first } = open();
  device.pass(SECOND_MS);
  first.act();
  const last = device.clock.now();
  expect(storage.writes.at(-1)).not.toBe(String(last));
  first.hide();
  expect(storage.writes.at(-1)).toBe(String(last));
});

test('a stopped watch has no listener and no timer', () => {
  const { device, first, stop } = open();
  device.pass(30 * MINUTE_MS);
  stop();
  expect([first.listeners(), device.timers(), first.watch.getSecondsLeft()]).toEqual([0, 0, null]);
});
