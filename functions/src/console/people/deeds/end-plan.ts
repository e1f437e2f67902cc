import {
  formatDay,
  computeEffectivePlan,
  err,
  ok,
  PLAN_NAMES,
  set,
  type ProfileChange,
  type Result,
} from '@aura/shared-domain';
import { locateBilling } from '../../../billing/billing-documents.ts';
import type { Entitlement } from '../../../billing/entitlement.ts';
import { readRunningGrant } from '../../../billing/grant.ts';
import { takeMeasure } from '../../../billing/stop-charging.ts';
import { isStripeError } from '../../../billing/stripe-errors.ts';
import type { Failure } from '../../../http/failure.ts';
import { readPlanHolder } from '../../../profile/plan-holder.ts';
import { toFirestore } from '../../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../../usage/person-queue.ts';
import { note, openLog } from '../../log/operator-log.ts';
import { findEndableSubscription, explainNoEnd } from '../present-person.ts';
import {
  buildEntry,
  listMeans,
  PROVIDER_FAILED,
  refuseDeed,
  type Asked,
  type DeedDeps,
  type Done,
} from './deed-request.ts';

/**
 * Ends a plan: a subscription at the provider, so that nothing more is charged while paid access continues to its end;
 * otherwise a grant, immediately.
 */
export async function endPlan(deps: DeedDeps, asked: Asked<'end'>): Done {
  const { db, stripe, sync, now } = deps;
  const { person } = asked;
  const refusal = explainNoEnd(person, listMeans(deps));
  if (refusal !== null) return refuseDeed(refusal);
  const subscription = findEndableSubscription(person);
  const { uid } = person.account;
  if (subscription && stripe && sync) {
    await note(
      db,
      buildEntry(
        asked,
        'plan_ended',
        `assinatura de ${PLAN_NAMES[subscription.plan]} (${subscription.id})`,
        now(),
      ),
    );
    try {
      await takeMeasure(stripe, { kind: 'cancel', subscriptionId: subscription.id });
      await sync(uid);
    } catch (error) {
      if (isStripeError(error)) return err(PROVIDER_FAILED);
      throw error;
    }
    return ok('A assinatura foi encerrada: nada mais é cobrado. O que já foi pago segue até o fim.');
  }
  return db.runTransaction(async (tx): Promise<Result<string, Failure>> => {
    const { person: own, grant } = locateBilling(db, uid);
    const given = readRunningGrant((await tx.get(grant)).data(), person.billing.entitlement, now());
    // Read again: a membership may have begun or ended since.
    const holder = readPlanHolder(await tx.get(own));
    const log = await openLog(tx, db);
    if (!given) return refuseDeed('Não há plano dado.');
    // Under a company's plan it is not seen; the plan is the company's to end.
    if (holder && computeEffectivePlan(holder, now()) !== 'b2b_equilibrio')
      tx.update(own, toFirestore(withoutGift(person.billing.entitlement)));
    tx.delete(grant);
    log(
      buildEntry(asked, 'plan_ended', `${PLAN_NAMES[given.plan]} dado até ${formatDay(given.until)}`, now()),
    );
    return ok('O plano dado foi encerrado: vale agora o que a pessoa tem sem ele.');
  }, TRANSACTION_OPTIONS);
}

/** The rest after removing a grant: purchases until their own end, or the free plan. */
const withoutGift = ({ source, endsAt }: Entitlement): ProfileChange =>
  source
    ? { acesso_expira_em: set(endsAt) }
    : { plan: set('freemium'), credits: set(0), acesso_expira_em: set(null) };
