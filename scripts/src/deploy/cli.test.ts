import { expect, test } from 'vitest';
import { readDeployOptions } from './cli.ts';

test('a twin is that of the environment made for it', () => {
  expect(readDeployOptions(['twin', '--stay'])).toMatchObject({
    value: { command: 'twin', environment: { name: 'twin' }, stay: true },
  });
});

test('any other command names its environment', () => {
  expect(readDeployOptions(['doctor', 'production'])).toMatchObject({
    value: { command: 'doctor', environment: { name: 'production' } },
  });
});

test.each([
  [[], 'Uso'],
  [['fly'], 'Uso'],
  [['build'], 'Diga o ambiente'],
  [['build', 'moon'], 'Diga o ambiente'],
  [['build', 'twin', 'production'], 'Uso'],
  [['twin', 'production'], 'gêmeo'],
  [['build', 'twin', '--stay'], '--stay'],
  [['build', 'twin', '--force'], 'Uso'],
])('%j is refused with a sentence', (args, part) => {
  const read = readDeployOptions(args);
  expect(read.ok ? '' : read.error).toContain(part);
});
