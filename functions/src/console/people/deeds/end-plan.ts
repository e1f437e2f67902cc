import { err, ok, PLAN_NAMES, set, type Result } from '@aura/shared-domain';
import { GRANTS, runningGrant } from '../../../billing/grant.ts';
import { takeMeasure } from '../../../billing/stop-charging.ts';
import { isStripeError } from '../../../billing/stripe-errors.ts';
import type { Failure } from '../../../http/failure.ts';
import { toFirestore } from '../../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../../usage/person-queue.ts';
import { note, openLog } from '../../log/operator-log.ts';
import { whyNoEnd } from '../shown-person.ts';
import { shortDay } from '../words.ts';
import { entryOf, meansOf, PROVIDER_FAILED, refused, type Asked, type DeedDeps, type Done } from './asked.ts';

/**
 * Ends what can be ended: a subscription at the provider, so that nothing more is charged while what was paid goes on
 * to its end, or else what was given, at once.
 */
export async function end(deps: DeedDeps, asked: Asked<'end'>): Done {
  const { db, stripe, sync, now } = deps;
  const { person } = asked;
  const refusal = whyNoEnd(person, meansOf(deps));
  if (refusal !== null) return refused(refusal);
  const { source } = person.billing.entitlement;
  const { uid } = person.account;
  if (source?.kind === 'subscription' && !source.isOver && stripe && sync) {
    await note(
      db,
      entryOf(asked, 'plan_ended', `assinatura de ${PLAN_NAMES[source.plan]} (${source.id})`, now()),
    );
    try {
      await takeMeasure(stripe, { kind: 'cancel', subscriptionId: source.id });
      await sync(uid);
    } catch (error) {
      if (isStripeError(error)) return err(PROVIDER_FAILED);
      throw error;
    }
    return ok('A assinatura foi encerrada: nada mais é cobrado. O que já foi pago segue até o fim.');
  }
  return db.runTransaction(async (tx): Promise<Result<string, Failure>> => {
    const grants = db.collection(GRANTS).doc(uid);
    const given = runningGrant((await tx.get(grants)).data(), now());
    const log = await openLog(tx, db);
    if (!given) return refused('Não há plano dado.');
    const isSeen = person.billing.entitlement.source === null;
    if (isSeen) {
      const change = { plan: set('freemium'), credits: set(0), acesso_expira_em: set(null) };
      tx.update(db.doc(`users/${uid}`), toFirestore(change));
    }
    tx.delete(grants);
    log(entryOf(asked, 'plan_ended', `${PLAN_NAMES[given.plan]} dado até ${shortDay(given.until)}`, now()));
    return ok('O plano dado foi encerrado, e a conta voltou ao plano Freemium.');
  }, TRANSACTION_OPTIONS);
}
