import {
  DAY_MS,
  formatDay,
  addNotifications,
  CREDITS_ON_UPGRADE,
  computeDay,
  ok,
  PLAN_NAMES,
  set,
  type Notification,
  type ProfileChange,
  type Result,
  formatCount,
} from '@aura/shared-domain';
import { locateBilling } from '../../../billing/billing-documents.ts';
import { parseBillingRecord } from '../../../billing/billing-record.ts';
import { computeExtendedGrant, readRunningGrant, type Grant } from '../../../billing/grant.ts';
import type { Failure } from '../../../http/failure.ts';
import { describeDay } from '../../../insights/calendar.ts';
import { combineChanges } from '../../../profile/combine-changes.ts';
import { parseProfile } from '../../../profile/parse-profile.ts';
import { toFirestore } from '../../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../../usage/person-queue.ts';
import { openLog } from '../../log/operator-log.ts';
import type { KnownPerson } from '../read-person.ts';
import { explainNoExtension, explainNoGrant } from '../present-person.ts';
import { buildEntry, refuseDeed, type Asked, type DeedDeps, type Doing, type Done } from './deed-request.ts';

/** A number of days in words. */
const formatDays = (count: number): string => formatCount(count, 'dia', 'dias');

/** Gives a plan for some days. */
export async function grant(deps: DeedDeps, asked: Asked<'grant'>): Done {
  const { plan, days } = asked.request;
  const until = new Date(deps.now().getTime() + days * DAY_MS);
  const given = (): Grant => ({ plan, until, boughtUntil: null });
  const why = (person: KnownPerson) => explainNoGrant(person, deps.now());
  const detail = `${PLAN_NAMES[plan]} por ${formatDays(days)}, até ${formatDay(until)}`;
  const stored = await give(deps, asked, { given, why, detail, action: 'plan_granted' });
  return stored.ok ? ok(`A pessoa tem agora ${detail}.`) : stored;
}

const OVERTAKEN = 'O acesso da pessoa acabou de mudar. Confira o prazo e repita se ainda for preciso.';

/** Extends a person's access, whatever its source. */
export async function extend(deps: DeedDeps, asked: Asked<'extend'>): Done {
  const { profile } = asked.person;
  const { days } = asked.request;
  const end = profile.acesso_expira_em;
  // Both would add their days to the same end, and the log would tell of more than there are.
  const isOvertaken = (person: KnownPerson) => person.profile.acesso_expira_em?.getTime() !== end?.getTime();
  const why = (person: KnownPerson) =>
    isOvertaken(person) ? OVERTAKEN : explainNoExtension(person, deps.now());
  const refusal = why(asked.person);
  if (refusal !== null || end === null) return refuseDeed(refusal ?? '');
  const until = new Date(end.getTime() + days * DAY_MS);
  const plan = profile.plan === 'impulso' ? 'impulso' : 'decolagem';
  const detail = `${formatDays(days)} a mais de ${PLAN_NAMES[plan]}, até ${formatDay(until)}`;
  const given = ({ billing, grant: before }: KnownPerson): Grant =>
    computeExtendedGrant({ plan, from: end, until }, billing.entitlement, before);
  const stored = await give(deps, asked, { given, why, detail, action: 'plan_extended' });
  return stored.ok ? ok(`A pessoa tem agora ${detail}.`) : stored;
}

interface Gift {
  readonly given: (person: KnownPerson) => Grant;
  /** The reason why it cannot be given to this person; null if it can. */
  readonly why: (person: KnownPerson) => string | null;
  readonly detail: string;
  readonly action: 'plan_granted' | 'plan_extended';
}

/** Writes down what is given, with the plan, the notice and the entry in the log, in one go. */
async function give(
  { db, now }: DeedDeps,
  asked: Doing,
  { given, why, detail, action }: Gift,
): Promise<Result<null, Failure>> {
  const { person, request } = asked;
  const { uid } = person.account;
  const documents = locateBilling(db, uid);
  return db.runTransaction(async (tx): Promise<Result<null, Failure>> => {
    const billing = parseBillingRecord((await tx.get(documents.billing)).data());
    const stored = await tx.get(documents.grant);
    const profile = parseProfile((await tx.get(documents.person)).data());
    const log = await openLog(tx, db);
    if (!profile.ok) return refuseDeed('O perfil guardado não pode ser lido.');
    // A repeated request is applied once.
    if (stored.get('requestId') === request.requestId) return ok(null);
    const before = readRunningGrant(stored.data(), billing.entitlement, now());
    const known: KnownPerson = { ...person, profile: profile.value, billing, grant: before };
    const refusal = why(known);
    if (refusal !== null) return refuseDeed(refusal);
    const gift = given(known);
    const change = combineChanges(
      computeGivenFields(gift),
      addNotifications(profile.value, [findNews(gift, request.requestId, now())]),
    );
    tx.set(documents.grant, { ...gift, requestId: request.requestId });
    tx.update(documents.person, toFirestore(change));
    log(buildEntry(asked, action, detail, now()));
    return ok(null);
  }, TRANSACTION_OPTIONS);
}

const computeGivenFields = ({ plan, until }: Grant): ProfileChange => ({
  plan: set(plan),
  credits: set(CREDITS_ON_UPGRADE),
  acesso_expira_em: set(until),
});

const findNews = ({ plan, until }: Grant, requestId: string, now: Date): Notification => ({
  id: `operacao_${requestId}`,
  text: `Você tem o plano ${PLAN_NAMES[plan]} até ${describeDay(computeDay(until))}, sem cobrança.`,
  link: '/planos',
  read: false,
  timestamp: now.toISOString(),
});
