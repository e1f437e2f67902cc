import { billingStatusEndpoint } from '@aura/shared-domain';
import { call, refreshProfile } from '@aura/shared-session';
import type { WatchPorts } from './watch-purchase.ts';

/** The backend, the clock and the tab. */
export const pagePorts: WatchPorts = {
  ask: () => call(billingStatusEndpoint),
  refresh: () => refreshProfile(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  visible: () =>
    new Promise((resolve) => {
      const check = () => {
        if (document.hidden) return;
        document.removeEventListener('visibilitychange', check);
        resolve();
      };
      document.addEventListener('visibilitychange', check);
      check();
    }),
  now: () => performance.now(),
};
