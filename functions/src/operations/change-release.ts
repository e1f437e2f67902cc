import type { Firestore } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type ChangeReleaseRequest,
  type ChangeReleaseResponse,
  type Result,
} from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation/contract';
import {
  checkNext,
  commit,
  findCurrent,
  readHistory,
  type Change,
  type Outcome,
  type Revision,
} from '@aura/shared-federation/releases';
import type { ReleaseSettings } from '../config/release-settings.ts';
import type { Caller } from '../firebase/verify-token.ts';
import type { Failure } from '../http/failure.ts';
import { ACTIONS } from './actions.ts';
import { readOperatorName } from './operator-name.ts';

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly releases: ReleaseSettings;
  readonly logRelease: LogRelease;
}

/**
 * One log line about a requested change. The type ensures redaction: only the revision contains author and reason.
 */
interface ReleaseLine extends Pick<ChangeReleaseRequest, 'action' | 'remote'> {
  readonly message: 'release change';
  readonly severity: 'NOTICE' | 'WARNING';
  /** The resulting revision; null if it was refused. */
  readonly revision: number | null;
}
type LogRelease = (line: ReleaseLine) => void;

const READ_ONLY =
  'Este servidor só pode mostrar as publicações: configure AURA_RELEASES e AURA_SIGNING_KEY, ou AURA_OWNER_KEY das equipes, nas funções.';

/**
 * POST /operations/releases: changes the versions of a remote, like `npm run remote`. If another change of the same
 * remote happened since the operator's reading, it reports that instead.
 */
export function changeRelease({
  db,
  now,
  releases: { store, signingKey, ownerKeys, registryKey, liveApis },
  logRelease,
}: Deps): (caller: Caller, request: ChangeReleaseRequest) => Promise<Result<ChangeReleaseResponse, Failure>> {
  return async ({ uid }, request) => {
    const { action, remote, reason, seen } = request;
    if (!store || !registryKey || (!signingKey && ownerKeys.length === 0))
      return err({ code: 'conflict', message: READ_ONLY });
    const apply = async (registry: Registry): Promise<Outcome> => {
      const past = await readHistory(store, registryKey);
      if (!past.ok) return past;
      const meanwhile = findLastChange(past.value, remote, seen);
      if (meanwhile) return err(describeMeanwhile(meanwhile));
      const states = past.value.map((revision) => revision.registry);
      return checkNext(
        { store, liveApis, before: registry, remote },
        ACTIONS[action].apply(registry, request, states),
      );
    };
    const keys = { rootKey: registryKey, root: signingKey, owners: ownerKeys, guard: null };
    const meta = { action, remote, by: await readOperatorName(db, uid), reason, at: now().toISOString() };
    const committed = await commit(store, keys, apply, meta);
    const line = { message: 'release change', action, remote } as const;
    if (!committed.ok) {
      logRelease({ ...line, severity: 'WARNING', revision: null });
      return err({ code: 'conflict', message: committed.error });
    }
    const { registry, change } = committed.value;
    logRelease({ ...line, severity: 'NOTICE', revision: registry.revision });
    const current = findCurrent(registry, remote)?.descriptor.version;
    return ok({
      revision: registry.revision,
      message: change
        ? ACTIONS[action].done(remote, change.version, current)
        : `Nada mudou: ${remote} já estava assim.`,
    });
  };
}

/** The latest change of a remote after a revision; null without one. */
const findLastChange = (all: readonly Revision[], remote: string, seen: number): Change | null =>
  all.findLast(({ registry, change }) => registry.revision > seen && change.remote === remote)?.change ??
  null;

const describeMeanwhile = ({ by, action, remote, version }: Change): string =>
  `Enquanto isso, ${by} mudou ${remote} (${action} ${version}). Nada foi feito agora: confira e decida de novo.`;
