import { computeStableHash } from '../../hash/index.ts';

/** Id of a task: the same in every diagnosis. `gapId` is null for a task that is not about one gap. */
export const computeTaskId = (gapId: string | null, action: string): string =>
  `task-${computeStableHash(`${gapId ?? 'general'}:${action}`)}`;
