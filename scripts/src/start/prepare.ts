import { err, type Result } from '@aura/shared-domain';
import { ensureJava } from '../machine/java.ts';
import { takenPortMessage, wantedPorts } from '../ports/check-ports.ts';
import { discoverWorkspaces, type Workspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';

/** Everything that can be found out before anything is started: packages, ports, Java. */
export async function prepare(): Promise<Result<Workspaces, string>> {
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  const taken = await takenPortMessage(wantedPorts(workspaces.value));
  if (taken) return err(taken);
  const java = await ensureJava();
  return java.ok ? workspaces : java;
}
