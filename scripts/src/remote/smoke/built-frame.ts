import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { LOCAL, LOGS, ROOT } from '../../workspaces/paths.ts';

export interface BuiltFrame {
  readonly dist: string;
  /** Its page, without the release that it shows. */
  readonly html: string;
  readonly remove: () => Promise<void>;
}

/**
 * Builds the frame into a temporary folder, so that concurrent builds do not collide. The error is a sentence for the
 * terminal.
 */
export async function buildFrame(signal: AbortSignal): Promise<Result<BuiltFrame, string>> {
  await mkdir(LOCAL, { recursive: true });
  const dist = await mkdtemp(join(LOCAL, 'frame-'));
  const remove = (): Promise<void> => rm(dist, { recursive: true, force: true });
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin/rspack'),
    args: ['build', '--output-path', dist],
    cwd: join(ROOT, 'remote-frame'),
    log: join(LOGS, 'build-frame.log'),
    signal,
  });
  const html = code === 0 ? await readFile(join(dist, 'index.html'), 'utf8').catch(() => null) : null;
  if (html !== null) return ok({ dist, html, remove });
  await remove();
  return err(`A compilação do quadro falhou:\n\n${takeLastLines(output)}`);
}
