import type { ApiError } from '@aura/shared-domain';
import type { InvitationPorts } from './ports.ts';

/** Why trying again is of no use: the link is another account's, or it is used, replaced, taken back or too old. */
export type Refusal = 'otherAccount' | 'gone';

/**
 * What an answer that was not taken means for the page; null where the form stays as it is. Two accounts are forbidden
 * to accept: another one, and one whose address is not confirmed, of which the session may not know yet.
 */
export async function refusalOf(
  { code }: ApiError,
  checkVerification: InvitationPorts['checkVerification'],
): Promise<Refusal | null> {
  if (code === 'not_found') return 'gone';
  if (code !== 'forbidden') return null;
  const confirmed = await checkVerification();
  return confirmed.ok && confirmed.value ? 'otherAccount' : null;
}
