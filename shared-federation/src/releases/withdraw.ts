import { compareVersions, err, ok } from '@aura/shared-domain';
import {
  releaseId,
  listReleases,
  type Registry,
  type RegistryRemote,
  type Release,
} from '../contract/index.ts';
import { findLife, listLives } from './rollback.ts';
import {
  listBlocked,
  findRemote,
  findRetired,
  buildRegistryRemote,
  makeStepWith,
  readVersion,
  type Outcome,
} from './make-step.ts';

/** Takes a remote out: its pages, menu entries and origin go. "publish" brings it back. */
export function retire(registry: Registry, name: string): Outcome {
  if (findRetired(registry, name)) return ok(null);
  const found = findRemote(registry, name);
  if (!found.ok) return found;
  const { current, blocked } = found.value;
  return makeStepWith(registry, { name, ...(blocked && { blocked }) }, readVersion(current));
}

interface Block {
  readonly version: string;
  /** Earlier states of the registry, oldest first. */
  readonly past: readonly Registry[];
}

/**
 * Blocks a version permanently and removes it from the entry: its users get the last good version before it. If there
 * is none, the block is refused: retire the remote instead.
 */
export function block(registry: Registry, name: string, { version, past }: Block): Outcome {
  const id = releaseId({ name, version });
  const blocked = listBlocked(registry, name);
  if (blocked.includes(version)) return ok(null);
  const lives = listLives(name, [...past, registry]);
  const known = new Set(lives.flatMap(listReleases).map(readVersion));
  if (!known.has(version))
    return err(`${id} nunca foi publicada nem liberada. Conhecidas: ${[...known].join(', ') || 'nenhuma'}.`);
  const all = [...blocked, version].toSorted();
  if (findRetired(registry, name)) return makeStepWith(registry, { name, blocked: all }, version);

  const found = findRemote(registry, name);
  if (!found.ok) return found;
  const { current, previous, staged, previews } = found.value;
  const isGood = (release: Release | undefined): release is Release =>
    release !== undefined && !all.includes(readVersion(release));
  const bad = listTakenBack(lives);
  const earlier = lives.map((life) => life.current).filter((release) => !bad.has(readVersion(release)));
  const target = [current, previous, ...earlier].find(isGood);
  if (!target)
    return err(
      `${id} é a versão de todos e não há outra boa para a qual voltar: publique uma nova, ou tire o remoto com "retire".`,
    );
  const behind = [previous, findLife(lives, readVersion(target))?.previous];
  const before = behind.find((release) => isGood(release) && readVersion(release) !== readVersion(target));
  const kept = staged && isGood(staged.release) ? { staged } : {};
  return makeStepWith(
    registry,
    buildRegistryRemote({ current: target, previous: before, previews, ...kept }, all),
    version,
  );
}

/** Versions that everybody left for an older one, and did not get back. @param lives newest first */
function listTakenBack(lives: readonly RegistryRemote[]): ReadonlySet<string> {
  const versions = lives.map(({ current }) => readVersion(current));
  return new Set(
    versions.filter((version) =>
      versions.slice(0, versions.indexOf(version)).some((later) => compareVersions(later, version) < 0),
    ),
  );
}
