import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceMapsPlugin } from '../build/source-maps-plugin.ts';
import { createFrameResolver, readThrownText } from './resolve-frame.ts';
import type { StoredMap } from './source-maps.ts';

const SOURCE = `export class Draft {
  constructor(private readonly steps: readonly string[]) {}

  remove(step: string): void {
    if (!this.steps.includes(step)) {
      throw new RangeError(\`no step called \${step}\`);
    }
  }
}

const removeAll = (draft: Draft, names: readonly string[]): void => {
  for (const name of names) draft.remove(name);
};

export function useDraft(): void {
  removeAll(new Draft(['a']), ['a', 'b']);
}
`;

let dir = '';
let map: StoredMap;
/** Line and column of every place that the error came through, in the minified script. */
let places: readonly (readonly [number, number])[] = [];

beforeAll(async () => {
  const local = resolve(import.meta.dirname, '../../../.local');
  mkdirSync(local, { recursive: true });
  dir = mkdtempSync(resolve(local, 'resolve-'));
  writeFileSync(resolve(dir, 'draft.ts'), SOURCE);
  writeFileSync(resolve(dir, 'app.js'), `import { useDraft } from './draft.ts'; globalThis.run = useDraft;`);
  await new Promise<void>((done, fail) => {
    rspack(
      {
        mode: 'production',
        context: dir,
        entry: './app.js',
        devtool: false,
        output: { path: resolve(dir, 'dist'), filename: 'app.js' },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
          ],
        },
        plugins: [new SourceMapsPlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done()),
    );
  });
  const [name = ''] = readdirSync(resolve(dir, 'dist-maps'));
  map = JSON.parse(readFileSync(resolve(dir, 'dist-maps', name), 'utf8')) as StoredMap;
  const context: { run?: () => void } = {};
  runInNewContext(
    readFileSync(resolve(dir, 'dist/app.js'), 'utf8'),
    { ...context, globalThis: context },
    'app.js',
  );
  try {
    context.run?.();
  } catch (error) {
    const stack = (error as Error).stack ?? '';
    places = [...stack.matchAll(/app\.js:(\d+):(\d+)/g)].map(([, line, column]) => [
      Number(line),
      Number(column),
    ]);
  }
});
afterAll(() => rmSync(dir, { recursive: true }));

test('a place in a minified script becomes file, line, function and the lines around it', () => {
  const resolved = places.map(([line, column]) => createFrameResolver(map)(line, column));
  expect(resolved[0]).toMatchObject({
    file: expect.stringMatching(/^\.local\/resolve-\w+\/draft\.ts$/),
    line: 6,
    functionName: 'remove',
  });
  // What called it was put into one function with what called that.
  expect(resolved[1]).toMatchObject({ line: 12, functionName: 'removeAll' });
});

test('a place without a source resolves to nothing', () => {
  expect(createFrameResolver({ ...map, mappings: '', sources: [], sourcesContent: [] })(1, 1)).toBeNull();
});

test('resolves the place in our own source that threw', () => {
  const place = {
    file: 'draft.ts',
    line: 6,
    column: 13,
    functionName: 'remove',
    lines: SOURCE.split('\n').map((text, index) => ({ number: index + 1, text })),
  };
  expect(readThrownText(place)).toBe('no step called ${step}');
  expect(readThrownText({ ...place, line: 12 })).toBeNull();
});
