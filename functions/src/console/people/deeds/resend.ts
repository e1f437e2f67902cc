import { err, ok, set, type Result } from '@aura/shared-domain';
import { isStripeError } from '../../../billing/stripe-errors.ts';
import type { Failure } from '../../../http/failure.ts';
import { parseProfile } from '../../../profile/parse-profile.ts';
import { toFirestore } from '../../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../../usage/person-queue.ts';
import { note, openLog } from '../../log/operator-log.ts';
import { explainNoComparison, explainNoPasswordLink } from '../present-person.ts';
import {
  buildEntry,
  listMeans,
  PROVIDER_FAILED,
  refuseDeed,
  type Asked,
  type DeedDeps,
  type Done,
} from './deed-request.ts';

/** Compares a person's purchases with the provider and processes missed or lost events. */
export async function compare(deps: DeedDeps, asked: Asked<'compare'>): Done {
  const refusal = explainNoComparison(asked.person, listMeans(deps));
  if (refusal !== null || !deps.sync) return refuseDeed(refusal ?? '');
  await note(deps.db, buildEntry(asked, 'purchases_compared', 'plano e pagamentos', deps.now()));
  try {
    await deps.sync(asked.person.account.uid);
  } catch (error) {
    if (isStripeError(error)) return err(PROVIDER_FAILED);
    throw error;
  }
  return ok('O plano e os pagamentos estão como o meio de pagamento diz; o que faltava avisar foi avisado.');
}

/** Lets the account service send the person a link for another password. */
export async function sendPasswordLinkTo(deps: DeedDeps, asked: Asked<'passwordLink'>): Done {
  const refusal = explainNoPasswordLink(asked.person, listMeans(deps));
  const { email } = asked.person.account;
  if (refusal !== null || !deps.sendPasswordLink || !email) return refuseDeed(refusal ?? '');
  await note(deps.db, buildEntry(asked, 'password_link_sent', 'link para outra senha', deps.now()));
  return (await deps.sendPasswordLink(email))
    ? ok('O link para escolher outra senha foi enviado ao e-mail da conta.')
    : err({
        code: 'unavailable',
        message: 'O serviço de contas não enviou o link. Tente de novo em instantes.',
      });
}

/** Puts a notice before the person again: unread, and on top. */
export async function resendNotice({ db, now }: DeedDeps, asked: Asked<'notice'>): Done {
  const document = db.doc(`users/${asked.person.account.uid}`);
  return db.runTransaction(async (tx): Promise<Result<string, Failure>> => {
    const profile = parseProfile((await tx.get(document)).data());
    const log = await openLog(tx, db);
    const known = profile.ok ? profile.value.notifications : [];
    const again = known.find(({ id }) => id === asked.request.noticeId);
    if (!again) return refuseDeed('Este aviso não está mais guardado.');
    const others = known.filter(({ id }) => id !== again.id);
    const renewed = { ...again, read: false, timestamp: now().toISOString() };
    tx.update(document, toFirestore({ notifications: set([renewed, ...others]) }));
    log(buildEntry(asked, 'notice_resent', `aviso ${again.id.split('_')[0]}`, now()));
    return ok('O aviso está de novo no alto da lista da pessoa, não lido.');
  }, TRANSACTION_OPTIONS);
}
