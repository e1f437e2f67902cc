import { readFileSync } from 'node:fs';
import { createPagesFollow, FollowedSchema } from '@aura/scripts/pages';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import * as v from 'valibot';

const text = readFileSync(new URL('deployment.json', import.meta.url), 'utf8');
const followed = v.parse(v.pipe(v.string(), v.parseJson(), FollowedSchema), text);
const follow = createPagesFollow(followed, process.env);

/**
 * Writes the pages again after every change of the registry. One run at a time: a second run finds the work of the
 * first. A failed event is delivered again, unless it can never succeed.
 */
export const pagesFollow = onObjectFinalized(
  {
    bucket: followed.bucket,
    region: FUNCTIONS_REGION,
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 120,
    retry: true,
    ...(followed.serviceAccount !== undefined && { serviceAccount: followed.serviceAccount }),
  },
  async ({ data }) => {
    const outcome = await follow(data.name);
    if (outcome === null) return;
    if (outcome.ok) return logger.info('pages', outcome.value);
    logger.error('pages', outcome.error);
    if (!outcome.error.isFinal) throw new Error(outcome.error.text);
  },
);
