import type { LogEntry, Moment } from '@aura/mfe-platform/api';
import { formatCentavos, PLAN_NAMES, type BillingStatus } from '@aura/shared-domain';
import type { Ticket } from '../../contact/ticket.ts';
import type { KnownPerson } from './read-person.ts';

/** Notices of these beginnings are about plan, payment, account and messages; others may quote what a person wrote. */
const SHOWN_NOTICE =
  /^(plano|cancelamento|retomada|cobranca|paga|fim|pagamento|acesso|empresa|mensagem|operacao)_|^prazo_(sub|pi)_/;
const HIDDEN_NOTICE = 'Aviso de outra parte da Aura, cujo texto não é mostrado aqui.';

const PAID: Readonly<Record<BillingStatus['payments'][number]['status'], string>> = {
  paid: 'pago',
  refunded: 'devolvido',
  partly_refunded: 'devolvido em parte',
  disputed: 'contestado no banco',
};

/** Operators' actions in a person's timeline. */
const DEEDS: Readonly<Partial<Record<LogEntry['action'], string>>> = {
  refund_requested: 'Devolução pedida',
  refund_done: 'Devolução feita',
  refund_refused: 'Devolução recusada pelo meio de pagamento',
  plan_granted: 'Plano dado',
  plan_extended: 'Acesso estendido',
  plan_ended: 'Plano encerrado pela operação',
  purchases_compared: 'Compras conferidas com o meio de pagamento',
  password_link_sent: 'Link de senha enviado',
  notice_resent: 'Aviso reenviado',
  operator_granted: 'Acesso à operação dado',
  operator_revoked: 'Acesso à operação retirado',
};

/** The life of an account, newest first, without anything that the person wrote or was answered. */
export function listMoments(person: KnownPerson): Moment[] {
  return [
    ...listAccountMoments(person),
    ...listPaymentMoments(person),
    ...listNoticeMoments(person),
    ...person.tickets.flatMap((ticket) => [...listTicketMoments(ticket)]),
    ...listDeedMoments(person),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

const makeMoment = (
  at: Date | string,
  kind: Moment['kind'],
  text: string,
  noticeId: string | null = null,
): Moment => ({
  at: typeof at === 'string' ? at : at.toISOString(),
  kind,
  text,
  noticeId,
});

function* listAccountMoments({ account: { metadata }, problem }: KnownPerson): Generator<Moment> {
  yield makeMoment(new Date(metadata.creationTime), 'account', 'Conta criada');
  if (metadata.lastSignInTime)
    yield makeMoment(new Date(metadata.lastSignInTime), 'account', 'Entrou pela última vez');
  const at = new Date(metadata.lastRefreshTime ?? metadata.creationTime);
  if (problem === 'malformed') yield makeMoment(at, 'error', 'O perfil guardado não pode ser lido');
  if (problem === 'missing') yield makeMoment(at, 'error', 'A conta não tem perfil');
}

function* listPaymentMoments({ billing }: KnownPerson): Generator<Moment> {
  for (const { paidAt, amount, plan, status, isLost } of billing.payments) {
    const what = `${formatCentavos(amount)} por ${PLAN_NAMES[plan]}: ${isLost ? 'perdido na contestação' : PAID[status]}`;
    yield makeMoment(paidAt, 'payment', what);
  }
  const { source } = billing.entitlement;
  if (source?.kind === 'subscription' && source.overdueInvoiceId !== null)
    yield makeMoment(
      billing.comparedAt,
      'error',
      `A renovação de ${PLAN_NAMES[source.plan]} não pôde ser cobrada; nova tentativa é feita`,
    );
  if (billing.entitlement.suspended)
    yield makeMoment(
      billing.comparedAt,
      'error',
      'Assinatura suspensa enquanto o banco decide a contestação',
    );
  if (billing.attempt) yield makeMoment(billing.attempt.createdAt, 'payment', 'Compra começada e não paga');
}

function* listNoticeMoments({ profile }: KnownPerson): Generator<Moment> {
  for (const { id, text, timestamp, read } of profile.notifications) {
    const isShown = SHOWN_NOTICE.test(id);
    const seen = read ? 'lido' : 'não lido';
    // A time that no clock wrote cannot be shown, and says nothing.
    if (Number.isNaN(Date.parse(timestamp))) continue;
    yield makeMoment(
      new Date(timestamp),
      'notice',
      isShown ? `${text} (${seen})` : `${HIDDEN_NOTICE} (${seen})`,
      isShown ? id : null,
    );
  }
}

function* listTicketMoments({ number, createdAt, answers, closedAt }: Ticket): Generator<Moment> {
  yield makeMoment(createdAt, 'message', `Escreveu em Contato: ${number}`);
  for (const { at } of answers) yield makeMoment(at, 'message', `Mensagem ${number} respondida`);
  if (closedAt) yield makeMoment(closedAt, 'message', `Mensagem ${number} encerrada`);
}

function* listDeedMoments({ deeds }: KnownPerson): Generator<Moment> {
  for (const { at, action, detail, operator, reason } of deeds) {
    const name = DEEDS[action];
    if (name === undefined) continue;
    const why = reason === null ? '' : ` Motivo: ${reason}`;
    yield makeMoment(at, 'operator', `${name}: ${detail}. ${operator}.${why}`);
  }
}
