import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const sheets = globSync('**/*.css', { cwd: source.pathname }).map((file) =>
  readFileSync(new URL(file, source), 'utf8'),
);

it('every custom property that a style sheet reads is declared somewhere', () => {
  const all = sheets.join('\n');
  const declared = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
});
