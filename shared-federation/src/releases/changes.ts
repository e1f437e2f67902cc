import { compareVersions, err, ok } from '@aura/shared-domain';
import {
  releaseId,
  listReleases,
  type Registry,
  type RegistryRemote,
  type Release,
  type StageAudience,
} from '../contract/index.ts';
import { isSame } from './is-same.ts';
import { listBlocked, findRemote, makeStep, readVersion, type Outcome } from './make-step.ts';

/** Makes a release the current one. The earlier one stays available as the previous one. */
export function publish(registry: Registry, release: Release): Outcome {
  const { name, version } = release.descriptor;
  const unwanted = explainBlocked(registry, release.descriptor);
  if (unwanted) return err(unwanted);
  const found = findRemote(registry, name);
  if (!found.ok) return makeStep(registry, { current: release }, version);
  const refusal = explainNotNext(found.value, release);
  if (refusal) return err(refusal);
  const { current, previous, staged } = found.value;
  const before = readVersion(current) === version ? previous : current;
  // A staged version must not be older than the current one.
  const isStageAhead = staged && compareVersions(readVersion(staged.release), version) > 0;
  const kept = isStageAhead ? { staged } : {};
  return makeStep(registry, { current: release, previous: before, ...kept }, version);
}

/** Gives a release to a part of the signed-in people; given again, changes who they are. */
export function stage(registry: Registry, release: Release, audience: StageAudience): Outcome {
  const { name, version } = release.descriptor;
  const found = findRemote(registry, name);
  if (!found.ok) return err(`${found.error} A primeira sai com "publish", para todos.`);
  const refusal = explainBlocked(registry, release.descriptor) ?? explainNotNext(found.value, release);
  if (refusal) return err(refusal);
  const { current, previous } = found.value;
  if (readVersion(current) === version)
    return err(`${releaseId(release.descriptor)} já é a versão de todos: aumente a versão no package.json.`);
  return makeStep(registry, { current, previous, staged: { release, audience } }, version);
}

/** Each of them makes the registry longer. */
const MOST_PREVIEWS = 3;

/** Stores a release that only its address shows. The oldest preview makes room. */
export function preview(registry: Registry, release: Release): Outcome {
  const { name, version } = release.descriptor;
  const found = findRemote(registry, name);
  if (!found.ok) return err(`${found.error} A primeira sai com "publish", para todos.`);
  const refusal = explainBlocked(registry, release.descriptor) ?? explainNotNext(found.value, release);
  if (refusal) return err(refusal);
  const { current, previous, staged, previews = [] } = found.value;
  if (readVersion(current) === version)
    return err(`${releaseId(release.descriptor)} já é a versão de todos: aumente a versão no package.json.`);
  if (staged && readVersion(staged.release) === version) return ok(null);
  const others = previews.filter((other) => readVersion(other) !== version);
  const all = previews.length > others.length ? previews : [release, ...others].slice(0, MOST_PREVIEWS);
  return makeStep(registry, { current, previous, ...(staged && { staged }), previews: all }, version);
}

/** Gives the staged release to everybody. */
export function promote(registry: Registry, name: string): Outcome {
  const found = findRemote(registry, name);
  if (!found.ok) return found;
  const { current, staged } = found.value;
  if (!staged) return ok(null);
  return makeStep(registry, { current: staged.release, previous: current }, readVersion(staged.release));
}

/** Takes the staged release back; everybody gets the current one. */
export function stopStage(registry: Registry, name: string): Outcome {
  const found = findRemote(registry, name);
  if (!found.ok) return found;
  const { current, previous, staged } = found.value;
  if (!staged) return ok(null);
  return makeStep(registry, { current, previous }, readVersion(staged.release));
}

/** A version is one content for ever, and the way back to an earlier one is another command. */
function explainNotNext(remote: RegistryRemote, { descriptor }: Release): string | null {
  const { current } = remote;
  const id = releaseId(descriptor);
  const known = listReleases(remote).find((release) => readVersion(release) === descriptor.version);
  if (known && !isSame(known.descriptor, descriptor))
    return `${id} já foi publicada com outro conteúdo: aumente a versão no package.json.`;
  return explainOlder(current, descriptor);
}

type Named = Pick<Release['descriptor'], 'name' | 'version'>;

const explainOlder = (current: Release, next: Named): string | null =>
  compareVersions(next.version, readVersion(current)) < 0
    ? `${releaseId(next)} é anterior à versão de todos, ${readVersion(current)}: para voltar, use "rollback".`
    : null;

const explainBlocked = (registry: Registry, next: Named): string | null =>
  listBlocked(registry, next.name).includes(next.version)
    ? `${releaseId(next)} foi bloqueada e não pode mais ser usada: aumente a versão no package.json.`
    : null;

/** Why a version cannot be the next one, as far as this is known before the build; null if it can. */
export function explainUnbuilt(registry: Registry, next: Named): string | null {
  const found = findRemote(registry, next.name);
  return explainBlocked(registry, next) ?? (found.ok ? explainOlder(found.value.current, next) : null);
}
