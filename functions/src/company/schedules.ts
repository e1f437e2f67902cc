import { onDocumentUpdated } from 'firebase-functions/firestore';
import { FUNCTIONS_REGION, ok } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { handOutWalk } from '../schedule/shared-walk.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { takeCompanySnapshot } from './snapshots/take-company-snapshot.ts';
import { listCompanies } from './snapshots/walk-companies.ts';

/** Each company has a process of its own, so that a large one makes no other wait. */
const WALK = {
  name: 'company_snapshots',
  perShare: 1,
  processes: 20,
  nothing: { taken: 0, unread: 0 },
  warnsOf: 'unread',
} as const;

/**
 * Takes the snapshots of the week that has just ended, before managers need them. The later runs repeat failed ones.
 */
export const weeklySnapshots = runByClock('0 4,10,16 * * 1,2', (deps) =>
  handOutWalk(WALK, listCompanies(deps.db), deps),
);

export const weeklySnapshotsShare = runOnShares(WALK, (deps) => {
  const take = takeCompanySnapshot(deps);
  return async (company) => {
    const { taken, unread } = await take(company);
    return ok({ taken: taken ? 1 : 0, unread });
  };
});

/** Sends reminders after a manager's request; a long list takes minutes. */
export const remindersAsked = onDocumentUpdated(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    maxInstances: 3,
    timeoutSeconds: 540,
    secrets: deployed.secrets,
    document: 'companies/{company}',
  },
  async ({ data, params }) => {
    const askedAt = (at: 'before' | 'after') => String(data?.[at].get('reminder.askedAt')?.toMillis());
    if (askedAt('before') !== askedAt('after'))
      await sendReminders(deployed.db, params['company'] ?? '', deployed.now());
  },
);
