import type { ChangeMeta } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';

interface What {
  readonly action: ChangeMeta['action'];
  readonly remote: string;
  readonly reason: string | undefined;
}

/** The log entry of a change made now by the person at the terminal. */
export const changeMeta = ({ by, now }: Context, { reason, ...what }: What): ChangeMeta => ({
  ...what,
  by,
  ...(reason !== undefined && { reason }),
  at: now().toISOString(),
});
