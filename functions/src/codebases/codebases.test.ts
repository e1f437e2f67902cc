import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAccountPart } from '../account/account-part.ts';
import { readSettings } from '../config/settings.ts';
import { PARTS } from '../parts/all-parts.ts';
import type { Part, PartDeps } from '../parts/define-part.ts';
import codebases from '../../codebases.json' with { type: 'json' };

/** Addresses of a part's endpoints. */
function addressesOf({ routes }: Part): readonly string[] {
  const addresses: string[] = [];
  const add = ({ path }: { readonly path: string }) => void addresses.push(path);
  const bind = Object.assign(add, { admitted: add, handler: add, unheld: add, take: () => () => 0 });
  const deps = {
    ...readSettings({ GCLOUD_PROJECT: 'demo-aura' }),
    now: () => new Date(0),
    report: () => undefined,
  };
  routes?.(bind, deps as unknown as PartDeps);
  return addresses;
}

/** The codebase that a call below `/api` is led to, as Hosting reads the list: the first path that fits. */
const ledTo = (address: string): string | undefined =>
  Object.entries(codebases).find(([, { paths }]) =>
    paths.some((path) => (path.endsWith('/**') ? address.startsWith(path.slice(0, -2)) : address === path)),
  )?.[0];

const featuresOf = Object.entries(codebases).flatMap(([name, { features }]) =>
  features.map((feature): readonly [string, string] => [feature, name]),
);
const codebaseOf = new Map(featuresOf);

test.each([...PARTS, createAccountPart([], [])].map((part) => [part.name, part] as const))(
  'routes every call of %s to the codebase that serves it',
  (name, part) => {
    const addresses = addressesOf(part);
    expect(addresses).not.toEqual([]);
    const owner = codebaseOf.get(name) ?? 'core';
    expect(addresses.filter((address) => ledTo(address) !== owner)).toEqual([]);
  },
);

test('each codebase can be asked by its name whether it answers, and has a function of that name', () => {
  const names = Object.keys(codebases);
  expect(names.filter((name) => ledTo(`/${name}/health`) !== name)).toEqual([]);
  expect(Object.entries(codebases).filter(([name, { functions }]) => !functions.includes(name))).toEqual([]);
});

test('no function is deployed twice', () => {
  const all = Object.values(codebases).flatMap(({ functions }) => functions);
  expect(all).toEqual([...new Set(all)]);
});

test('the daily walks that an alert waits for are those that are logged under these names', () => {
  const cwd = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(join(cwd, file), 'utf8')).join('\n');
  const walks = Object.values(codebases).flatMap((codebase) => codebase.walks);
  expect(walks).not.toEqual([]);
  expect(walks.filter((walk) => !new RegExp(`(message|name): '${walk}',`).test(texts))).toEqual([]);
});
