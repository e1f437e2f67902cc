import { useLoaded } from '@aura/shared-career-ui';
import { loadRun, type RunTool } from './records.ts';
import { useCallback } from 'react';

/** A stored run; null while it is on its way. `reload` asks again. */
export function useStoredRun<T extends RunTool>(tool: T, id: string) {
  return useLoaded(useCallback(() => loadRun(tool, id), [tool, id]));
}
