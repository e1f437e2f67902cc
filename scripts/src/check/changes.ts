import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { ROOT } from '../workspaces/paths.ts';
import type { Changes } from './affected.ts';

const LOCK = 'package-lock.json';
const LockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ packages: v.record(v.string(), v.unknown()) }),
);

const runGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });

/** The default base of `--affected`: the last pushed commit, or the commit before this one. */
export function findDefaultBase(): string {
  try {
    return runGit('rev-parse', '--verify', '--quiet', 'origin/main').trim();
  } catch {
    return 'HEAD~1';
  }
}

/**
 * The difference between a commit and the working copy, including untracked files.
 * @param base any name of a commit
 * @returns the changes, or a sentence if the commit does not exist
 */
export function readChangesSince(base: string): Result<Changes, string> {
  try {
    const files = [
      ...runGit('diff', '--name-only', '-z', base, '--').split('\0'),
      ...runGit('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
    ].filter((file) => file !== '');
    const libraries = files.includes(LOCK)
      ? listChangedLibraries(runGit('show', `${base}:${LOCK}`), readFileSync(join(ROOT, LOCK), 'utf8'))
      : [];
    return ok({ files: [...new Set(files)], libraries });
  } catch {
    return err(`Não há commit “${base}” com que comparar.`);
  }
}

/**
 * Names of the libraries that two lock files hold in different versions or places.
 * @param before text of a package-lock.json
 * @param after text of another one
 */
export function listChangedLibraries(before: string, after: string): readonly string[] {
  const [old, now] = [v.parse(LockSchema, before).packages, v.parse(LockSchema, after).packages];
  const differing = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (path) => JSON.stringify(old[path]) !== JSON.stringify(now[path]),
  );
  const names = differing.map((path) => path.split('node_modules/').at(-1) ?? '');
  // Our own packages appear there by their folder; their files show the changes.
  return [...new Set(names.filter((name, at) => name !== '' && differing[at]?.includes('node_modules/')))];
}
