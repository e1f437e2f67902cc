// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportRemote } from '../remotes/report.ts';
import { reportArrival } from '../routing/arrival.ts';
import { collectTelemetry, isPerson } from './collect-telemetry.ts';

afterEach(() => vi.unstubAllGlobals());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [FIREFOX, false, true],
  [FIREFOX, true, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false, false],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', false, false],
])('%s, driven by a program: %s, is a person: %s', (userAgent, webdriver, expected) => {
  expect(isPerson({ userAgent, webdriver })).toBe(expected);
});

test('nothing leaves before the application answers; then everything since the start does', async () => {
  const beacons: Blob[] = [];
  vi.stubGlobal('fetch', () => Promise.reject(new Error('not expected in this test')));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: Blob) => {
      beacons.push(body);
      return true;
    },
  });
  Object.defineProperty(navigator, 'webdriver', { value: false });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));

  collectTelemetry({ apiBase: '/api', remotes: () => [], isLocal: (remote) => remote === 'billing' });
  reportRemote({ kind: 'loaded', remote: 'tools', version: '1.0.0', ms: 12 });
  reportRemote({ kind: 'loaded', remote: 'billing', version: '1.0.0', ms: 12 });
  leave();
  expect(beacons).toEqual([]);

  reportArrival();
  // The code that sends comes first.
  await vi.waitUntil(
    () => {
      leave();
      return beacons.length > 0;
    },
    { timeout: 5_000 },
  );
  const bodies = await Promise.all(beacons.map(async (body) => JSON.parse(await body.text()) as unknown));
  expect(bodies).toEqual([
    { remote: 'tools', version: '1.0.0', events: [{ kind: 'load', ms: 12 }] },
    { remote: 'shell', version: '0.0.0-test', events: [{ kind: 'load', ms: expect.any(Number) }] },
  ]);
});
