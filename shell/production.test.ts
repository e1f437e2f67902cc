import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import config from './rspack.config.ts';

const local = resolve(import.meta.dirname, '../.local');
mkdirSync(local, { recursive: true });
const path = mkdtempSync(resolve(local, 'production-'));

beforeAll(async () => {
  vi.stubEnv('AURA_TARGET', 'production');
  const built = config({});
  await new Promise<void>((done, fail) => {
    rspack({ ...built, output: { ...built.output, path } }, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(path, { recursive: true, force: true });
});

const scripts = () =>
  readdirSync(path)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(resolve(path, file), 'utf8') }));

test('a build for production names no emulator, no local address and no secret', () => {
  const forbidden =
    /connect\w*Emulator|127\.0\.0\.1|localhost:\d|gapi-shim|sk_(test|live)_|whsec_|BEGIN [A-Z ]*KEY/;
  const found = scripts().filter(({ text }) => forbidden.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('Firebase is in its own chunk, outside what every reader downloads', () => {
  const withFirebase = scripts().filter(({ text }) => text.includes('identitytoolkit'));
  expect(withFirebase.map(({ file }) => file.split('.')[0])).toEqual(['firebase']);
});

test('no source map is shipped', () => {
  expect(readdirSync(path).filter((file) => file.endsWith('.map'))).toEqual([]);
});
