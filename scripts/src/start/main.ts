import { watchInterruption } from '../processes/interruption.ts';
import { complain } from '../terminal/print-messages.ts';
import { runPlatform } from './platform.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';

/* `npm start`: the built site on the emulators of this machine. */
const signal = watchInterruption();
const prepared = await prepare(signal);
const result = prepared.ok
  ? await runPlatform({
      workspaces: prepared.value,
      reset: process.argv.includes('--reset'),
      serve: () => serve(prepared.value),
      signal,
    })
  : prepared;
// An interrupted preparation is no failure.
if (!prepared.ok && signal.aborted) process.exit(0);
if (!result.ok) complain(result.error);
process.exit(result.ok ? 0 : 1);
