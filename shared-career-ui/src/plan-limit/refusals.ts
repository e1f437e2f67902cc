import type { Tool } from '@aura/shared-domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Refusal {
  readonly tool: Tool;
  readonly key: symbol;
}

/** The refusals that stand on the page, oldest first. */
let refusals: readonly Refusal[] = [];
const listeners = new Set<() => void>();

function put(next: readonly Refusal[]): void {
  refusals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const newestOf = (tool: Tool): symbol | undefined =>
  refusals.findLast((refusal) => refusal.tool === tool)?.key;

/** Lets the page know of a refusal while it stands there. @returns whether no later one of the tool does */
export function useRefusal(tool: Tool): boolean {
  const [key] = useState(() => Symbol('refusal'));
  useLayoutEffect(() => {
    put([...refusals, { tool, key }]);
    return () => put(refusals.filter((refusal) => refusal.key !== key));
  }, [tool, key]);
  const newest = useSyncExternalStore(subscribe, () => newestOf(tool));
  return newest === undefined || newest === key;
}

/** Whether a refusal of the tool stands on the page, and says all that there is to say of its limit. */
export const useIsRefused = (tool: Tool): boolean =>
  useSyncExternalStore(subscribe, () => newestOf(tool) !== undefined);
