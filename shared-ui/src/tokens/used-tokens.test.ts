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

it('a module that declares a token does so globally: else it gets one of its own, and so does every use in the file', () => {
  const namesIn = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
  const tokens = new Set(
    ['color.css', 'scale.css'].flatMap((file) =>
      namesIn(readFileSync(new URL(`tokens/${file}`, source), 'utf8')),
    ),
  );
  const root = new URL('../../', source).pathname;
  const modules = globSync('*/src/**/*.module.css', { cwd: root });
  expect(modules.length).toBeGreaterThan(100);
  const declaring = modules.filter((file) => {
    const text = readFileSync(root + file, 'utf8');
    return namesIn(text).some((name) => tokens.has(name)) && !text.includes(':global :local(');
  });
  expect(declaring).toEqual([]);
});
