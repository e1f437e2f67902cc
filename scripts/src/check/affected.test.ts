import { describe, expect, it } from 'vitest';
import { selectAffectedTasks } from './affected.ts';
import type { Task } from './tasks.ts';

const task = (id: string, ...inputs: string[]): Task => ({ id, project: id, target: 'test', inputs });

const TASKS = [
  task(
    'remote',
    '@aura/mfe-a:ProjectConfiguration',
    '@aura/mfe-a:mfe-a/**/*,!mfe-a/dist/**',
    '@aura/shared:shared/**/*,!shared/**/*.test.{ts,tsx}',
    'npm:react',
    'env:AURA_TARGET',
  ),
  task('shared', '@aura/shared:shared/**/*', 'npm:@scope/library@2.0.0'),
  task('linted', 'workspace:[{workspaceRoot}/oxlint.config.ts,{workspaceRoot}/e2e/{a,b}/*.ts]'),
  task('careful', 'AllExternalDependencies'),
];

const ids = (files: string[], libraries: string[] = []) =>
  selectAffectedTasks(TASKS, { files, libraries }).map(({ id }) => id);

describe('selectAffectedTasks', () => {
  it('are those that read a changed file', () => {
    expect(ids(['mfe-a/src/app.tsx'])).toEqual(['remote']);
    expect(ids(['shared/src/rule.ts'])).toEqual(['remote', 'shared']);
  });

  it('leave out the build of a package if only its tests changed', () => {
    expect(ids(['shared/src/rule.test.ts'])).toEqual(['shared']);
  });

  it('leave out targets that read none of the changed files', () => {
    expect(ids(['mfe-a/dist/main.js', 'docs/README.md'])).toEqual([]);
  });

  it('follow files at the root, and lists between braces', () => {
    expect(ids(['oxlint.config.ts'])).toEqual(['linted']);
    expect(ids(['e2e/b/x.ts'])).toEqual(['linted']);
    expect(ids(['e2e/c/x.ts'])).toEqual([]);
  });

  it('follow libraries by name, whatever version a plan names', () => {
    expect(ids([], ['react'])).toEqual(['remote', 'careful']);
    expect(ids([], ['@scope/library'])).toEqual(['shared', 'careful']);
    expect(ids([], ['other'])).toEqual(['careful']);
  });
});
