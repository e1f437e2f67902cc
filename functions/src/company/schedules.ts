import { onDocumentUpdated } from 'firebase-functions/firestore';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { runByClock } from '../schedule/run-by-clock.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { SCHEDULED_WALK_MS, walkCompanies } from './snapshots/walk-companies.ts';

/**
 * Takes the snapshots of the week that has just ended, before managers need them. The later runs repeat failed ones.
 */
export const weeklySnapshots = runByClock('0 4,10,16 * * 1,2', ({ db, now, report }) =>
  walkCompanies({ db, now, logSnapshots: report }, SCHEDULED_WALK_MS),
);

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
