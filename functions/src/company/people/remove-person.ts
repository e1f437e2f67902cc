import type { Transaction } from 'firebase-admin/firestore';
import type { ListedPerson } from '@aura/shared-company';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  companyPersonRemoveEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import type { Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import { createHiddenChange } from '../hidden-change.ts';
import type { ManagerCall } from '../manager.ts';
import { prepareEnd } from '../membership/end-membership.ts';
import { endReminder } from '../reminders/send-reminders.ts';
import { readList } from './stored-list.ts';

type Request = RequestOf<typeof companyPersonRemoveEndpoint>;
type Removed = ResponseOf<typeof companyPersonRemoveEndpoint>;

/**
 * POST /company/people/remove: removes a person from the list, with their link, and ends their membership, if any.
 * Repeating it changes nothing.
 */
export function removePerson(deps: CompanyDeps): ManagerCall<Request, Removed> {
  return createHiddenChange(deps, remove);
}

/** The emptied description: a place in a group needs none of it. */
const EMPTIED = {
  name: '',
  email: '',
  unit: null,
  admittedOn: null,
  isManager: false,
  searchName: '',
  searchBeginnings: [],
} satisfies Partial<ListedPerson>;

async function remove(
  tx: Transaction,
  { db, documents, manager, request: { personId }, now }: Changing<Request>,
): Promise<Result<Removed, Failure>> {
  const { company, people } = await readList(tx, documents, [personId]);
  const person = people.get(personId);
  if (!person) return err(COMPANY_FAILURES.notListed);
  const changed = person.removedAt === null;
  if (changed) {
    const end = await prepareEnd(tx, db, { companyId: manager.companyId, personId, now });
    tx.update(documents.people.doc(personId), {
      ...EMPTIED,
      // The link and the record that checks it are both gone.
      invitation: { ...person.invitation, hash: '' },
      removedAt: now,
      ...endReminder(tx, documents, person),
    });
    tx.update(documents.company, { seatsUsed: company.seatsUsed - 1 });
    tx.delete(documents.invites.doc(person.invitation.hash));
    end();
  }
  const detail = changed ? person.name : 'Já estava fora da lista';
  noteIn(tx, db, { manager, action: 'person_removed', detail, at: now });
  return ok({ changed });
}
