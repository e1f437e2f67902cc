import { describe, expect, it } from 'vitest';
import { groupCalls, listLostTasks } from './run-tasks.ts';

const task = (project: string, target: string) => ({
  id: `${project}:${target}`,
  project,
  target,
  inputs: [],
});
const ALL = ['a', 'b'].flatMap((project) => ['lint', 'test'].map((target) => task(project, target)));

describe('groupCalls', () => {
  it('asks once where every target is wanted of every package', () => {
    expect(groupCalls(ALL, ALL)).toEqual([{ targets: ['lint', 'test'], projects: ['a', 'b'] }]);
  });

  it('asks once although a package has not all of the targets', () => {
    const all = [...ALL, task('c', 'lint')];
    expect(groupCalls(all, all)).toHaveLength(1);
  });

  it('requests each target separately if one call would run unwanted targets', () => {
    const wanted = [task('a', 'lint'), task('b', 'lint'), task('a', 'test')];
    expect(groupCalls(wanted, ALL)).toEqual([
      { targets: ['lint'], projects: ['a', 'b'] },
      { targets: ['test'], projects: ['a'] },
    ]);
  });

  it('runs nothing without tasks', () => {
    expect(groupCalls([], ALL)).toEqual([]);
  });
});

describe('listLostTasks', () => {
  const done = (taskId: string, status: number) => ({ taskId, status });

  it('are all where Nx ended without a word', () => {
    expect(listLostTasks(ALL, [])).toEqual(ALL);
  });

  it('are none where each ran, or where one failed that others wait for', () => {
    expect(
      listLostTasks(
        ALL,
        ALL.map(({ id }) => done(id, 0)),
      ),
    ).toEqual([]);
    expect(listLostTasks(ALL, [done('c:build', 1)])).toEqual([]);
  });
});
