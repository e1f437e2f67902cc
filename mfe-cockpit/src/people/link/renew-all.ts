import type { CompanyInvitation } from '@aura/shared-domain';
import { toCallFailure, type CallFailure } from '../../dialogs/call-failure.ts';
import type { PeoplePorts } from '../people-ports.ts';

/** People of one call. */
const MOST = 50;

interface Renewed {
  readonly invitations: readonly CompanyInvitation[];
  /** People without a known new link. */
  readonly left: readonly string[];
  /** Why they have none; null if there are no such people. */
  readonly failure: CallFailure | null;
}

/** New links for any number of people, up to the first call that fails. */
export async function renewAll(ids: readonly string[], renew: PeoplePorts['renew']): Promise<Renewed> {
  let invitations: readonly CompanyInvitation[] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    // oxlint-disable-next-line no-await-in-loop -- what failed must not have later calls behind it
    const answer = await renew(ids.slice(at, at + MOST));
    if (!answer.ok) return { invitations, left: ids.slice(at), failure: toCallFailure(answer.error) };
    invitations = [...invitations, ...answer.value];
  }
  return { invitations, left: [], failure: null };
}
