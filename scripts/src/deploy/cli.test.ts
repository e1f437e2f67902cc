import { expect, test } from 'vitest';
import { readDeployOptions } from './cli.ts';

test('a twin is that of the environment made for it', () => {
  expect(readDeployOptions(['twin', '--stay'])).toMatchObject({
    value: { command: 'twin', environment: { name: 'twin' }, stay: true, journeys: false },
  });
});

test('any other command names its environment', () => {
  expect(readDeployOptions(['doctor', 'production'])).toMatchObject({
    value: { command: 'doctor', environment: { name: 'production' } },
  });
});

test('only named parts are deployed', () => {
  expect(readDeployOptions(['apply', 'staging', '--only', 'site, functions:jobs'])).toMatchObject({
    value: { only: ['site', 'functions:jobs'] },
  });
});

test('a rollback names what goes back, and where to', () => {
  expect(readDeployOptions(['rollback', 'staging', 'site'])).toMatchObject({
    value: { what: { part: 'site' }, to: undefined },
  });
  expect(readDeployOptions(['rollback', 'production', 'functions:jobs', '--to', 'jobs-1'])).toMatchObject({
    value: { environment: { name: 'production' }, what: { codebase: 'jobs' }, to: 'jobs-1' },
  });
});

test('a preview is of a pull request in staging, with a version of a remote where it names one', () => {
  expect(readDeployOptions(['preview', '12', '--remote', 'tools@1.2.3'])).toMatchObject({
    value: {
      environment: { name: 'staging' },
      previewed: { pull: 12, remote: { name: 'tools', version: '1.2.3' } },
    },
  });
});

test.each([
  [['rollback', 'staging'], 'Diga o que volta'],
  [['rollback', 'staging', 'functions:'], 'Diga o que volta'],
  [['preview', 'main'], 'número'],
  [['preview', '12', '--remote', 'tools'], '--remote'],
  [['build', 'twin', '--only', 'site'], '--only'],
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
