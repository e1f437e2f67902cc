import { watchInterruption } from '../processes/interruption.ts';
import { runPlatform } from '../start/platform.ts';
import { prepare } from '../start/prepare.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { followContent } from './follow-content.ts';
import { serveDev } from './serve-dev.ts';

/* `npm run dev [remote]`: as `npm start`, with hot reload for the shell and one remote. */
const signal = watchInterruption();
const name = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
const prepared = await prepare(signal);
if (!prepared.ok) {
  // An interrupted preparation is no failure.
  if (signal.aborted) process.exit(0);
  complain(prepared.error);
  process.exit(1);
}
const { remotes } = prepared.value;
const chosen = remotes.find((remote) => remote.name === name);
if (name && !chosen) {
  complain(`Não há remoto "${name}". Os que existem: ${remotes.map((remote) => remote.name).join(', ')}.`);
  process.exit(1);
}
say(`Recarga automática: shell${chosen ? ` e ${chosen.name}` : ''}.`);
followContent();
const result = await runPlatform({
  workspaces: prepared.value,
  reset: process.argv.includes('--reset'),
  serve: () => serveDev(prepared.value, chosen, signal),
  signal,
});
if (!result.ok) complain(result.error);
process.exit(result.ok ? 0 : 1);
