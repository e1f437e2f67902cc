import { basename, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { NX_ENV } from '../../start/build.ts';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';
import { buildReason } from './build-reason.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';

/** Builds one remote; unchanged parts come from the cache. */
export async function buildRemote(
  { dir }: RemoteWorkspace,
  signal: AbortSignal,
): Promise<Result<null, string>> {
  const project = basename(dir);
  const log = join(LOGS, `build-${project}.log`);
  const command = join(ROOT, 'node_modules/.bin/nx');
  const args = ['build', project, '--output-style=stream'];
  // The code that is built has no business with the key.
  const { code, output } = await runLogged({
    command,
    args,
    cwd: ROOT,
    env: { ...NX_ENV, AURA_SIGNING_KEY: undefined },
    log,
    signal,
  });
  if (code === 0) return ok(null);
  const reason = buildReason(output);
  if (reason === null)
    return err(`A compilação de ${project} falhou. Fim de ${log}:\n\n${takeLastLines(output)}`);
  return err(`A compilação de ${project} falhou: ${reason}\n  O resto está em ${log}`);
}
