import { compareVersions, err, ok, type Result } from '@aura/shared-domain';
import {
  parseRegistry,
  type Registry,
  type RegistryRemote,
  type Release,
  type RetiredRemote,
} from '../contract/index.ts';
import { isSame } from './is-same.ts';

/** The result of a change. */
export interface Step {
  /** The registry after it, one revision further. */
  readonly registry: Registry;
  /** The version that it is about: the one let out, or the one taken back. */
  readonly version: string;
}

/** An applied change, null if the requested state is already there, or the reason for refusal. */
export type Outcome = Result<Step | null, string>;

export const readVersion = ({ descriptor }: Release): string => descriptor.version;
const nameOf = ({ current }: RegistryRemote): string => current.descriptor.name;

/** The entry of a remote; the error is a sentence where the registry has none. */
export function findRemote(registry: Registry, name: string): Result<RegistryRemote, string> {
  const remote = registry.remotes.find((one) => nameOf(one) === name);
  if (remote) return ok(remote);
  return err(
    findRetired(registry, name)
      ? `${name} foi retirado do registro; "publish" o traz de volta.`
      : `${name} ainda não tem versão publicada.`,
  );
}

/** The record of a retired remote. */
export const findRetired = ({ retired = [] }: Registry, name: string): RetiredRemote | undefined =>
  retired.find((one) => one.name === name);

/** Versions of a remote that are never to be used again. */
export const listBlocked = (registry: Registry, name: string): readonly string[] => {
  const found = findRemote(registry, name);
  return (found.ok ? found.value : findRetired(registry, name))?.blocked ?? [];
};

/** The versions that an entry holds. */
export interface Standing {
  readonly current: Release;
  readonly previous?: Release | undefined;
  readonly staged?: RegistryRemote['staged'];
  readonly previews?: readonly Release[] | undefined;
}

/**
 * An entry without keys for missing values. A version that is active, blocked or overtaken needs no preview any more.
 */
export function buildRegistryRemote(
  { current, previous, staged, previews = [] }: Standing,
  blocked: readonly string[] = [],
): RegistryRemote {
  const gone = new Set([...blocked, ...(staged ? [readVersion(staged.release)] : [])]);
  const shown = previews.filter(
    (release) =>
      !gone.has(readVersion(release)) && compareVersions(readVersion(release), readVersion(current)) > 0,
  );
  return {
    current,
    ...(previous && { previous }),
    ...(staged && { staged }),
    ...(shown.length > 0 && { previews: shown }),
    ...(blocked.length > 0 && { blocked: [...blocked] }),
  };
}

/** Gives a remote other versions; previews stay unless told. The result is as valid as any registry that is read. */
export function makeStep(registry: Registry, given: Standing, version: string): Outcome {
  const { name } = given.current.descriptor;
  const found = findRemote(registry, name);
  const standing = { ...(found.ok && { previews: found.value.previews }), ...given };
  return makeStepWith(registry, buildRegistryRemote(standing, listBlocked(registry, name)), version);
}

/** Sets an entry of the registry, or the record of a retired remote. */
export function makeStepWith(
  registry: Registry,
  entry: RegistryRemote | RetiredRemote,
  version: string,
): Outcome {
  const isRetired = 'name' in entry;
  const name = isRetired ? entry.name : nameOf(entry);
  const before = isRetired ? findRetired(registry, name) : getValue(findRemote(registry, name));
  if (before && isSame(before, entry)) return ok(null);
  const remotes = registry.remotes.filter((other) => nameOf(other) !== name);
  const retired = (registry.retired ?? []).filter((other) => other.name !== name);
  if (isRetired) retired.push(entry);
  else remotes.push(entry);
  const { retired: _, ...kept } = registry;
  const parsed = parseRegistry({
    ...kept,
    revision: registry.revision + 1,
    remotes: remotes.toSorted((a, b) => compareNames(nameOf(a), nameOf(b))),
    ...(retired.length > 0 && { retired: retired.toSorted((a, b) => compareNames(a.name, b.name)) }),
  });
  if (parsed.ok) return ok({ registry: parsed.value, version });
  return err(`O registro não aceita esta mudança (${parsed.error}).`);
}

const compareNames = (a: string, b: string): number => (a < b ? -1 : 1);
const getValue = <T>(result: Result<T, string>): T | undefined => (result.ok ? result.value : undefined);
