import { createStore, type Tool } from '@aura/shared-domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Refusal {
  readonly tool: Tool;
  readonly key: symbol;
}

/** The visible refusals, oldest first. */
const refusals = createStore<readonly Refusal[]>([]);

const findNewest = (tool: Tool): symbol | undefined =>
  refusals.get().findLast((refusal) => refusal.tool === tool)?.key;

/** Registers a refusal while it is visible. @returns whether it is the tool's latest one */
export function useRefusal(tool: Tool): boolean {
  const [key] = useState(() => Symbol('refusal'));
  useLayoutEffect(() => {
    refusals.set([...refusals.get(), { tool, key }]);
    return () => refusals.set(refusals.get().filter((refusal) => refusal.key !== key));
  }, [tool, key]);
  const newest = useSyncExternalStore(refusals.subscribe, () => findNewest(tool));
  return newest === undefined || newest === key;
}

/** Whether a visible refusal of the tool already explains its limit. */
export const useIsRefused = (tool: Tool): boolean =>
  useSyncExternalStore(refusals.subscribe, () => findNewest(tool) !== undefined);
