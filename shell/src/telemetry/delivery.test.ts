import { TELEMETRY_LIMITS, TelemetryRequestSchema, type TelemetryRequest } from '@aura/shared-domain';
import { makeEntry, makeRoute } from '@aura/shared-federation/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Delivery } from './delivery.ts';
import type { Signal } from './signal.ts';

const remotes = [
  makeEntry({ name: 'tools', version: '1.2.0', routes: [makeRoute('/ferramenta/:nome')] }),
  makeEntry({ name: 'membership', version: '1.0.0', routes: [makeRoute('/convite/:token')] }),
];
const about = { remote: 'tools', version: '1.2.0' } as const;

function deliveryAt(page: { landing: string; now: string }, local: readonly string[] = []) {
  const sent: TelemetryRequest[] = [];
  const scheduled: true[] = [];
  const delivery = new Delivery({
    send: (batch) => void sent.push(v.parse(TelemetryRequestSchema, batch)),
    remotes: () => remotes,
    isLocal: (remote) => local.includes(remote),
    landing: page.landing,
    pathNow: () => page.now,
    origin: 'https://aura.invalid',
    schedule: () => void scheduled.push(true),
  });
  const flushed = () => {
    sent.length = 0;
    delivery.flush(false);
    return sent;
  };
  return { delivery, flushed, scheduled };
}
const anywhere = () => deliveryAt({ landing: '/', now: '/' });

const report = (part: object, cause?: unknown): Signal =>
  ({ kind: 'remote', report: { ...about, ...part }, cause }) as Signal;

/** An error that passed through a file. */
function thrownIn(url: string): Error {
  const error = new TypeError('segredo');
  error.stack = `TypeError: segredo\n    at ${url}:1:2`;
  return error;
}

test('reports of remotes are sent with their versions, in one batch each', () => {
  const { delivery, flushed, scheduled } = anywhere();
  delivery.take(report({ kind: 'loaded', ms: 120.6 }));
  delivery.take(report({ kind: 'failed', reason: 'timeout', version: '1.3.0' }));
  delivery.take(
    report({ kind: 'error', where: 'render', name: 'TypeError' }, thrownIn('https://r.invalid/a.js')),
  );
  delivery.take({ kind: 'shellReady', ms: 300 });
  expect(scheduled.length).toBeGreaterThan(0);
  expect(flushed()).toEqual([
    {
      ...about,
      events: [
        { kind: 'load', ms: 121 },
        expect.objectContaining({ kind: 'error', where: 'render', name: 'TypeError' }),
      ],
    },
    { remote: 'tools', version: '1.3.0', events: [{ kind: 'loadFailed', reason: 'timeout' }] },
    { remote: 'shell', version: '0.0.0-test', events: [{ kind: 'load', ms: 300 }] },
  ]);
  expect(JSON.stringify(flushed())).not.toContain('segredo');
  expect(flushed()).toEqual([]);
});

test('a vital belongs to the page that the document was loaded for, or to the one on the screen', () => {
  const { delivery, flushed } = deliveryAt({ landing: '/faq', now: '/ferramenta/ana-souza' });
  delivery.takeVital({ name: 'LCP', value: 1234.56789, atLoad: true });
  delivery.takeVital({ name: 'INP', value: 80, atLoad: false });
  expect(flushed()).toEqual([
    {
      remote: 'shell',
      version: '0.0.0-test',
      events: [{ kind: 'vital', name: 'LCP', value: 1234.5679, route: '/faq' }],
    },
    { ...about, events: [{ kind: 'vital', name: 'INP', value: 80, route: '/ferramenta/:nome' }] },
  ]);
});

test('only the pattern of an address with a token is sent', () => {
  const { delivery, flushed } = deliveryAt({
    landing: '/convite/acme.s3gr3do',
    now: '/convite/acme.s3gr3do',
  });
  delivery.takeVital({ name: 'LCP', value: 1, atLoad: true });
  delivery.takeVital({ name: 'INP', value: 2, atLoad: false });
  const told = flushed();
  const routes = told.flatMap(({ events }) => events.map((event) => 'route' in event && event.route));
  expect(routes).toEqual(['/convite/:token', '/convite/:token']);
  expect(JSON.stringify(told)).not.toContain('s3gr3do');
});

test('a vital counts for the loaded version, not for the one in the registry', () => {
  const { delivery, flushed } = deliveryAt({ landing: '/ferramenta/cv', now: '/ferramenta/cv' });
  delivery.take(report({ kind: 'loaded', version: '1.1.0', ms: 5 }));
  delivery.takeVital({ name: 'LCP', value: 900, atLoad: true });
  expect(flushed()).toMatchObject([{ version: '1.1.0', events: [{ kind: 'load' }, { kind: 'vital' }] }]);
});

test('an unknown address counts for no remote', () => {
  const { delivery, flushed } = deliveryAt({ landing: '/segredo', now: '/segredo' });
  delivery.takeVital({ name: 'CLS', value: 0.2, atLoad: false });
  expect(flushed()).toEqual([]);
});

test('only errors of the shell’s own files count for the shell', () => {
  const { delivery, flushed } = anywhere();
  const base = remotes[0]?.baseUrl ?? '';
  const files = [
    'chrome-extension://x/a.js',
    'https://outra.invalid/a.js',
    `${base}a.js`,
    'https://aura.invalid/a.js',
  ];
  for (const file of files) delivery.take({ kind: 'shellError', where: 'event', error: thrownIn(file) });
  delivery.take({ kind: 'shellError', where: 'promise', error: 'segredo' });
  expect(flushed()).toMatchObject([{ remote: 'shell', events: [{ kind: 'error', where: 'event' }] }]);
});

test('an error that repeats itself is told once', () => {
  const { delivery, flushed } = anywhere();
  for (let i = 0; i < 10; i++)
    delivery.take(
      report({ kind: 'error', where: 'event', name: 'Error' }, thrownIn('https://r.invalid/a.js')),
    );
  expect(flushed()[0]?.events).toHaveLength(1);
});

test('the queue is bounded, and the server accepts every batch', () => {
  const { delivery, flushed } = anywhere();
  for (let i = 0; i < 1000; i++) delivery.take(report({ kind: 'loaded', ms: i }));
  const sizes = flushed().map(({ events }) => events.length);
  expect(Math.max(...sizes)).toBe(TELEMETRY_LIMITS.events);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100);
});

test('a developer’s own version says nothing about the release of the same name', () => {
  const { delivery, flushed } = deliveryAt({ landing: '/ferramenta/x', now: '/ferramenta/x' }, ['tools']);
  delivery.take(report({ kind: 'loaded', ms: 120 }));
  delivery.take(report({ kind: 'error', where: 'render', name: 'TypeError' }, new TypeError('x')));
  delivery.takeVital({ name: 'LCP', value: 1, atLoad: true });
  expect(flushed()).toEqual([]);
  delivery.take(report({ kind: 'loaded', ms: 120, remote: 'billing' }));
  expect(flushed()).toEqual([{ remote: 'billing', version: '1.2.0', events: [{ kind: 'load', ms: 120 }] }]);
});
