import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged, type Finished } from '../processes/run-logged.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

/** A command line has an end. */
const MOST_FILES = 500;

const runTool = (program: string, args: readonly string[], signal?: AbortSignal): Promise<Finished> =>
  runLogged({
    command: join(ROOT, 'node_modules/.bin', program),
    args,
    cwd: ROOT,
    env: { FORCE_COLOR: '0' },
    log: join(LOGS, `check-format-${program}.log`),
    ...(signal && { signal }),
  });

/**
 * Checks the format of files. Prettier decides, and reads only what oxfmt would write otherwise: oxfmt follows the same
 * rules and looks at the whole repository in two seconds, for which Prettier needs more than a minute.
 * @param files from the root, or absolute; null for the whole repository
 */
export async function checkFormat(files: readonly string[] | null, signal?: AbortSignal): Promise<Finished> {
  const there = files?.filter((file) => existsSync(join(ROOT, file)) || existsSync(file)) ?? null;
  if (there?.length === 0) return { code: 0, output: '' };
  const asked = there === null || there.length > MOST_FILES ? ['.'] : there;
  const sieve = await runTool(
    'oxfmt',
    ['--config', '.oxfmtrc.json', '--no-error-on-unmatched-pattern', '--list-different', ...asked],
    signal,
  );
  if (sieve.code === 0) return sieve;
  const suspects = sieve.output.split('\n').filter((line) => existsSync(join(ROOT, line)) && line !== '');
  if (suspects.length === 0) return sieve;
  return runTool(
    'prettier',
    [
      '--check',
      '--log-level',
      'warn',
      '--ignore-unknown',
      ...(suspects.length > MOST_FILES ? ['.'] : suspects),
    ],
    signal,
  );
}
