import { expect, it } from 'vitest';
import { card, customerFor, orderOnce, confirm, subscriber, UID } from '../testing/purchases.testing.ts';
import { openSandbox, SITE } from '../testing/sandbox.testing.ts';
import { RETURN_URL, standing, visit, Visitor } from '../testing/visitor.testing.ts';

it('says what is paid, when again, with which card, and leads back', async () => {
  const sandbox = await openSandbox();
  const { customer } = await subscriber(sandbox);
  const { page } = await visit(sandbox, customer);
  expect(page.status).toBe(200);
  for (const text of [
    'Ambiente de demonstração',
    'Impulso, R$\u00A079,90 por mês',
    'Próxima cobrança',
    '28 de fevereiro de 2027',
    'final\n        4242',
    `href="${RETURN_URL}"`,
    'lang="pt-BR"',
  ]) {
    expect(page.text.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '));
  }
  expect(page.text.match(/<h1/g)).toHaveLength(1);
  expect(page.text).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'self'; form-action 'self'",
  );
  const stylesheet = await fetch(`${sandbox.origin}/pagamentos-demo/portal.css`);
  expect(stylesheet.headers.get('content-type')).toContain('text/css');
});

it('cancels with two clicks, and takes it back with one', async () => {
  const sandbox = await openSandbox();
  const { customer, subscription } = await subscriber(sandbox);
  const visitor = await visit(sandbox, customer);
  await visitor.follow('Cancelar assinatura');
  expect((await standing(sandbox, subscription)).cancel_at_period_end).toBe(false);
  await visitor.press('Cancelar assinatura');
  expect(visitor.page.text).toContain('A assinatura foi cancelada.');
  expect(visitor.page.text).toContain('Cancelada: o acesso termina em');
  expect(visitor.page.text).not.toContain('Próxima cobrança');
  expect((await standing(sandbox, subscription)).cancel_at_period_end).toBe(true);

  await visitor.press('Retomar assinatura');
  expect((await standing(sandbox, subscription)).cancel_at_period_end).toBe(false);
});

it('changes the card: a refused one at once, others by what they do', async () => {
  const sandbox = await openSandbox();
  const { customer, subscription } = await subscriber(sandbox);
  const visitor = await visit(sandbox, customer);
  await visitor.press('Trocar cartão', { cartao: card('declined') });
  expect(visitor.page.text).toContain('role="alert"');
  expect((await standing(sandbox, subscription)).default_payment_method).toBe(card('approved'));

  await visitor.press('Trocar cartão', { cartao: card('renewal_declined') });
  await visitor.press('Avançar até a próxima cobrança');
  expect((await standing(sandbox, subscription)).status).toBe('past_due');
  expect(visitor.page.text).toContain('A última cobrança foi recusada');
  await visitor.press('Tentar de novo a cobrança recusada');
  expect((await standing(sandbox, subscription)).status).toBe('past_due');
  await visitor.press('Trocar cartão', { cartao: card('approved') });
  await visitor.press('Tentar de novo a cobrança recusada');
  expect((await standing(sandbox, subscription)).status).toBe('active');
});

it('lists single payments of somebody who subscribes to nothing', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const intent = await orderOnce(sandbox, customer);
  await confirm(sandbox, intent.client_secret ?? '', 'approved');
  const { page } = await visit(sandbox, customer);
  expect(page.text).toContain('Conquista');
  expect(page.text).toContain('R$\u00A0290,90');
  expect(page.text).not.toContain('Mudar de plano');
});

it('shows what our backend wrote as text', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const intent = await sandbox.stripe.paymentIntents.create({
    customer,
    amount: 100,
    currency: 'brl',
    description: '<img src=x>',
  });
  await confirm(sandbox, intent.client_secret ?? '', 'approved');
  const { page } = await visit(sandbox, customer);
  expect(page.text).toContain('&lt;img src=x&gt;');
  expect(page.text).not.toContain('<img');
});

it('says what is not there any more', async () => {
  const sandbox = await openSandbox();
  const { customer } = await subscriber(sandbox);
  const visitor = await visit(sandbox, customer);
  // Another tab, or our backend, was quicker.
  await sandbox.ask('POST', `/control/people/${UID}/refund`, {});
  await visitor.press('Devolver o último pagamento');
  expect(visitor.page.text).toContain('Nada mudou');
});

it('lasts an hour, for who knows its address', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const { url } = await sandbox.stripe.billingPortal.sessions.create({ customer });
  const visitor = new Visitor(sandbox.origin);
  sandbox.clock.advance(3_599_999);
  expect((await visitor.open(url)).page.status).toBe(200);
  sandbox.clock.advance(1);
  expect((await visitor.open(url)).page).toMatchObject({ status: 404 });
  expect(visitor.page.text).toContain('Esta página expirou');
  const post = await fetch(sandbox.origin + new URL(url).pathname + '/cancelar', { method: 'POST' });
  expect(post.status).toBe(404);
  expect((await visitor.open('/pagamentos-demo/portal/bps_other')).page.status).toBe(404);
  expect((await visitor.open('/pagamentos-demo/receipts/ch_other')).page.status).toBe(404);
});

it('is addressed by the site, which passes it on', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const { url } = await sandbox.stripe.billingPortal.sessions.create({ customer });
  expect(url.startsWith(`${SITE}/pagamentos-demo/portal/`)).toBe(true);
});

it('is opened for a customer that is there, and leads back to nothing but a page', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const { sessions } = sandbox.stripe.billingPortal;
  await expect(sessions.create({ customer: 'cus_other' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(sessions.create({ customer, return_url: 'javascript:alert(1)' })).rejects.toMatchObject({
    param: 'return_url',
  });
});

it('shows an invoice that was not paid', async () => {
  const sandbox = await openSandbox();
  const { customer } = await subscriber(sandbox, 'renewal_declined');
  await sandbox.ask('POST', `/control/people/${UID}/renew`, {});
  const { data } = await sandbox.stripe.invoices.list({ customer, status: 'open' });
  const visitor = await new Visitor(sandbox.origin).open(data[0]?.hosted_invoice_url ?? '');
  expect(visitor.page.text).toContain('Em aberto');
});
