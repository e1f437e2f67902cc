import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, takeLastLines } from '../processes/run-logged.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

/** No background process, no cloud, no interactive screen. */
export const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' } as const;

/** Builds all packages with a build; unchanged ones come from the cache. */
export const buildAll = (signal: AbortSignal): Promise<Result<null, string>> => build([], signal);

/** Builds what the emulators run. */
export const buildBackend = (signal: AbortSignal): Promise<Result<null, string>> =>
  build(['--projects=@aura/functions'], signal);

/** Builds every package for people: without any way to the emulators, and without what only demonstrates. */
export const buildFor = (target: 'production', signal: AbortSignal): Promise<Result<null, string>> =>
  build([], signal, { AURA_TARGET: target });

async function build(
  which: readonly string[],
  signal: AbortSignal,
  more: NodeJS.ProcessEnv = {},
): Promise<Result<null, string>> {
  const log = join(LOGS, 'build.log');
  const command = join(ROOT, 'node_modules/.bin/nx');
  const args = ['run-many', '-t', 'build', ...which, '--output-style=stream'];
  const { code, output } = await runLogged({
    command,
    args,
    cwd: ROOT,
    env: { ...NX_ENV, ...more },
    log,
    signal,
  });
  if (code === 0) return ok(null);
  return err(`A compilação falhou. Fim de ${log}:\n\n${takeLastLines(output)}`);
}
