import { watchInterruption } from '../processes/interruption.ts';
import { complain } from '../terminal/print-messages.ts';
import { runPlatform, type Served } from './platform.ts';
import { prepare } from './prepare.ts';

import { ok, type Result } from '@aura/shared-domain';
import { openReleases } from '../releases/open-releases.ts';
import { serveAll } from '../static-server/serve-all.ts';
import type { Workspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';
import { describeRemoteSources } from './remote-lines.ts';
import { watchStages } from './watch-stages.ts';

/** Serves the site with the releases; if they cannot be opened, it prints that and serves without them. */
async function serve(workspaces: Workspaces): Promise<Result<Served, string>> {
  const releases = await openReleases(ROOT, process.env);
  if (!releases.ok) complain(`As versões publicadas ficam de fora: ${releases.error}`);
  const served = await serveAll(workspaces, releases.ok ? releases.value : null);
  if (!served.ok) return served;
  const { close, registry, released } = served.value;
  // Figures of this machine say nothing about a store that serves other people.
  const isWatched = releases.ok && releases.value.isOfThisMachine;
  const stopWatching = isWatched ? watchStages(releases.value) : () => undefined;
  return ok({
    close() {
      stopWatching();
      close();
    },
    remoteLines: describeRemoteSources(registry(), released()),
  });
}

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
