import type { Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type InvitedPerson,
  type ResponseOf,
  type Result,
  companyInviteEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import type { Changing } from '../company-change.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import { judgeRows } from './judge-rows.ts';
import { mailInvitations } from './mail-invitation.ts';
import { computePersonId } from './person-id.ts';
import { readList } from './stored-list.ts';
import { storeRows } from './store-rows.ts';

interface Inviting {
  readonly person: InvitedPerson;
  readonly byMail: boolean;
}

/** Adds a person to the list, or restores them, with a link, which they may get by e-mail. */
export async function invitePerson(
  tx: Transaction,
  { db, documents, manager, request: { person, byMail }, now }: Changing<Inviting>,
): Promise<Result<ResponseOf<typeof companyInviteEndpoint>, Failure>> {
  const id = computePersonId(manager.companyId, person.email);
  const { company, people } = await readList(tx, documents, [id]);
  const judgement = judgeRows(company, [{ line: 1, person, id, stored: people.get(id) ?? null }]);
  for (const judged of judgement.rows) {
    if (judged.outcome === 'refused') return err({ code: 'conflict', message: judged.refusal.message });
    if (judged.outcome === 'updated' || judged.outcome === 'unchanged')
      return err(COMPANY_FAILURES.alreadyListed);
  }
  const invitations = storeRows(tx, documents, { company, judgement, now });
  if (byMail) mailInvitations(tx, db, { invitations, company: company.name }, now);
  noteIn(tx, db, { manager, action: 'person_invited', detail: person.name, at: now });
  return ok({ invitations });
}
