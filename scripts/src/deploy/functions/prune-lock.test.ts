import { expect, it } from 'vitest';
import * as v from 'valibot';
import { LockSchema } from './lock-schema.ts';
import { pruneLock } from './prune-lock.ts';

const lockOf = (packages: Readonly<Record<string, object>>) =>
  v.parse(LockSchema, { lockfileVersion: 3, packages });

const manifestOf = (...names: readonly string[]) => ({
  name: 'functions',
  version: '1.0.0',
  engines: { node: '24' },
  dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
});

const placesIn = (lock: ReturnType<typeof lockOf>, ...names: readonly string[]) => {
  const pruned = pruneLock(lock, 'functions', manifestOf(...names));
  if (!pruned.ok) throw new Error(pruned.error);
  return Object.fromEntries(
    Object.entries(pruned.value.packages).map(([place, { version }]) => [place, version]),
  );
};

it('keeps what is needed in production, with what that needs, and nothing else', () => {
  const lock = lockOf({
    'node_modules/express': { version: '5.0.0', dependencies: { qs: '1' } },
    'node_modules/qs': { version: '6.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
  });
  expect(placesIn(lock, 'express')).toEqual({
    '': '1.0.0',
    'node_modules/express': '5.0.0',
    'node_modules/qs': '6.0.0',
  });
});

it('leaves the top to what the package names itself, where a dependency needs another version', () => {
  const lock = lockOf({
    'node_modules/jose': { version: '4.0.0' },
    'functions/node_modules/jose': { version: '6.0.0' },
    'node_modules/jwks': { version: '3.0.0', dependencies: { jose: '^4' } },
  });
  expect(placesIn(lock, 'jwks', 'jose')).toEqual({
    '': '1.0.0',
    'node_modules/jose': '6.0.0',
    'node_modules/jwks': '3.0.0',
    'node_modules/jwks/node_modules/jose': '4.0.0',
  });
});

it('ends where packages need each other', () => {
  const lock = lockOf({
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
    'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
  });
  expect(Object.keys(placesIn(lock, 'a'))).toEqual(['', 'node_modules/a', 'node_modules/b']);
});

it('leaves out what is optional and missing, and takes peers that are no option', () => {
  const lock = lockOf({
    'node_modules/a': {
      version: '1.0.0',
      optionalDependencies: { missing: '1' },
      peerDependencies: { peer: '1', 'not-there': '1' },
      peerDependenciesMeta: { 'not-there': { optional: true } },
    },
    'node_modules/peer': { version: '2.0.0', peer: true },
  });
  expect(Object.keys(placesIn(lock, 'a'))).toEqual(['', 'node_modules/a', 'node_modules/peer']);
  expect(JSON.stringify(pruneLock(lock, 'functions', manifestOf('a')))).not.toContain('"peer":true');
});

it('refuses a package of the workspace, which no registry has', () => {
  const lock = lockOf({
    'node_modules/@aura/shared-domain': { link: true, resolved: 'shared-domain' },
    'shared-domain': { version: '0.1.0' },
  });
  expect(pruneLock(lock, 'functions', manifestOf('@aura/shared-domain'))).toEqual({
    ok: false,
    error: '@aura/shared-domain is a package of this workspace.',
  });
});

it('names what the lock does not have', () => {
  const lock = lockOf({ 'node_modules/a': { version: '1.0.0', dependencies: { gone: '1' } } });
  expect(pruneLock(lock, 'functions', manifestOf('a'))).toEqual({
    ok: false,
    error: 'gone, which node_modules/a needs, is not in the lock.',
  });
});
