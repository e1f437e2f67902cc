import { createStore, type Tool } from '@aura/shared-domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Refusal {
  readonly tool: Tool;
  readonly key: symbol;
}

/** The refusals that stand on the page, oldest first. */
const refusals = createStore<readonly Refusal[]>([]);

const newestOf = (tool: Tool): symbol | undefined =>
  refusals.get().findLast((refusal) => refusal.tool === tool)?.key;

/** Lets the page know of a refusal while it stands there. @returns whether no later one of the tool does */
export function useRefusal(tool: Tool): boolean {
  const [key] = useState(() => Symbol('refusal'));
  useLayoutEffect(() => {
    refusals.set([...refusals.get(), { tool, key }]);
    return () => refusals.set(refusals.get().filter((refusal) => refusal.key !== key));
  }, [tool, key]);
  const newest = useSyncExternalStore(refusals.subscribe, () => newestOf(tool));
  return newest === undefined || newest === key;
}

/** Whether a refusal of the tool stands on the page, and says all that there is to say of its limit. */
export const useIsRefused = (tool: Tool): boolean =>
  useSyncExternalStore(refusals.subscribe, () => newestOf(tool) !== undefined);
