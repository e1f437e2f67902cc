import { TelemetryEventSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildErrorEvent } from './fingerprint.ts';
import { readFrames } from './stack.ts';

/** An error with the stack that a browser gave it. */
function thrown(stack: string, message = 'x', name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}

const CHROMIUM = `TypeError: x
    at f (https://aura.invalid/start.1a2b.js:1:204)
    at https://remotos.invalid/tools/1.0.0/tools.9f00c0de.js?v=1:2:33
    at new Promise (<anonymous>)`;
const FIREFOX = `f@https://aura.invalid/start.1a2b.js:1:204
@https://remotos.invalid/tools/1.0.0/tools.9f00c0de.js:2:33`;

const BASE = 'https://remotos.invalid/tools/1.0.0/';
const told = (error: unknown, where: 'event' | 'promise' = 'event') =>
  buildErrorEvent({ where, error, baseUrl: BASE });

test.each([CHROMIUM, FIREFOX])('the files of a stack are found, innermost first', (stack) => {
  expect(readFrames(thrown(stack))).toEqual([
    { url: 'https://aura.invalid/start.1a2b.js', at: '1:204' },
    { url: 'https://remotos.invalid/tools/1.0.0/tools.9f00c0de.js', at: '2:33' },
  ]);
});

test('a place quoted in a message is not the place of an error', () => {
  const quoted = 'https://aura.invalid/falso.js:9:9';
  expect(readFrames(thrown(`TypeError: ${quoted}\n    at https://aura.invalid/a.js:1:1`, quoted))).toEqual([
    { url: 'https://aura.invalid/a.js', at: '1:1' },
  ]);
  expect(readFrames('https://aura.invalid/a.js:1:1')).toEqual([]);
});

test('one fault has one fingerprint in every browser and at every address of its files', () => {
  const { fingerprint } = told(thrown(CHROMIUM));
  expect(told(thrown(FIREFOX)).fingerprint).toBe(fingerprint);
  const moved = CHROMIUM.replaceAll('remotos.invalid', 'cdn.invalid');
  expect(told(thrown(moved)).fingerprint).toBe(fingerprint);
  expect(told(thrown(CHROMIUM.replace('1:204', '1:205'))).fingerprint).not.toBe(fingerprint);
  expect(told(thrown(CHROMIUM), 'promise').fingerprint).not.toBe(fingerprint);
});

test('places in files of the version are sent, and of the message only what engines say', () => {
  const stack = `${CHROMIUM}
    at https://remotos.invalid/tools/1.0.0/deeper/a.00c0ffee.js:1:1
    at https://remotos.invalid/tools/1.1.0/a.00c0ffee.js:1:1
    at https://remotos.invalid/tools/1.0.0/cv.worker.js:1:9`;
  expect(told(thrown(stack, "Cannot read properties of null (reading 'ana')"))).toMatchObject({
    message: "Cannot read properties of null (reading '…')",
    frames: ['tools.9f00c0de.js:2:33', 'cv.worker.js:1:9'],
  });
});

test.each([
  thrown(CHROMIUM, 'Ana Souza não é uma função'),
  thrown(CHROMIUM, 'x', 'Ana Souza'),
  'Ana Souza',
  { message: 'Ana Souza' },
  null,
])('only the class and the places of %o are sent', (error) => {
  const event = told(error);
  expect(v.is(TelemetryEventSchema, event)).toBe(true);
  expect(JSON.stringify(event)).not.toContain('Ana');
});
