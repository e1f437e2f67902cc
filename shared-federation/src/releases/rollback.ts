import { err } from '@aura/shared-domain';
import { releaseId, type Registry, type RegistryRemote } from '../contract/index.ts';
import { stopStage } from './changes.ts';
import { listBlocked, findRemote, makeStep, readVersion, type Outcome } from './make-step.ts';

interface Rollback {
  /** The version to go back to; without it the staged release is taken back, or else the previous one returns. */
  readonly to?: string | undefined;
  /** Earlier states of the registry, oldest first. */
  readonly past: readonly Registry[];
}

/**
 * Takes the newest release back. The version taken back is never kept as the previous one: a page that cannot load
 * the current version must not fall back to it.
 */
export function rollback(registry: Registry, name: string, { to, past }: Rollback): Outcome {
  const found = findRemote(registry, name);
  if (!found.ok) return found;
  const { current, previous, staged } = found.value;
  const bad = readVersion(current);
  if (to === bad || (to === undefined && staged)) return stopStage(registry, name);
  const blocked = listBlocked(registry, name);
  if (to !== undefined && blocked.includes(to))
    return err(`${releaseId({ name, version: to })} foi bloqueada e não pode mais ser usada.`);
  const lives = listLives(name, [...past, registry]);
  const target = to === undefined ? previous : findLife(lives, to)?.current;
  if (!target) return err(explainNoTarget(name, to, lives, blocked));
  const before = findLife(lives, readVersion(target))?.previous;
  const isGood = before && readVersion(before) !== bad && !blocked.includes(readVersion(before));
  return makeStep(registry, { current: target, previous: isGood ? before : undefined }, bad);
}

/** States of one remote, newest first. */
export const listLives = (name: string, past: readonly Registry[]): readonly RegistryRemote[] =>
  past
    .flatMap(({ remotes }) => remotes.filter((remote) => remote.current.descriptor.name === name))
    .toReversed();

/** The last time that everybody got a version. */
export const findLife = (lives: readonly RegistryRemote[], version: string): RegistryRemote | undefined =>
  lives.find(({ current }) => readVersion(current) === version);

function explainNoTarget(
  name: string,
  to: string | undefined,
  lives: readonly RegistryRemote[],
  blocked: readonly string[],
): string {
  const [now = '', ...others] = new Set(lives.map(({ current }) => readVersion(current)));
  const before = others.filter((version) => !blocked.includes(version));
  if (before.length === 0 && to === undefined)
    return `${releaseId({ name, version: now })} é a primeira versão de todos: não há outra para a qual voltar.`;
  const known = before.length > 0 ? `Já foram: ${before.join(', ')}.` : 'Antes dela não houve outra.';
  return to === undefined
    ? `${releaseId({ name, version: now })} não tem uma anterior guardada; escolha com --to. ${known}`
    : `${releaseId({ name, version: to })} nunca foi a versão de todos; a atual é ${now}. ${known}`;
}
