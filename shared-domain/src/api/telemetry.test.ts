import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ERROR_NAMES, TELEMETRY_LIMITS, TelemetryRequestSchema } from './telemetry.ts';

const load = { kind: 'load', ms: 120 };
const error = { kind: 'error', where: 'render', name: 'TypeError', fingerprint: '00c0ffee' };
const vital = { kind: 'vital', name: 'LCP', value: 1800.5, route: '/diagnostico/resultado' };
const fits = (...events: readonly object[]) =>
  v.is(TelemetryRequestSchema, { remote: 'diagnostic', version: '1.2.0', events });

test.each([
  load,
  { kind: 'loadFailed', reason: 'timeout' },
  ...ERROR_NAMES.map((name) => ({ ...error, name })),
  { ...error, message: '… is not a function', frames: ['app.1a2b3c4d.js:1:204', 'cv.worker.js:1:2'] },
  vital,
  { ...vital, route: '/' },
  { ...vital, route: '/checkout/:priceId' },
  { ...vital, route: '/cockpit/*' },
  { ...vital, name: 'CLS', value: 0 },
])('%o is taken', (event) => expect(fits(event)).toBe(true));

test.each([
  { ...load, ms: -1 },
  { ...load, ms: 1.5 },
  { ...load, ms: TELEMETRY_LIMITS.milliseconds + 1 },
  { ...load, uid: 'ana' },
  { kind: 'loadFailed', reason: 'Ana Souza não conseguiu' },
  { ...error, message: 'x'.repeat(TELEMETRY_LIMITS.message + 1) },
  { ...error, stack: 'Ana Souza' },
  { ...error, frames: ['Ana Souza'] },
  { ...error, frames: ['ana-souza.js:1:1'] },
  { ...error, frames: ['https://exemplo.invalid/app.1a2b3c4d.js:1:1'] },
  { ...error, frames: Array.from({ length: TELEMETRY_LIMITS.frames + 1 }, () => 'app.1a2b3c4d.js:1:1') },
  { ...error, name: 'Ana' },
  { ...error, fingerprint: 'app.js:1:2' },
  { ...vital, value: Number.NaN },
  { ...vital, name: 'FID' },
  { ...vital, route: '/login?next=/perfil' },
  { ...vital, route: 'https://exemplo.invalid/' },
  { ...vital, route: '/ana souza' },
  { ...vital, route: `/${'a'.repeat(TELEMETRY_LIMITS.route)}` },
  { kind: 'click' },
])('%o is refused', (event) => expect(fits(event)).toBe(false));

test.each([
  { remote: 'Diagnostic' },
  { remote: '../users' },
  { remote: 'd'.repeat(40) },
  { version: '1.2' },
  { version: `1.2.0-${'a'.repeat(40)}` },
  { events: [] },
  { events: Array.from({ length: TELEMETRY_LIMITS.events + 1 }, () => load) },
  { uid: 'ana' },
])('a batch with %o is refused', (changes) => {
  const batch = { remote: 'diagnostic', version: '1.2.0', events: [load], ...changes };
  expect(v.is(TelemetryRequestSchema, batch)).toBe(false);
});
