import type { CompanyInvitation } from '@aura/shared-domain';
import type { PeoplePorts } from '../people-ports.ts';

/** People of one call. */
const MOST = 50;

interface Renewed {
  readonly invitations: readonly CompanyInvitation[];
  /** Why the rest have no new link; null where all of them have one. */
  readonly failure: string | null;
}

/** New links for any number of people, up to the first call that fails. */
export async function renewAll(ids: readonly string[], renew: PeoplePorts['renew']): Promise<Renewed> {
  let invitations: readonly CompanyInvitation[] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    // oxlint-disable-next-line no-await-in-loop -- what failed must not have later calls behind it
    const answer = await renew(ids.slice(at, at + MOST));
    if (!answer.ok) return { invitations, failure: answer.error.message };
    invitations = [...invitations, ...answer.value];
  }
  return { invitations, failure: null };
}
