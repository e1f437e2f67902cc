import { dayOf, insightsCheckEndpoint } from '@aura/shared-domain';
import { browserStorage, call, refreshProfile } from '@aura/shared-session/host';
import { useEffect } from 'react';
import { whenIdle, whenShown } from '../../telemetry/moments.ts';
import { askForInsights } from './ask-for-insights.ts';

/** Lets the server tell the person who is signed in what there is to tell, when the page is shown and idle. */
export function useDailyInsights(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return undefined;
    let isThere = true;
    void whenShown(document)
      .then(whenIdle)
      .then(() => (isThere ? askForInsights(uid, pagePorts()) : undefined));
    return () => void (isThere = false);
  }, [uid]);
}

const pagePorts = () => ({
  storage: browserStorage(),
  today: () => dayOf(new Date()),
  check: () => call(insightsCheckEndpoint, {}),
  refresh: () => void refreshProfile(),
});
