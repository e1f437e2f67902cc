import type { Result } from '@aura/shared-domain';
import { addOverride, removeOverride } from '../../overrides/change-overrides.ts';
import { liveRegistry } from '../../registry/live-registry-store.ts';
import { reloadPage } from '../../remotes/gone-chunk/reload-once.ts';

/** Changes available on the page. */
export interface OverridesPorts {
  /** Remembers the address of a development server; the error says why it cannot be used. */
  readonly add: (name: string, address: string) => Promise<Result<unknown, string>>;
  readonly remove: (name: string) => void;
  /** Fetches a newer registry; false if there is none, or if it was refused. */
  readonly refresh: () => Promise<boolean>;
  /** The next load of the page applies the changes. */
  readonly reload: () => void;
}

export const OVERRIDES_PORTS: OverridesPorts = {
  add: addOverride,
  remove: removeOverride,
  refresh: async () => {
    await liveRegistry.refresh();
    return liveRegistry.getRefusal() === null;
  },
  reload: reloadPage,
};
