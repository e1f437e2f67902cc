import { useAsked } from '@aura/shared-pages/data';
import { loadRun, type RunTool } from './records.ts';
import { useCallback } from 'react';

/** A stored run; null if it does not exist. */
export function useStoredRun<T extends RunTool>(tool: T, id: string) {
  return useAsked(useCallback(() => loadRun(tool, id), [tool, id]));
}
