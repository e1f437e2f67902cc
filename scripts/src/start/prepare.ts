import { err, type Result } from '@aura/shared-domain';
import { ensureFirestoreJar } from '../emulators/firestore-jar.ts';
import { describeFullDisk } from '../machine/free-space.ts';
import { ensureJava } from '../machine/java.ts';
import { describeTakenPort, listWantedPorts, type WantedPort } from '../ports/check-ports.ts';
import { discoverWorkspaces, type Workspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';

/**
 * Everything that can be found out, and fetched, before anything is built or started: packages, ports, Java, the
 * Firestore emulator.
 * @param signal gives a download up
 * @param listPorts ports that have to be free
 */
export async function prepare(
  signal: AbortSignal,
  listPorts: (workspaces: Workspaces) => readonly WantedPort[] = listWantedPorts,
): Promise<Result<Workspaces, string>> {
  const full = await describeFullDisk(ROOT);
  if (full) return err(full);
  const workspaces = await discoverWorkspaces(ROOT);
  if (!workspaces.ok) return workspaces;
  const taken = await describeTakenPort(listPorts(workspaces.value));
  if (taken) return err(taken);
  const java = await ensureJava();
  if (!java.ok) return java;
  const jar = await ensureFirestoreJar(signal);
  return jar.ok ? workspaces : jar;
}
