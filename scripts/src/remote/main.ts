import { interruption } from '../processes/interruption.ts';
import { complain, say } from '../terminal/say.ts';
import { ROOT } from '../workspaces/paths.ts';
import { EXIT, runRemote } from './cli/run-remote.ts';
import { openContext } from './release-config/open-context.ts';

/* `npm run remote -- …`: releases of the remotes. */
const signal = interruption();
const code = await runRemote(process.argv.slice(2), {
  open: () => openContext(ROOT, process.env, say),
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
