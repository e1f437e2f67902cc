import { expect, test } from 'vitest';
import { buildReason } from './build-reason.ts';

/** What Nx and npm print around what the bundler says. */
const printed = (...lines: readonly string[]): string =>
  [
    '> nx run @aura/mfe-billing:build',
    '',
    ...['> rspack build', ...lines, 'npm error Lifecycle script `build` failed with error:'].map(
      (line) => `@aura/mfe-billing: ${line}`,
    ),
    ' NX   Running target build for project @aura/mfe-billing failed',
    'Hint: run the command with --verbose for more details.',
  ].join('\n');

test('finds the error of a plugin', () => {
  const output = printed(
    '[rspack-cli] \u001B[31mError: remote.ts names the chunk "mina", which no import makes',
    '    at filesOf (file:///w/shared-federation/src/build/descriptor-plugin.ts:85:22)\u001B[39m',
  );
  expect(buildReason(output)).toBe('remote.ts names the chunk "mina", which no import makes');
});

test('finds the file and the innermost cause of a bundler error', () => {
  const output = printed(
    'main:',
    '  \u001B[1m\u001B[31mERROR\u001B[39m\u001B[22m in \u001B[1m./src/app.tsx\u001B[39m\u001B[22m',
    '    \u001B[31m×\u001B[0m Module build failed (from builtin:swc-loader):',
    '  ╰─▶ \u001B[31m×\u001B[0m Syntax Error: Expression expected',
    '            ╭─[39:10]',
  );
  expect(buildReason(output)).toBe('./src/app.tsx: Syntax Error: Expression expected');
});

test('names the place of a module that is not there', () => {
  const output = printed(
    '  ERROR in ./src/app.tsx 45:1-22',
    "    × Module not found: Can't resolve './nao-ha.ts' in '/w/mfe-billing/src'",
  );
  expect(buildReason(output)).toBe(
    "./src/app.tsx 45:1-22: Module not found: Can't resolve './nao-ha.ts' in '/w/mfe-billing/src'",
  );
});

test('returns nothing for an output without a reason', () => {
  expect(buildReason(printed('Killed'))).toBeNull();
});
