import type { ChangeMeta } from '@aura/shared-federation/releases';
import type { Context } from '../cli/context.ts';

interface What {
  readonly action: ChangeMeta['action'];
  readonly remote: string;
  readonly reason: string | undefined;
}

/** What the log will say about a change that is made now by whoever is at the terminal. */
export const changeMeta = ({ by, now }: Context, { reason, ...what }: What): ChangeMeta => ({
  ...what,
  by,
  ...(reason !== undefined && { reason }),
  at: now().toISOString(),
});
