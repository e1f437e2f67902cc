import {
  invitationAcceptEndpoint,
  invitationPreviewEndpoint,
  managingAcceptEndpoint,
  type ApiError,
  type Membership,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { call, refreshProfile, type Failure } from '@aura/shared-session';
import { loadMemberships } from '../calls/membership-calls.ts';

/** The content of a link. */
export type InvitationPreview = ResponseOf<typeof invitationPreviewEndpoint>;

/** Backend calls of the invitation page; texts of failures are Portuguese and ready to be shown. */
export interface InvitationPorts {
  readonly preview: (token: string) => Promise<Result<InvitationPreview, ApiError>>;
  readonly accept: (
    request: RequestOf<typeof invitationAcceptEndpoint>,
  ) => Promise<Result<unknown, ApiError>>;
  /** Lets the account manage the company; its token says so afterwards. */
  readonly acceptManaging: (token: string) => Promise<Result<unknown, ApiError>>;
  /** The companies that the person is a member of, or was. */
  readonly memberships: () => Promise<Result<readonly Membership[], Failure>>;
  /** Reads the profile again: its plan is another one once the invitation is accepted. */
  readonly refreshProfile: () => Promise<Result<unknown, Failure>>;
}

export const invitationPorts: InvitationPorts = {
  preview: (token) => call(invitationPreviewEndpoint, { token }),
  accept: (request) => call(invitationAcceptEndpoint, request),
  acceptManaging: (token) => call(managingAcceptEndpoint, { token }),
  memberships: loadMemberships,
  refreshProfile,
};
