// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isFrom, watchLateErrors, type LateError } from './late-errors.ts';

const BASE = 'https://tools.example/1.0.0/';
const withStack = (stack: string, fields: object = {}) => Object.assign(new Error('x'), { stack }, fields);
const from = (error: unknown, filename = '') => isFrom({ error, filename }, BASE);

test('an error belongs to the release whose file is named by the stack, the script or the missing file', () => {
  expect(from(withStack(`Error: x\n    at f (${BASE}305.js:1:20)`))).toBe(true);
  expect(from(null, `${BASE}remoteEntry.js`)).toBe(true);
  const gone = { name: 'ChunkLoadError', request: `${BASE}late.js` };
  expect(from(withStack('ChunkLoadError', gone))).toBe(true);
});

test('errors of the shell, of another release and without a place are left alone', () => {
  expect(from(withStack('Error: x\n    at f (https://aura.example/380.js:1:20)'))).toBe(false);
  expect(from(withStack('Error: x\n    at f (https://tools.example/2.0.0/305.js:1:20)'))).toBe(false);
  expect(from('a text', 'https://aura.example/380.js')).toBe(false);
  expect(from(undefined)).toBe(false);
});

test('unhandled errors are reported with their place, until the watch ends', () => {
  const heard: LateError[] = [];
  const stop = watchLateErrors(window, (late) => heard.push(late));
  const error = new Error('x');
  const rejection = () => Object.assign(new Event('unhandledrejection'), { reason: error });
  window.dispatchEvent(new ErrorEvent('error', { error, filename: `${BASE}305.js` }));
  window.dispatchEvent(rejection());
  stop();
  window.dispatchEvent(rejection());
  expect(heard).toEqual([
    { where: 'event', error, filename: `${BASE}305.js` },
    { where: 'promise', error, filename: '' },
  ]);
});
