import type { PersonDeed, PersonDeedResponse, personEndpoint, ShownPerson } from '@aura/mfe-platform/api';
import { ok, type RequestOf, type Result } from '@aura/shared-domain';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import { note } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';
import { refuseDeed, type DeedDeps } from './deeds/deed-request.ts';
import { endPlan } from './deeds/end-plan.ts';
import { extend, grant } from './deeds/give-plan.ts';
import { refund } from './deeds/refund.ts';
import { compare, resendNotice, sendPasswordLinkTo } from './deeds/resend.ts';
import { readPerson, type KnownPerson } from './read-person.ts';
import { presentPerson } from './present-person.ts';

interface Deps extends DeedDeps {
  readonly accounts: Pick<Accounts, 'getUser'>;
}

const show = (deps: Deps, person: KnownPerson): ShownPerson =>
  presentPerson(
    person,
    { canPay: deps.stripe !== null, canMail: deps.sendPasswordLink !== null },
    deps.now(),
  );

/** POST /console/person: an account with its plan, payments and timeline. The view is logged first. */
export function showPerson(
  deps: Deps,
): (operator: Operator, request: RequestOf<typeof personEndpoint>) => Promise<Result<ShownPerson, Failure>> {
  return async (operator, { uid }) => {
    const person = await readPerson(deps, uid);
    if (!person.ok) return person;
    const deed = { operator, action: 'person_read', subjectUid: uid, reason: null } as const;
    await note(deps.db, { ...deed, detail: `conta ${uid}`, at: deps.now() });
    return ok(show(deps, person.value));
  };
}

const OWN_ACCOUNT = 'Ninguém faz isto na própria conta. Peça a outra pessoa da operação.';

/**
 * POST /console/person/deed: performs an action for a person, and returns their new state. Nobody gives a plan or money
 * to themselves.
 */
export function actForPerson(
  deps: Deps,
): (operator: Operator, request: PersonDeed) => Promise<Result<PersonDeedResponse, Failure>> {
  return async (operator, request) => {
    if (operator.uid === request.uid) return refuseDeed(OWN_ACCOUNT);
    const before = await readPerson(deps, request.uid);
    if (!before.ok) return before;
    const done = await carryOut(deps, operator, before.value, request);
    if (!done.ok) return done;
    const after = await readPerson(deps, request.uid);
    return after.ok ? ok({ message: done.value, person: show(deps, after.value) }) : after;
  };
}

function carryOut(deps: Deps, operator: Operator, person: KnownPerson, request: PersonDeed) {
  switch (request.deed) {
    case 'refund':
      return refund(deps, { operator, person, request });
    case 'grant':
      return grant(deps, { operator, person, request });
    case 'extend':
      return extend(deps, { operator, person, request });
    case 'end':
      return endPlan(deps, { operator, person, request });
    case 'compare':
      return compare(deps, { operator, person, request });
    case 'passwordLink':
      return sendPasswordLinkTo(deps, { operator, person, request });
    case 'notice':
      return resendNotice(deps, { operator, person, request });
  }
}
