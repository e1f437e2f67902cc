import { onDocumentUpdated } from 'firebase-functions/firestore';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { handOutWalk } from '../schedule/shared-walk.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { SNAPSHOT_WALK, checkCompany } from './snapshots/snapshot-walk.ts';
import { listCompanies } from './snapshots/walk-companies.ts';

/**
 * Takes the snapshots of the week that has just ended, before managers need them. The later runs repeat failed ones.
 */
export const weeklySnapshots = runByClock('0 4,10,16 * * 1,2', (deps) =>
  handOutWalk(SNAPSHOT_WALK, listCompanies(deps.db), deps),
);

export const weeklySnapshotsShare = runOnShares(SNAPSHOT_WALK, checkCompany);

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
