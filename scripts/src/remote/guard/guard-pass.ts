import { ok, type OperationsHealth, type Result, type VersionHealth } from '@aura/shared-domain';
import { releaseId, type Registry, type RegistryRemote, type Release } from '@aura/shared-federation';
import { commit, readNewest, stopStage, type Outcome } from '@aura/shared-federation/releases';
import type { Releases } from '../../releases/open-releases.ts';
import { judge, type Verdict } from './judge.ts';

/** How the log calls who took a release back. */
const GUARD = 'guarda';

export interface GuardPorts {
  readonly releases: Pick<Releases, 'store' | 'signers' | 'publicKey'>;
  readonly readHealth: () => Promise<Result<OperationsHealth, string>>;
  readonly now: () => Date;
}

/** The result of one pass for one staged version. */
export interface Judged {
  readonly id: string;
  readonly verdict: Verdict;
}

/** Judges every staged version once and takes back those that do too badly. The error is a sentence for the terminal. */
export async function guardPass(ports: GuardPorts): Promise<Result<readonly Judged[], string>> {
  const { store, publicKey } = ports.releases;
  const registry = await readNewest(store, publicKey);
  if (!registry.ok) return registry;
  const staged = (registry.value?.remotes ?? []).flatMap(({ staged: stage, current }) =>
    stage ? [{ release: stage.release, current }] : [],
  );
  if (staged.length === 0) return ok([]);
  const health = await ports.readHealth();
  if (!health.ok) return health;

  const judged: Judged[] = [];
  for (const { release, current } of staged) {
    const verdict = judge(find(health.value, release), find(health.value, current));
    if (verdict.kind === 'stop') {
      const stopped = await stop(ports, release, verdict.reason);
      if (!stopped.ok) return stopped;
    }
    judged.push({ id: releaseId(release.descriptor), verdict });
  }
  return ok(judged);
}

const find = ({ versions }: OperationsHealth, { descriptor }: Release): VersionHealth | null =>
  versions.find(({ remote, version }) => remote === descriptor.name && version === descriptor.version) ??
  null;

/** With the guard's own key: an unattended program must not have the team's key. */
async function stop({ releases, now }: GuardPorts, release: Release, reason: string) {
  const signers = await releases.signers();
  if (!signers.ok) return signers;
  const { name } = release.descriptor;
  const meta = { action: 'stop-stage', remote: name, by: GUARD, reason, at: now().toISOString() } as const;
  const keys = { ...signers.value, owners: [] };
  return commit(releases.store, keys, (registry) => stopIfStaged(registry, release), meta);
}

/** Another version may have been staged since the figures were read: it was not judged. */
function stopIfStaged(registry: Registry, { descriptor: { name, version } }: Release): Outcome {
  const isIt = ({ current, staged }: RegistryRemote) =>
    current.descriptor.name === name && staged?.release.descriptor.version === version;
  return registry.remotes.some(isIt) ? stopStage(registry, name) : ok(null);
}
