import * as v from 'valibot';
import { PersonEmailSchema } from '../../company/people.ts';
import { InvitationTokenSchema } from './membership.ts';

/**
 * POST /company/managers/change. `invite`: a link for one address, which has to be confirmed; `withdraw`: cancels such
 * a link; `remove`: removes a manager. The last manager cannot be removed.
 */
export const ManagerChangeRequestSchema = v.variant('action', [
  v.object({ action: v.literal('invite'), email: PersonEmailSchema }),
  v.object({ action: v.literal('withdraw'), email: PersonEmailSchema }),
  v.object({ action: v.literal('remove'), id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
]);
export const ManagerChangedSchema = v.object({
  changed: v.boolean(),
  /** The token of the invitation link; shown only once. */
  token: v.nullable(v.string()),
});

/** POST /invites/accept-managing: by the account of the address that was invited. */
export const AcceptManagingRequestSchema = v.object({ token: InvitationTokenSchema });
export const ManagingAcceptedSchema = v.object({ company: v.string() });
