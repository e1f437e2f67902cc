import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packTypes } from './lean-tooling-plugin.ts';

const declarations = (mtime: Date) =>
  zipSync(
    {
      'app.d.ts': strToU8(`export * from './compiled-types/mfe-x/src/app';`),
      'compiled-types/mfe-x/src/app.d.ts': strToU8(`import type { M } from '../../contract/module.ts';`),
      'compiled-types/contract/module.d.ts': strToU8(`export type M = import('./part.js').P;`),
      'compiled-types/contract/part.d.ts': strToU8('export type P = 1;'),
      'compiled-types/mfe-x/src/page.d.ts': strToU8('export {};'),
    },
    { mtime },
  );

test('keeps only what the exposed module reaches', () => {
  expect(Object.keys(unzipSync(packTypes(declarations(new Date(2026, 1, 1)))))).toEqual([
    'app.d.ts',
    'compiled-types/contract/module.d.ts',
    'compiled-types/contract/part.d.ts',
    'compiled-types/mfe-x/src/app.d.ts',
  ]);
});

test('the same declarations give the same bytes, whenever they were made', () => {
  expect(packTypes(declarations(new Date(2026, 1, 1)))).toEqual(
    packTypes(declarations(new Date(2027, 4, 5))),
  );
});
