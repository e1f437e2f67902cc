import { join } from 'node:path';
import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { runLogged } from '../processes/run-logged.ts';
import { complain } from '../terminal/print-messages.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { DEMO_PROFESSIONAL } from './people.ts';

/** Gives the demo professional a life on the platform, unless they have one; prints failures. Tells whether they have it. */
export async function liveDemo(signal: AbortSignal): Promise<boolean> {
  const log = join(LOGS, 'demo.log');
  const { code } = await runLogged({
    command: process.execPath,
    args: [join(ROOT, 'functions/src/demo/main.ts'), PROJECT, DEMO_PROFESSIONAL.email],
    cwd: ROOT,
    // Google's libraries would ask the network whether this is a machine of theirs.
    env: { ...EMULATOR_ENV, METADATA_SERVER_DETECTION: 'none' },
    log,
    signal,
  });
  if (code !== 0 && !signal.aborted)
    complain(`A profissional de demonstração ficou sem história. Detalhes em ${log}`);
  return code === 0;
}
