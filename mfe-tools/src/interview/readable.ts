import type { StoredInterview } from '@aura/shared-interview/stories';
import type { ListedInterview } from '@aura/shared-session';

/** The simulations of a list that this build can open. */
export const readable = (listed: readonly ListedInterview[]): StoredInterview[] =>
  listed.flatMap(({ id, interview }) => (interview ? [{ id, interview }] : []));
