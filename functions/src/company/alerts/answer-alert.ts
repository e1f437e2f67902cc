import type { Transaction } from 'firebase-admin/firestore';
import {
  companyFollowUpEndpoint,
  err,
  MAX_FOLLOW_UPS,
  ok,
  type FollowUp,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { StoredFollowUp } from '@aura/shared-company';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { readList } from '../people/stored-list.ts';
import { findOwner, type OwnersDeps } from '../settings/managers-in-words.ts';

type Request = RequestOf<typeof companyFollowUpEndpoint>;
type Answered = ResponseOf<typeof companyFollowUpEndpoint>;

/** POST /company/alerts/follow-up: assigns an alert, dismisses it with a reason, or opens it again. */
export function answerAlert(deps: CompanyDeps & OwnersDeps): ManagerCall<Request, Answered> {
  const changed = createCompanyChange<Request & { readonly owned: FollowUp['owner'] }, Answered>(
    deps,
    change,
  );
  return async (manager, request) => {
    if (request.action !== 'own' || request.owner === null)
      return changed(manager, { ...request, owned: null });
    const owned = await findOwner(deps, manager.company, request.owner);
    return owned.ok ? changed(manager, { ...request, owned: owned.value }) : err(owned.error);
  };
}

async function change(
  tx: Transaction,
  { db, documents, manager, request, now }: Changing<Request & { readonly owned: FollowUp['owner'] }>,
): Promise<Result<Answered, Failure>> {
  const { company } = await readList(tx, documents, []);
  const former = company.followUps.find(({ key }) => key === request.key);
  const followUp = makeFollowUp(request, former, now);
  tx.update(documents.company, { followUps: withAnswer(company.followUps, followUp) });
  noteIn(tx, db, { manager, action: 'alert_answered', detail: describeAnswer(request), at: now });
  return ok({ followUp: { ...followUp, at: now.toISOString() } });
}

function makeFollowUp(
  request: Request & { readonly owned: FollowUp['owner'] },
  former: StoredFollowUp | undefined,
  at: Date,
): StoredFollowUp {
  const { key, action } = request;
  const owner = former?.owner ?? null;
  switch (action) {
    case 'own':
      return {
        key,
        state: former?.state ?? 'open',
        reason: former?.reason ?? null,
        owner: request.owned,
        at,
      };
    case 'dismiss':
      return { key, state: 'dismissed', owner, reason: request.reason, at };
    case 'reopen':
      return { key, state: 'open', owner, reason: null, at };
  }
}

/** The newest last; the oldest give way. */
export const withAnswer = (all: readonly StoredFollowUp[], one: StoredFollowUp): StoredFollowUp[] =>
  [...all.filter(({ key }) => key !== one.key), one].slice(-MAX_FOLLOW_UPS);

function describeAnswer(request: Request & { readonly owned: FollowUp['owner'] }): string {
  switch (request.action) {
    case 'own':
      return request.owned ? `Responsável: ${request.owned.name}` : 'Responsável: toda a gestão';
    case 'dismiss':
      return `Dispensado: ${request.reason}`;
    case 'reopen':
      return 'Reaberto';
  }
}
