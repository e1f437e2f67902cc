import { expect, test } from 'vitest';
import { describeChange, readRunning } from './compare.ts';

const next = { commit: 'b'.repeat(40), parts: { shell: '1', functions: '2' } };

test('lists new, changed, unchanged and removed parts', () => {
  const running = { commit: 'a'.repeat(40), parts: { shell: '1', functions: '3', remotes: '4' } };
  expect(describeChange({ ...next, parts: { ...next.parts, configuration: '5' } }, running)).toEqual([
    'No ar: aaaaaaaaaaaa. Aqui: bbbbbbbbbbbb.',
    '  = shell',
    '  ~ functions: 3 → 2',
    '  + configuration',
    '  - remotes',
  ]);
});

test('an empty place gets everything', () => {
  expect(describeChange(next, null)).toEqual([
    'Nada responde lá ainda: tudo é novo.',
    '  + shell',
    '  + functions',
  ]);
});

test.each([
  ['nobody answers', () => Promise.reject(new Error('offline'))],
  ['there is no such file', async () => ({ status: 404, headers: {}, body: '' })],
  ['the file is something else', async () => ({ status: 200, headers: {}, body: '<!doctype html>' })],
])('takes it for never deployed where %s', async (_name, ask) => {
  expect(await readRunning('https://aura.example/build.json', ask)).toBeNull();
});

test('reads the state that a site reports', async () => {
  const body = JSON.stringify(next);
  expect(
    await readRunning('https://x.example/build.json', async () => ({ status: 200, headers: {}, body })),
  ).toEqual(next);
});
