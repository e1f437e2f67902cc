import { getHistory, navigate } from '@aura/shared-session/router';

/**
 * Removes parameters from the query of the current history entry.
 * @param keep what the entry stores instead, from the removed parameters with their values
 * @returns the removed parameters
 */
export function takeFromAddress(
  names: readonly string[],
  keep: (taken: ReadonlyMap<string, string>) => unknown = () => null,
): ReadonlyMap<string, string> {
  const { pathname, search, hash, state } = getHistory().location;
  const parameters = new URLSearchParams(search);
  const taken = new Map([...parameters].filter(([name]) => names.includes(name)));
  if (taken.size === 0) return taken;
  for (const name of names) parameters.delete(name);
  const rest = parameters.toString();
  const address = `${pathname}${rest && `?${rest}`}${hash}`;
  navigate(address, { replace: true, state: keep(taken) ?? state });
  return taken;
}
