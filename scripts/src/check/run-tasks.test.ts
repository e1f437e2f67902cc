import { describe, expect, it } from 'vitest';
import { callsFor } from './run-tasks.ts';

const task = (project: string, target: string) => ({
  id: `${project}:${target}`,
  project,
  target,
  inputs: [],
});
const ALL = ['a', 'b'].flatMap((project) => ['lint', 'test'].map((target) => task(project, target)));

describe('callsFor', () => {
  it('asks once where every target is wanted of every package', () => {
    expect(callsFor(ALL, ALL)).toEqual([{ targets: ['lint', 'test'], projects: ['a', 'b'] }]);
  });

  it('asks once although a package has not all of the targets', () => {
    const all = [...ALL, task('c', 'lint')];
    expect(callsFor(all, all)).toHaveLength(1);
  });

  it('asks for each target where one call would run what nobody wants', () => {
    const wanted = [task('a', 'lint'), task('b', 'lint'), task('a', 'test')];
    expect(callsFor(wanted, ALL)).toEqual([
      { targets: ['lint'], projects: ['a', 'b'] },
      { targets: ['test'], projects: ['a'] },
    ]);
  });

  it('asks nothing for nothing', () => {
    expect(callsFor([], ALL)).toEqual([]);
  });
});
