import type { Firestore } from 'firebase-admin/firestore';
import {
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  invitationPreviewEndpoint,
} from '@aura/shared-domain';
import { listProvenDomains } from '@aura/shared-company';
import type { Failure } from '../../http/failure.ts';
import { findManagerInvite } from '../managers/find-manager-invite.ts';
import { findDepartmentName, findInvitation } from './find-invitation.ts';
import { maskEmail } from './mask-email.ts';

type Request = RequestOf<typeof invitationPreviewEndpoint>;
type Preview = ResponseOf<typeof invitationPreviewEndpoint>;

interface PreviewDeps {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** POST /invites/preview: the content of a link, the same before and after it was accepted. */
export function previewInvitation({
  db,
  now,
}: PreviewDeps): (request: Request) => Promise<Result<Preview, Failure>> {
  return async ({ token }) => {
    const found = await findInvitation(db, db, { token, now: now() });
    if (!found.ok) {
      const managing = await findManagerInvite(db, db, { token, now: now() });
      if (!managing.ok) return managing;
      const { company, invite } = managing.value;
      return ok({
        company: company.name,
        department: '',
        email: maskEmail(invite.email),
        domains: [...listProvenDomains(company)],
        expiresAt: invite.expiresAt.toISOString(),
        role: 'manager',
      });
    }
    const { company, person, invite } = found.value;
    return ok({
      company: company.name,
      department: findDepartmentName(company, person.department),
      email: maskEmail(person.email),
      domains: [...listProvenDomains(company)],
      expiresAt: invite.expiresAt.toISOString(),
      role: 'member',
    });
  };
}
