import type { TelemetryRequest } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createSender } from './send.ts';

const batch: TelemetryRequest = { remote: 'tools', version: '1.0.0', events: [{ kind: 'load', ms: 1 }] };

/** A browser that keeps what was handed to it. */
function browser({ beacons }: { readonly beacons: 'taken' | 'refused' | 'missing' }) {
  const sent: { readonly way: 'beacon' | 'fetch'; readonly url: string; readonly body: string }[] = [];
  const inits: RequestInit[] = [];
  const read: Promise<void>[] = [];
  const sendBeacon = (url: string, body: Blob) => {
    if (beacons === 'refused') return false;
    read.push(
      body.text().then((text) => void sent.push({ way: 'beacon', url, body: `${body.type} ${text}` })),
    );
    return true;
  };
  const ports = {
    origin: 'https://aura.invalid',
    sendBeacon: beacons === 'missing' ? null : sendBeacon,
    fetch: (url: string, init: RequestInit) => {
      sent.push({ way: 'fetch', url, body: init.body as string });
      inits.push(init);
      return Promise.reject(new TypeError('offline'));
    },
  };
  return { ports, inits, all: async () => Promise.all(read).then(() => sent) };
}

test('the rest is sent as a beacon that the server reads as JSON', async () => {
  const { ports, all } = browser({ beacons: 'taken' });
  createSender('/api/telemetry', ports)(batch, true);
  expect(await all()).toEqual([
    { way: 'beacon', url: '/api/telemetry', body: `application/json ${JSON.stringify(batch)}` },
  ]);
});

test.each([
  ['the page stays', 'taken', false, '/api/telemetry'],
  ['the browser takes no more beacons', 'refused', true, '/api/telemetry'],
  ['the browser has none', 'missing', true, '/api/telemetry'],
  ['the server is another origin, which would get cookies', 'taken', true, 'https://api.invalid/telemetry'],
] as const)(
  'it is an ordinary request that outlives the page where %s',
  async (_, beacons, isLeaving, url) => {
    const { ports, inits, all } = browser({ beacons });
    createSender(url, ports)(batch, isLeaving);
    expect(await all()).toEqual([{ way: 'fetch', url, body: JSON.stringify(batch) }]);
    expect(inits).toMatchObject([{ keepalive: true, credentials: 'omit' }]);
  },
);
