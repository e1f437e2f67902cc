import { getHistory, navigate } from '@aura/shared-session/router';

/**
 * Takes parameters out of the query of this very entry of the history.
 * @param keep what the entry keeps in their place, of those that were there with their values
 * @returns those that were there
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
