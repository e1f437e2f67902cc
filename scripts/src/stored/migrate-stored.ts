import { join } from 'node:path';
import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { runLogged } from '../processes/run-logged.ts';
import { complain } from '../terminal/print-messages.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

/** Converts this machine's stored data of an earlier version to the current form; prints failures. */
export async function migrateStored(signal: AbortSignal): Promise<void> {
  const log = join(LOGS, 'migrations.log');
  const { code } = await runLogged({
    command: process.execPath,
    args: [join(ROOT, 'functions/src/migrations/main.ts'), PROJECT],
    cwd: ROOT,
    // Google's libraries would ask the network whether this is a machine of theirs.
    env: { ...EMULATOR_ENV, METADATA_SERVER_DETECTION: 'none' },
    log,
    signal,
  });
  if (code !== 0 && !signal.aborted)
    complain(`Alguns dados guardados não puderam ser trazidos à forma de agora. Detalhes em ${log}`);
}
