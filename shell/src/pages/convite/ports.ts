import {
  type ApiError,
  type Membership,
  type RequestOf,
  type ResponseOf,
  type Result,
  invitationAcceptEndpoint,
  invitationPreviewEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';

/** What a link is about. */
export type InvitationPreview = ResponseOf<typeof invitationPreviewEndpoint>;

/** What the page of an invitation does outside itself; texts of failures are Portuguese and made to be shown. */
export interface InvitationPorts {
  readonly preview: (token: string) => Promise<Result<InvitationPreview, ApiError>>;
  readonly accept: (
    request: RequestOf<typeof invitationAcceptEndpoint>,
  ) => Promise<Result<unknown, ApiError>>;
  /** The companies that the person is a member of, or was. */
  readonly memberships: () => Promise<Result<readonly Membership[], Failure>>;
  /** Sends an e-mail with a link that confirms the address of the account. */
  readonly sendVerification: () => Promise<Result<unknown, Failure>>;
  /** Whether the address is confirmed by now; the session then says so as well. */
  readonly checkVerification: () => Promise<Result<boolean, Failure>>;
  /** Reads the profile again: its plan is another one once the invitation is accepted. */
  readonly refreshProfile: () => Promise<Result<unknown, Failure>>;
  /** Signs out, so that somebody else can sign in. */
  readonly signOut: () => Promise<Result<unknown, Failure>>;
  /** Tries again to find out who is there. */
  readonly findPerson: () => void;
}
