import { expect, test } from 'vitest';
import { Declarations } from './declarations.ts';
import { shellApiText } from './shell-api-text.ts';

const FILES = {
  'ui/src/index.d.ts': [
    "export { Button, type ButtonProps } from './button.tsx';",
    "export { Link } from 'react-router-dom';",
    "export * from './more.ts';",
  ],
  'ui/src/button.d.ts': [
    "import type { Look as Style } from './look.ts';",
    "import type { Plan } from '@aura/domain';",
    'interface Hidden {',
    '    readonly secret: true;',
    '}',
    'export interface ButtonProps {',
    '    readonly Hidden: Style;',
    '    readonly plan?: Plan;',
    '}',
    'export declare function Button(props: ButtonProps): import("react").JSX.Element;',
  ],
  'ui/src/look.d.ts': ["export type Look = 'plain' | 'loud';"],
  'ui/src/more.d.ts': ['export declare const more: () => import("./state.ts").State;'],
  'ui/src/state.d.ts': ['export interface State {', '    readonly busy: boolean;', '}'],
  'domain/src/index.d.ts': ["export * from './plans.ts';"],
  'domain/src/plans.d.ts': ["export type Plan = 'free';", "export type Unused = 'nobody';"],
};

type Files = Readonly<Record<string, readonly string[]>>;

function report(files: Files, version = 1): string {
  const texts = new Map(Object.entries(files).map(([path, lines]) => [path, lines.join('\n')]));
  const declarations = new Declarations(texts, new Map([['@aura/domain', 'domain/src/index.d.ts']]));
  const entries = [{ module: '@aura/ui', file: 'ui/src/index.d.ts' }];
  return shellApiText(declarations, { version, libraries: ['react 19'], entries });
}

test('what remotes can import stands first, then everything that it speaks of and nothing else', () => {
  expect(report(FILES)).toBe(
    [
      '# What the shell gives to remotes: SHELL_API 1',
      '',
      '## Libraries',
      '',
      'react 19',
      '',
      '## @aura/ui',
      '',
      'Button',
      'ButtonProps',
      'Link from react-router-dom',
      'more',
      '',
      '## Declarations',
      '',
      'const more: () => State;',
      '',
      'function Button(props: ButtonProps): JSX.Element;',
      '',
      'interface ButtonProps {\n  readonly Hidden: Style;\n  readonly plan?: Plan;\n}',
      '',
      'interface State {\n  readonly busy: boolean;\n}',
      '',
      "type Look = 'plain' | 'loud';",
      '',
      "type Plan = 'free';",
      '',
    ].join('\n'),
  );
});

test('a change far behind an export shows, and so does another number', () => {
  const changed = { ...FILES, 'domain/src/plans.d.ts': ["export type Plan = 'free' | 'paid';"] };
  expect(report(changed)).not.toBe(report(FILES));
  expect(report(FILES, 2)).not.toBe(report(FILES));
});

test('what no export speaks of may change, and declarations may move', () => {
  const moved = {
    ...FILES,
    'ui/src/more.d.ts': [
      "import type { State } from './state.ts';",
      'export declare const more: () => State;',
    ],
    'domain/src/plans.d.ts': ["export * from './plan.ts';"],
    'domain/src/plan.d.ts': ["export type Plan = 'free';"],
  };
  expect(report(moved)).toBe(report(FILES));
});
