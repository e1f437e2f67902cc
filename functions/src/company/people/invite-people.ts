import { type RequestOf, type ResponseOf, companyInviteEndpoint } from '@aura/shared-domain';
import { createCompanyChange } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { createHiddenChange } from '../hidden-change.ts';
import type { ManagerCall } from '../manager.ts';
import { invitePerson } from './invite-person.ts';
import { renewInvitations } from './renew-invitations.ts';

type Request = RequestOf<typeof companyInviteEndpoint>;
type Invited = ResponseOf<typeof companyInviteEndpoint>;

/** POST /company/invites: a new person, or new links for people on the list. */
export function invitePeople(deps: CompanyDeps): ManagerCall<Request, Invited> {
  const invite = createCompanyChange(deps, invitePerson);
  const renew = createHiddenChange(deps, renewInvitations);
  return (manager, request) =>
    request.kind === 'person' ? invite(manager, request) : renew(manager, request.personIds);
}
