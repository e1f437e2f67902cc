import type { StoredInterview } from '@aura/shared-interview/stories';
import type { Listed } from '@aura/shared-session';
import type { Interview } from '@aura/shared-domain';

/** The simulations of a list that this build can open. */
export const selectReadable = (listed: readonly Listed<Interview>[]): StoredInterview[] =>
  listed.flatMap(({ id, value }) => (value ? [{ id, interview: value }] : []));
