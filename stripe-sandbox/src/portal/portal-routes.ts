import { SANDBOX } from '@aura/shared-domain';
import { parseForm } from '../http/form.ts';
import { seeOther } from '../http/answers.ts';
import type { Answer, Message } from '../http/message.ts';
import { matchPath } from '../http/path.ts';
import { portalPath, voucherPath } from '../objects/urls.ts';
import type { PortalSession } from '../state/records/customers.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import { changeQuestion } from './change-plan.ts';
import { html } from './html.ts';
import type { NoticeName } from './notices.ts';
import { pageAnswer, STYLESHEET_PATH } from './page.ts';
import { askedPrice, runAction, runSimulation } from './portal-actions.ts';
import { portalPage, subscriptionOf } from './portal-page.ts';
import { receiptPage } from './receipt-page.ts';
import { cancelQuestion } from './subscription-section.ts';
import { actOnVoucher, isVoucherAct, voucherPage } from './voucher-page.ts';
import { openSession, siteLink, wayBack } from './way-back.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all pages of the portal look like. */
const STYLESHEET: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  body: readFileSync(join(import.meta.dirname, 'portal.css'), 'utf8'),
};

const PORTAL = `${SANDBOX.path}/portal`;

/** Pages that a person reads, and their forms. Null for any other path. */
export function portalAnswer(world: World, message: Message): Answer | null {
  const { method, path } = message;
  if (method === 'POST') return answerForm(world, message);
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (path === STYLESHEET_PATH) return STYLESHEET;
  const receiptId = matchPath(`${SANDBOX.path}/receipts/:id`, path)?.['id'];
  if (receiptId !== undefined) return answerReceipt(world, receiptId, message);
  const voucher = matchPath(`${SANDBOX.path}/vouchers/:id`, path)?.['id'];
  if (voucher !== undefined) return answerVoucher(world, voucher);
  const asked = matchPath(`${PORTAL}/:id`, path);
  if (asked) return withSession(world, asked['id'], (session) => showPortal(world, session, message));
  const changed = matchPath(`${PORTAL}/:id/plano`, path);
  if (changed) return withSession(world, changed['id'], (session) => askToChange(world, session, message));
  const cancelled = matchPath(`${PORTAL}/:id/cancelar`, path);
  return cancelled && withSession(world, cancelled['id'], (session) => askToCancel(world, session));
}

function answerVoucher(world: World, id: string): Answer {
  const intent = find(world.state.paymentIntents, id);
  if (!intent) return notFound('Pagamento não encontrado', 'Este endereço não leva a nenhum pagamento.');
  const { title, main } = voucherPage(world, intent);
  return pageAnswer(200, title, main);
}

/** What a bank, or the calendar, does elsewhere. */
function answerVoucherForm(world: World, id: string, act: string): Answer {
  const intent = find(world.state.paymentIntents, id);
  if (!intent || !isVoucherAct(act)) return notFound('Página não encontrada', 'Este endereço não existe.');
  actOnVoucher(world, intent, act);
  return seeOther(voucherPath(id));
}

function answerForm(world: World, { path, body }: Message): Answer | null {
  const voucher = matchPath(`${SANDBOX.path}/vouchers/:id/:act`, path);
  if (voucher) return answerVoucherForm(world, voucher['id'] ?? '', voucher['act'] ?? '');
  const simulated = matchPath(`${PORTAL}/:id/simular/:name`, path);
  if (simulated) {
    return withSession(world, simulated['id'], (session) =>
      backWith(session, runSimulation(world, session, simulated['name'] ?? '')),
    );
  }
  const asked = matchPath(`${PORTAL}/:id/:name`, path);
  return (
    asked &&
    withSession(world, asked['id'], (session) =>
      backWith(session, runAction(world, session, asked['name'] ?? '', parseForm(body) ?? {})),
    )
  );
}

const showPortal = (world: World, session: PortalSession, { query }: Message): Answer =>
  pageAnswer(200, 'Assinatura e pagamentos', portalPage(world, session, query));

function askToCancel(world: World, session: PortalSession): Answer {
  const subscription = subscriptionOf(world, session);
  return subscription && !subscription.cancelAtPeriodEnd
    ? pageAnswer(200, 'Cancelar assinatura', cancelQuestion(portalPath(session.id), subscription))
    : backWith(session, 'nada');
}

function askToChange(world: World, session: PortalSession, { query }: Message): Answer {
  const subscription = subscriptionOf(world, session);
  if (!subscription) return backWith(session, 'nada');
  const asked = askedPrice(subscription, new URLSearchParams(query).get('preco'));
  if (typeof asked === 'string') return backWith(session, asked);
  const question = changeQuestion(world, portalPath(session.id), subscription, asked);
  return pageAnswer(200, 'Mudar de plano', question);
}

function answerReceipt(world: World, id: string, { query }: Message): Answer {
  const page = receiptPage(world, id, wayBack(world, query));
  return page
    ? pageAnswer(200, page.title, page.main)
    : notFound('Recibo não encontrado', 'Este endereço não leva a nenhum recibo.');
}

/** Answers for a session that is still open. */
function withSession(
  world: World,
  id: string | undefined,
  answer: (session: PortalSession) => Answer,
): Answer {
  const session = openSession(world, id);
  if (session) return answer(session);
  return pageAnswer(
    404,
    'Página expirada',
    html`<h1>Esta página expirou</h1>
      <p>O acesso à assinatura vale por uma hora. Abra-o de novo a partir da sua conta.</p>
      ${siteLink(world)}`,
  );
}

const backWith = ({ id }: PortalSession, notice: NoticeName | null): Answer =>
  notice === null
    ? notFound('Página não encontrada', 'Este endereço não existe.')
    : seeOther(`${portalPath(id)}?aviso=${notice}`);

const notFound = (title: string, words: string): Answer =>
  pageAnswer(
    404,
    title,
    html`<h1>${title}</h1>
      <p>${words}</p>`,
  );
