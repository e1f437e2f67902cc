import {
  err,
  ok,
  RELEASE_LOG_PAGE,
  type ReleasesRequest,
  type ReleasesResponse,
  type Result,
  type StandingRemote,
} from '@aura/shared-domain';
import type { RegistryRemote, StageAudience } from '@aura/shared-federation/contract';
import { readHistory, type Revision } from '@aura/shared-federation/releases';
import type { ReleaseSettings } from '../config/release-settings.ts';
import type { Failure } from '../http/failure.ts';

type Settings = Pick<ReleaseSettings, 'store' | 'registryKey' | 'signingKey' | 'ownerKeys'>;

/** GET /operations/releases: the state of every remote, and the log, a page at a time. */
export function readReleases({
  releases,
}: {
  readonly releases: Settings;
}): (request: ReleasesRequest) => Promise<Result<ReleasesResponse, Failure>> {
  return async ({ before = Number.POSITIVE_INFINITY }) => {
    const missing = listMissingSettings(releases);
    const { store, registryKey } = releases;
    if (!store || !registryKey)
      return ok({ revision: 0, remotes: [], log: [], hasOlder: false, isReadable: false, missing });
    const read = await readHistory(store, registryKey);
    if (!read.ok) return err({ code: 'unavailable', message: read.error });
    const revisions = read.value;
    const newest = revisions.at(-1)?.registry;
    const older = revisions.filter(({ registry }) => registry.revision < before).toReversed();
    return ok({
      revision: newest?.revision ?? 0,
      remotes: (newest?.remotes ?? []).map((remote) => describeStanding(remote, revisions)),
      log: older.slice(0, RELEASE_LOG_PAGE).map(logEntry),
      hasOlder: older.length > RELEASE_LOG_PAGE,
      isReadable: true,
      missing,
    });
  };
}

/** Names of the settings without which nothing can be shown, or nothing changed. */
const listMissingSettings = ({ store, signingKey, ownerKeys }: Settings): string[] => [
  ...(store ? [] : ['AURA_RELEASES']),
  ...(signingKey || ownerKeys.length > 0 ? [] : ['AURA_SIGNING_KEY']),
];

function describeStanding(
  { current, previous, staged }: RegistryRemote,
  all: readonly Revision[],
): StandingRemote {
  const { name, version } = current.descriptor;
  return {
    name,
    current: version,
    previous: previous?.descriptor.version ?? null,
    staged: staged
      ? { version: staged.release.descriptor.version, audience: describeAudience(staged.audience) }
      : null,
    earlier: listEarlierVersions(name, version, all),
  };
}

/** Versions that everybody had and that are not known to be bad, the one that was there last first. */
function listEarlierVersions(name: string, current: string, all: readonly Revision[]): string[] {
  const takenBack = new Set(
    all
      .filter(({ change }) => change.remote === name && BAD_ENDS.has(change.action))
      .map(({ change }) => change.version),
  );
  const lives = all.toReversed().flatMap(({ registry }) => registry.remotes);
  const versions = lives
    .filter((remote) => remote.current.descriptor.name === name)
    .map((remote) => remote.current.descriptor.version);
  return [...new Set(versions)].filter((version) => version !== current && !takenBack.has(version));
}

/** Actions on a version that turned out to be bad. */
const BAD_ENDS: ReadonlySet<string> = new Set(['rollback', 'block']);

/** Who gets a staged version, as it follows "para". */
function describeAudience(audience: StageAudience): string {
  if (audience.kind === 'percent') return `${audience.percent}% das pessoas com sessão`;
  if (audience.kind === 'people') return `${audience.marks.length} conta(s)`;
  return audience.role === 'gestor_rh' ? 'gestão de RH' : 'profissionais';
}

const logEntry = ({ registry, change }: Revision): ReleasesResponse['log'][number] => ({
  revision: registry.revision,
  action: change.action,
  remote: change.remote,
  version: change.version,
  by: change.by,
  reason: change.reason ?? null,
  at: change.at,
});
