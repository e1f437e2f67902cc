import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { SANDBOX } from '@aura/shared-domain';
import { cardOf } from '../catalogue.ts';
import { json, refusal } from '../http/answers.ts';
import type { Answer, Message } from '../http/message.ts';
import { matchPath } from '../http/path.ts';
import { authenticateIntent, confirmIntent, isPayable } from '../life/confirm-intent.ts';
import { issueVoucher, getWay } from '../life/vouchers.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import { readJson } from '../http/read-json.ts';

const PATH = `${SANDBOX.path}/payment_intents/:id`;

const ConfirmSchema = v.object({ clientSecret: v.string(), paymentMethod: v.string() });
const AuthenticateSchema = v.object({ clientSecret: v.string(), approve: v.boolean() });

const NOT_FOUND = refusal(404, 'resource_missing', 'Pagamento não encontrado.');
const UNREADABLE = refusal(400, 'invalid_request', 'O pedido não pôde ser lido.');
const UNKNOWN_CARD = refusal(400, 'resource_missing', 'Este não é um dos cartões de teste.');
const DECLINED = refusal(402, 'card_declined', 'Seu cartão foi recusado.');
const NOT_AUTHENTICATED = refusal(
  402,
  'payment_intent_authentication_failure',
  'A confirmação foi recusada pelo banco.',
);
const GONE = refusal(
  400,
  'payment_intent_unexpected_state',
  'Este pagamento não está mais disponível. Recarregue a página.',
);

/** What the page of a payment may do: nothing without the client secret. Null for any other path. */
export function browserAnswer(world: World, message: Message): Answer | null {
  const { method, path } = message;
  const shown = method === 'GET' ? matchPath(PATH, path) : null;
  if (shown) return show(world, shown['id'], message);
  const confirmed = method === 'POST' ? matchPath(`${PATH}/confirm`, path) : null;
  if (confirmed) return confirm(world, confirmed['id'], message);
  const authenticated = method === 'POST' ? matchPath(`${PATH}/authenticate`, path) : null;
  return authenticated ? authenticate(world, authenticated['id'], message) : null;
}

function show(world: World, id: string | undefined, { query }: Message): Answer {
  const intent = intentOf(world, id, new URLSearchParams(query).get('clientSecret') ?? '');
  return intent ? statusOf(intent) : NOT_FOUND;
}

function confirm(world: World, id: string | undefined, message: Message): Answer {
  const asked = readJson(message, ConfirmSchema);
  if (!asked) return UNREADABLE;
  const intent = intentOf(world, id, asked.clientSecret);
  if (!intent) return NOT_FOUND;
  const way = getWay(asked.paymentMethod);
  const card = cardOf(asked.paymentMethod);
  if (way ? !intent.methods.includes(way) : !card) return UNKNOWN_CARD;
  // Asking twice pays once.
  if (isUnderWay(intent)) return statusOf(intent);
  if (!isPayable(world, intent)) return GONE;
  if (way) issueVoucher(world, intent, way);
  else if (card) confirmIntent(world, intent, card);
  return intent.failure ? DECLINED : statusOf(intent);
}

function authenticate(world: World, id: string | undefined, message: Message): Answer {
  const asked = readJson(message, AuthenticateSchema);
  if (!asked) return UNREADABLE;
  const intent = intentOf(world, id, asked.clientSecret);
  if (!intent) return NOT_FOUND;
  if (isUnderWay(intent)) return statusOf(intent);
  if (intent.status !== 'requires_action' || intent.voucher || !isPayable(world, intent)) return GONE;
  authenticateIntent(world, intent, asked.approve);
  return intent.failure ? NOT_AUTHENTICATED : statusOf(intent);
}

/** A payment, for who holds its secret. */
function intentOf({ state }: World, id: string | undefined, secret: string): PaymentIntent | null {
  const intent = find(state.paymentIntents, id ?? '');
  return intent && isSame(intent.clientSecret, secret) ? intent : null;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const isUnderWay = ({ status }: PaymentIntent): boolean => status === 'succeeded' || status === 'processing';

/** `waitsFor`: it is paid at a bank, later. */
const statusOf = ({ status, voucher }: PaymentIntent): Answer =>
  json(200, { status, ...(voucher && { waitsFor: voucher.way }) });
