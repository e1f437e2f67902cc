import { resolve } from 'node:path';
import { watchInterruption } from '../processes/interruption.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { EXIT, runRemote } from './cli/run-remote.ts';
import { takeFrom } from './cli/take-from.ts';
import { openContext } from './release-config/open-context.ts';

/* `npm run remote -- …`: releases of the remotes. */
const signal = watchInterruption();
const taken = takeFrom(process.argv.slice(2));
if (!taken.ok) {
  complain(taken.error);
  process.exit(EXIT.usage);
}
const { args, from } = taken.value;
// Relative to the folder where the command was started; npm changes to the workspace's folder.
const foreignDir = from === null ? null : resolve(process.env['INIT_CWD'] ?? '', from);
const code = await runRemote(args, {
  open: () => openContext(ROOT, process.env, say, foreignDir),
  say,
  complain,
  signal,
}).catch((error: unknown) => {
  complain(
    `Isto não devia acontecer: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return EXIT.refused;
});
process.exit(code);
