import { matchesGlob } from 'node:path';
import type { Task } from './tasks.ts';

/** The differences between two states of the repository. */
export interface Changes {
  /** Paths from the root, with `/`. */
  readonly files: readonly string[];
  /** Names of libraries whose version in the lock file differs. */
  readonly libraries: readonly string[];
}

/**
 * The tasks whose result a change can alter: those with an input that matches a changed file or library. The inputs are
 * those by which Nx decides whether a stored result still holds.
 */
export const selectAffectedTasks = (tasks: readonly Task[], changes: Changes): readonly Task[] =>
  tasks.filter(({ inputs }) => inputs.some((input) => isTouched(input, changes)));

/**
 * Whether a change touches one input of a task's plan. Nx names files as `project:glob,glob,!glob` or
 * `workspace:[{workspaceRoot}/glob,…]`, and libraries as `npm:name` or `npm:name@version`.
 */
function isTouched(input: string, { files, libraries }: Changes): boolean {
  if (input === 'AllExternalDependencies') return libraries.length > 0;
  if (input.startsWith('npm:')) return libraries.includes(readLibraryName(input.slice('npm:'.length)));
  const globs = listGlobs(input);
  return files.some((file) => matchesAny(file, globs));
}

/** `@scope/name@1.0.0` → `@scope/name` */
const readLibraryName = (node: string): string => node.replace(/(?<=.)@[^@/]*$/, '');

/** The globs of an input that names files; none for every other kind. */
function listGlobs(input: string): readonly string[] {
  const [, listed] = /^workspace:\[(.*)\]$/.exec(input) ?? [];
  if (listed !== undefined) return splitList(listed.replaceAll('{workspaceRoot}/', ''));
  const separator = input.lastIndexOf(':');
  return input.includes('/') && separator > 0 ? splitList(input.slice(separator + 1)) : [];
}

/** Splits at commas, except inside braces: `a/*.{ts,tsx},b` is two globs. */
const splitList = (list: string): readonly string[] => list.split(/,(?![^{]*\})/);

function matchesAny(file: string, globs: readonly string[]): boolean {
  const [excluded, included] = [globs.filter(isExcluding), globs.filter((glob) => !isExcluding(glob))];
  return (
    included.some((glob) => matchesGlob(file, glob)) &&
    !excluded.some((glob) => matchesGlob(file, glob.slice(1)))
  );
}

const isExcluding = (glob: string): boolean => glob.startsWith('!');
