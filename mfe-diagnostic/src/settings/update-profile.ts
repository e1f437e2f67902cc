import type { Result } from '@aura/shared-domain';
import type { Failure, ProfileTransition } from '@aura/shared-session';

/** Changes the profile of the person who is signed in. */
export type UpdateProfile = (
  transition: ProfileTransition,
) => Promise<Result<'saved' | 'unchanged', Failure>>;
