import { join, resolve } from 'node:path';
import { runChild } from '../../../bootstrap/run-child.mjs';
import { EMULATOR_ENV, PROJECT } from '../../emulators/project.ts';
import { startEmulators } from '../../emulators/start.ts';
import { watchInterruption } from '../../processes/interruption.ts';
import { prepare } from '../../start/prepare.ts';
import { complain } from '../../terminal/print-messages.ts';
import { ROOT } from '../../workspaces/paths.ts';

/* `npm run restore:drill -- FOLDER`: restores a backup into temporary emulators. Functions are excluded: their
 * triggers would write to the restored data. */
const DRILLED = { config: join(ROOT, 'firebase.json'), only: 'auth,firestore' } as const;

async function main([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    complain('Uso: npm run restore:drill -- PASTA');
    return 2;
  }
  const signal = watchInterruption();
  const prepared = await prepare(signal);
  const emulators = prepared.ok ? await startEmulators(null, signal, {}, DRILLED) : prepared;
  if (!emulators.ok) {
    complain(emulators.error);
    return 1;
  }
  try {
    const program = join(ROOT, 'functions/src/backup/main.ts');
    // Google's libraries would ask the network whether this is a machine of theirs.
    const env = { ...process.env, ...EMULATOR_ENV, METADATA_SERVER_DETECTION: 'none' };
    return await runChild(process.execPath, [program, PROJECT, 'restore', resolve(folder)], {
      cwd: ROOT,
      env,
    });
  } finally {
    await emulators.value.stop();
  }
}

process.exit(await main(process.argv.slice(2)));
