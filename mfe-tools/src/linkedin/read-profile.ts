import { LINKEDIN_FILE_BYTES, LinkedInProfileSchema, LinkedInSourceSchema } from '@aura/shared-domain';
import { WORKER_FILE, type ReaderWorker } from '@aura/shared-career-ui';
import * as v from 'valibot';

const ProfileNoticesSchema = v.pipe(
  v.array(
    v.object({ code: v.string(), message: v.string(), excerpts: v.pipe(v.array(v.string()), v.readonly()) }),
  ),
  v.readonly(),
);

/** A profile as it comes out of the worker. */
export const ReadProfileSchema = v.object({
  profile: LinkedInProfileSchema,
  source: LinkedInSourceSchema,
  confidence: v.record(v.string(), v.number()),
  notices: ProfileNoticesSchema,
});
export type ReadProfile = v.InferOutput<typeof ReadProfileSchema>;

/** The reader of LinkedIn profiles. */
export const PROFILE_WORKER: ReaderWorker<typeof ReadProfileSchema> = {
  file: WORKER_FILE,
  remote: 'tools',
  document: 'linkedin',
  maxBytes: LINKEDIN_FILE_BYTES,
  value: ReadProfileSchema,
};
