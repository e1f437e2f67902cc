import { runWith } from 'firebase-functions/v1';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { PARTS } from '../parts/all-parts.ts';
import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { handOutWalk } from '../schedule/shared-walk.ts';
import { eraseAll } from './erase-account.ts';
import { eraseSteps } from './erase-steps.ts';
import { ERASING, eraseOrphan, LOOKING, noteOrphan, streamStoredPeople } from './orphans.ts';

/** Erases the remaining data of deleted accounts that no trigger handled. */
export const nightlyOrphans = runByClock('15 4 * * *', (deps) =>
  handOutWalk(LOOKING, streamStoredPeople(deps.db), deps),
);

export const orphansShare = runOnShares(LOOKING, noteOrphan);

export const orphansErasedShare = runOnShares(ERASING, (deps) => eraseOrphan(deps, eraseSteps(PARTS)));

/** Ends the purchases of an account that is deleted without the product, and erases what is stored of its person. */
export const accountDeleted = runWith({
  memory: '1GB',
  timeoutSeconds: 300,
  failurePolicy: true,
  secrets: deployed.secrets,
  ...deployed.identity,
})
  .region(FUNCTIONS_REGION)
  .auth.user()
  .onDelete(async (owner) => {
    const failure = await eraseAll(owner, deployed, eraseSteps(PARTS));
    // A failed event is delivered again.
    if (failure) throw Object.assign(new Error('unfinished'), { name: failure.reason });
  });
