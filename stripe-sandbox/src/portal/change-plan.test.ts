import { beforeEach, expect, it } from 'vitest';
import { card, priceId, subscriber } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';
import { standing, visit, type Visitor } from '../testing/visitor.testing.ts';

let sandbox: TestSandbox;
let visitor: Visitor;
let subscription: string;

beforeEach(async () => {
  sandbox = await openSandbox();
  const made = await subscriber(sandbox);
  ({ subscription } = made);
  visitor = await visit(sandbox, made.customer);
});

const text = () => visitor.page.text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const paidPrice = async () => (await standing(sandbox, subscription)).items.data[0]?.price.id;

it('asks first: paid as often, the new price is charged from the next time on', async () => {
  await visitor.press('Mudar de plano', { preco: priceId('decolagem', 'month') });
  expect(text()).toContain('Plano atual Impulso, R$ 79,90 por mês');
  expect(text()).toContain('Novo plano Decolagem, R$ 149,90 por mês');
  expect(text()).toContain('Cobrança hoje Nada');
  expect(text()).toContain('Próxima cobrança R$ 149,90, em 28 de fevereiro de 2027');
  expect(await paidPrice()).toBe(priceId('impulso', 'month'));

  await visitor.press('Confirmar mudança');
  expect(text()).toContain('Seu plano mudou.');
  expect(await paidPrice()).toBe(priceId('decolagem', 'month'));
  expect((await sandbox.stripe.invoices.list()).data).toHaveLength(1);
});

it('asks first: paid less often, a new period is charged today, with what was said', async () => {
  await visitor.press('Mudar de plano', { preco: priceId('impulso', 'year') });
  expect(text()).toContain('Cobrança hoje R$ 799,90, no cartão de final 4242');
  expect(text()).toContain('Próxima cobrança R$ 799,90, em 31 de janeiro de 2028');
  expect(text()).toContain('o que resta do período atual não é descontado');
  await visitor.press('Confirmar mudança');
  expect((await sandbox.stripe.invoices.list()).data[0]?.amount_paid).toBe(799_90);
  expect(text()).toContain('Próxima cobrança 31 de janeiro de 2028');
});

it('says so where the card refuses what is charged today', async () => {
  await visitor.press('Trocar cartão', { cartao: card('renewal_declined') });
  await visitor.press('Mudar de plano', { preco: priceId('decolagem', 'year') });
  await visitor.press('Confirmar mudança');
  expect(text()).toContain('a cobrança de hoje foi recusada');
  expect((await standing(sandbox, subscription)).status).toBe('past_due');
});

it('leads back without a change', async () => {
  await visitor.press('Mudar de plano');
  await visitor.follow('Voltar');
  expect(text()).toContain('Assinatura e pagamentos');
  expect(await paidPrice()).toBe(priceId('impulso', 'month'));
});

it('begins with the other plan, and says of the present one that it is', async () => {
  expect(text()).toContain('Impulso, R$ 79,90 por mês (plano atual)');
  await visitor.press('Mudar de plano');
  expect(text()).toContain('Novo plano Decolagem, R$ 149,90 por mês');
  await visitor.follow('Voltar');
  await visitor.press('Mudar de plano', { preco: priceId('impulso', 'month') });
  expect(text()).toContain('Este já é o seu plano.');
});

it('knows no other prices, and nothing to change in what was cancelled', async () => {
  const portal = /action="([^"]+)\/plano"/.exec(visitor.page.text)?.[1] ?? '';
  await visitor.open(`${portal}/plano?preco=${priceId('conquista', 'once')}`);
  expect(text()).toContain('Nada mudou: isso já não se aplica');
  await (await visitor.follow('Cancelar assinatura')).press('Cancelar assinatura');
  await visitor.open(`${portal}/plano?preco=${priceId('decolagem', 'month')}`);
  expect(text()).toContain('Nada mudou: isso já não se aplica');
});
