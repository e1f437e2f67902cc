import { err, ok, type Result } from '@aura/shared-domain';
import { parseRegistry, type Registry, type RegistryRemote, type Release } from '../contract/index.ts';
import { isSame } from './same.ts';

/** What a change leads to. */
export interface Step {
  /** The registry after it, one revision further. */
  readonly registry: Registry;
  /** The version that it is about: the one let out, or the one taken back. */
  readonly version: string;
}

/** A change that was applied, null where everything is as asked for already, or why it is refused. */
export type Outcome = Result<Step | null, string>;

export const versionOf = ({ descriptor }: Release): string => descriptor.version;
const nameOf = ({ current }: RegistryRemote): string => current.descriptor.name;

/** The entry of a remote; the error is a sentence where the registry has none. */
export function findRemote({ remotes }: Registry, name: string): Result<RegistryRemote, string> {
  const remote = remotes.find((one) => nameOf(one) === name);
  return remote ? ok(remote) : err(`${name} ainda não tem versão publicada.`);
}

/** An entry without keys for what is not there. */
export const remoteWith = (
  current: Release,
  previous?: Release,
  staged?: RegistryRemote['staged'],
): RegistryRemote => ({ current, ...(previous && { previous }), ...(staged && { staged }) });

/** Puts an entry into the registry. The result is as valid as any registry that is read. */
export function step(registry: Registry, remote: RegistryRemote, version: string): Outcome {
  const name = nameOf(remote);
  const before = findRemote(registry, name);
  if (before.ok && isSame(before.value, remote)) return ok(null);
  const others = registry.remotes.filter((other) => nameOf(other) !== name);
  const remotes = [...others, remote].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const parsed = parseRegistry({ ...registry, revision: registry.revision + 1, remotes });
  if (parsed.ok) return ok({ registry: parsed.value, version });
  return err(`O registro não aceita esta mudança (${parsed.error}).`);
}
