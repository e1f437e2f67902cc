import type { ShownPerson } from '@aura/mfe-platform/api';
import { readCompanyClaim } from '@aura/shared-company';
import { computeEffectivePlan, PLAN_NAMES } from '@aura/shared-domain';
import { NEVER_COMPARED } from '../../billing/billing-record.ts';
import { listMoments } from './list-moments.ts';
import type { KnownPerson } from './read-person.ts';

/** Capabilities of the server. */
export interface Means {
  /** Whether there is a payment provider. */
  readonly canPay: boolean;
  /** Whether mail with links can be requested. */
  readonly canMail: boolean;
}

/** A person as an operator sees them. */
export function presentPerson(person: KnownPerson, means: Means, now: Date): ShownPerson {
  const { account, billing } = person;
  const { entitlement, payments } = billing;
  return {
    uid: account.uid,
    account: {
      email: account.email ?? null,
      name: person.profile.name,
      isConfirmed: account.emailVerified,
      isDisabled: account.disabled,
      providers: account.providerData.map(({ providerId }) => providerId),
      hasSecondFactor: (account.multiFactor?.enrolledFactors.length ?? 0) > 0,
      isOperator: account.customClaims?.['operator'] === true,
      managedCompany: readCompanyClaim(account.customClaims),
      createdAt: new Date(account.metadata.creationTime).toISOString(),
      lastSeenAt: account.metadata.lastRefreshTime
        ? new Date(account.metadata.lastRefreshTime).toISOString()
        : null,
    },
    plan: {
      name: PLAN_NAMES[computeEffectivePlan(person.profile, now)],
      basis: findBasis(person, now),
      endsAt: person.profile.acesso_expira_em?.toISOString() ?? null,
      renewsAt: findRenewal(person),
      isOverdue: entitlement.source?.kind === 'subscription' && entitlement.source.overdueInvoiceId !== null,
      ending: findEndableSubscription(person) ? 'subscription' : person.grant ? 'gift' : null,
      comparedAt: billing.comparedAt > NEVER_COMPARED ? billing.comparedAt.toISOString() : null,
    },
    payments: payments.map((payment) => ({
      ...payment,
      isRefundable: means.canPay && ['paid', 'partly_refunded'].includes(payment.status),
    })),
    moments: listMoments(person),
    refusals: {
      grant: explainNoGrant(person, now),
      extend: explainNoExtension(person, now),
      end: explainNoEnd(person, means),
      compare: explainNoComparison(person, means),
      passwordLink: explainNoPasswordLink(person, means),
    },
  };
}

const findRenewal = ({ billing: { entitlement } }: KnownPerson): string | null =>
  entitlement.source?.kind === 'subscription' ? (entitlement.source.renewsAt?.toISOString() ?? null) : null;

function findBasis({ profile, billing }: KnownPerson, now: Date): ShownPerson['plan']['basis'] {
  const plan = computeEffectivePlan(profile, now);
  if (plan === 'freemium') return 'none';
  if (plan === 'b2b_equilibrio') return 'company';
  return billing.entitlement.source?.kind ?? 'given';
}

const COMPANY = 'A empresa da pessoa paga o plano dela: combine com a empresa.';
const NO_PROFILE = 'Sem um perfil legível não há onde guardar um plano.';
const NO_PROVIDER = 'Este servidor não fala com um meio de pagamento.';

const isCompanys = ({ profile }: KnownPerson, now: Date): boolean =>
  computeEffectivePlan(profile, now) === 'b2b_equilibrio';

/**
 * The reason why no plan can be given; null if it can. A paid plan comes first, so a grant would have no visible
 * effect.
 */
export function explainNoGrant(person: KnownPerson, now: Date): string | null {
  if (person.problem) return NO_PROFILE;
  if (isCompanys(person, now)) return COMPANY;
  if (person.billing.entitlement.source)
    return 'A pessoa já paga um plano, que vale antes de um dado: estenda o acesso ou devolva um pagamento.';
  return null;
}

/** Why an access cannot be extended; null if it can. */
export function explainNoExtension(person: KnownPerson, now: Date): string | null {
  if (person.problem) return NO_PROFILE;
  if (isCompanys(person, now)) return COMPANY;
  if (computeEffectivePlan(person.profile, now) === 'freemium')
    return 'Não há acesso a estender: dê um plano.';
  if (person.profile.acesso_expira_em === null)
    return 'A assinatura se renova sozinha e não tem fim a estender: devolva um pagamento.';
  return null;
}

/** The subscription that can be ended, also one that waits for a bank; null for none. */
export function findEndableSubscription({ billing }: Pick<KnownPerson, 'billing'>) {
  const { source, suspended } = billing.entitlement;
  return source?.kind === 'subscription' && !source.isOver ? source : suspended;
}

/** Why nothing can be ended; null if it can. */
export function explainNoEnd(person: KnownPerson, { canPay }: Means): string | null {
  if (findEndableSubscription(person)) return canPay ? null : NO_PROVIDER;
  if (person.grant) return null;
  const { source } = person.billing.entitlement;
  return source
    ? 'O que resta foi pago e segue até o fim: para encerrar antes, devolva o pagamento.'
    : 'Não há assinatura, nem plano dado por esta página; um acesso dado de outro modo termina no seu dia.';
}

export function explainNoComparison({ billing }: KnownPerson, { canPay }: Means): string | null {
  if (!canPay) return NO_PROVIDER;
  return billing.customerId === null ? 'A pessoa nunca começou uma compra.' : null;
}

export function explainNoPasswordLink({ account }: KnownPerson, { canMail }: Means): string | null {
  if (!account.email) return 'A conta não tem e-mail.';
  if (!account.providerData.some(({ providerId }) => providerId === 'password'))
    return 'A conta entra com o Google e não tem senha.';
  return canMail ? null : 'Configure AURA_WEB_API_KEY nas funções para pedir o envio.';
}
