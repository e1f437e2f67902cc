import { basename } from 'node:path';
import { followContent } from '../dev/follow-content.ts';
import { waitUntilFired, watchInterruption } from '../processes/interruption.ts';
import { watchLaunchers } from '../processes/launchers.ts';
import { isTaken } from '../ports/probe.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { discoverWorkspaces, type RemoteWorkspace } from '../workspaces/discover.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { readAloneOptions } from './options.ts';
import { serveForOverride, serveInFrame } from './serve-alone.ts';

/* `nx dev mfe-NAME`: one remote by itself, found by the folder that this runs in. */

async function main(signal: AbortSignal): Promise<string | null> {
  const options = readAloneOptions(process.argv.slice(2));
  if (!options.ok) return options.error;
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces.error;
  const remote = workspaces.value.remotes.find(({ dir }) => dir === process.cwd());
  if (!remote) return `${process.cwd()} não é a pasta de um remoto (falta "aura.remote" no package.json).`;
  const { override, apiBase } = options.value;
  if (!override && (await isTaken(remote.port))) return describeTaken(remote);

  followContent();
  const served = override
    ? await serveForOverride(remote, signal)
    : await serveInFrame(remote, { apiBase }, signal);
  if (!served.ok) return signal.aborted ? null : served.error;
  const { address, failed } = served.value;
  say(
    override
      ? `${remote.name} para um shell publicado: ${address}\nCole o endereço em /desenvolvimento/remotos e recarregue a página depois de cada mudança.`
      : `${remote.name} no quadro, com recarga automática: ${address}`,
  );
  say(`Erros de compilação: ${LOGS}/dev-${remote.name}.log. Ctrl-C encerra.`);
  const failure = await Promise.race([failed, waitUntilFired(signal).then(() => null)]);
  await served.value.close();
  return failure;
}

const describeTaken = ({ name, port, dir }: RemoteWorkspace): string =>
  [
    `A porta ${port}, de ${name}, está ocupada, talvez pela plataforma inteira (npm start).`,
    'Encerre quem a usa, ou mostre o remoto dentro da plataforma aberta:',
    `  npx nx dev ${basename(dir)} --override`,
  ].join('\n');

const failure = await main(AbortSignal.any([watchInterruption(), watchLaunchers()]));
if (failure) complain(failure);
process.exit(failure ? 1 : 0);
