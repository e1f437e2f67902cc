import { expect, test } from 'vitest';
import { bindingsOf, statementsOf } from './statements.ts';

test('a file is cut into its statements, with the names that they declare', () => {
  const file = [
    "import type { A } from './a.ts';",
    'export interface Props extends A {',
    '    readonly type: string;',
    '}',
    'type State = {',
    "    readonly kind: 'a';",
    '} | {',
    "    readonly kind: 'b';",
    '};',
    'export declare const load: (a: A, b: { x: 1, y: 2 }) => Promise<Map<string, A>>, save: () => void;',
    'export {};',
  ].join('\n');
  expect(statementsOf(file).map(({ names, isExported }) => [names, isExported])).toEqual([
    [[], false],
    [['Props'], true],
    [['State'], false],
    [['load', 'save'], true],
    [[], true],
  ]);
});

test.each([
  [
    "import { a, type B as C } from './x.ts';",
    [
      ['a', 'a', './x.ts'],
      ['B', 'C', './x.ts'],
    ],
  ],
  ["import * as v from 'valibot';", [['*', 'v', 'valibot']]],
  ["import React from 'react';", [['default', 'React', 'react']]],
  ["export * from './x.ts';", [['*', '*', './x.ts']]],
  ["export type { A } from './x.ts';", [['A', 'A', './x.ts']]],
  [
    'export { a, b as c };',
    [
      ['a', 'a', null],
      ['b', 'c', null],
    ],
  ],
  ['export {};', []],
  ['export declare function f(): { a: string };', []],
])('%s binds %j', (text, expected) => {
  const [statement] = statementsOf(text);
  expect(statement && bindingsOf(statement).map(({ name, as, from }) => [name, as, from])).toEqual(expected);
});
