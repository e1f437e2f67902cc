import { useLoaded } from '@aura/shared-career-ui';
import { listRuns, type RunTool } from './records.ts';
import { useCallback } from 'react';

/** The stored runs of a tool, newest first; null while they are on their way. */
export function useRuns<T extends RunTool>(tool: T) {
  const { loaded, reload } = useLoaded(useCallback(() => listRuns(tool), [tool]));
  return { listed: loaded, reload };
}
