import { beforeEach, expect, it } from 'vitest';
import { card, priceId, subscriber } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';
import { standing, visit, type Visitor } from '../testing/visitor.testing.ts';

let sandbox: TestSandbox;
let visitor: Visitor;
let subscription: string;
let customer: string;

beforeEach(async () => {
  sandbox = await openSandbox();
  const made = await subscriber(sandbox);
  ({ subscription, customer } = made);
  visitor = await visit(sandbox, customer);
});

const text = () => visitor.page.text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const paidPrice = async () => (await standing(sandbox, subscription)).items.data[0]?.price.id;

it('asks first: a dearer plan is charged at once, less what is left of the old one', async () => {
  sandbox.clock.advance(14 * 86_400_000);
  visitor = await visit(sandbox, customer);
  await visitor.press('Mudar de plano', { preco: priceId('decolagem', 'month') });
  expect(text()).toContain('Plano atual Impulso, R$ 79,90 por mês');
  expect(text()).toContain('Novo plano Decolagem, R$ 149,90 por mês');
  // Half of 28 days are left.
  expect(text()).toContain('Resto do Impulso, já pago -R$ 39,95');
  expect(text()).toContain('Cobrança hoje R$ 35,00, no cartão de final 4242');
  expect(text()).toContain('Próxima cobrança R$ 149,90, em 28 de fevereiro de 2027');
  expect(await paidPrice()).toBe(priceId('impulso', 'month'));

  await visitor.press('Confirmar mudança');
  expect(text()).toContain('Seu plano mudou.');
  expect(await paidPrice()).toBe(priceId('decolagem', 'month'));
  expect((await sandbox.stripe.invoices.list()).data.map(({ amount_paid: paid }) => paid)).toEqual([
    3500, 7990,
  ]);
});

it('asks first: paid less often, a new period is charged today, with what was said', async () => {
  sandbox.clock.advance(14 * 86_400_000);
  visitor = await visit(sandbox, customer);
  await visitor.press('Mudar de plano', { preco: priceId('impulso', 'year') });
  expect(text()).toContain('Cobrança hoje R$ 759,95, no cartão de final 4242');
  expect(text()).toContain('Próxima cobrança R$ 799,90, em 14 de fevereiro de 2028');
  await visitor.press('Confirmar mudança');
  expect((await sandbox.stripe.invoices.list()).data[0]?.amount_paid).toBe(759_95);
  expect(text()).toContain('Próxima cobrança 14 de fevereiro de 2028');
});

it('waits with a lesser plan for the end of what is paid, and lets it be taken back', async () => {
  await visitor.press('Mudar de plano', { preco: priceId('decolagem', 'year') });
  await visitor.press('Confirmar mudança');
  await visitor.press('Mudar de plano', { preco: priceId('impulso', 'month') });
  expect(text()).toContain('Cobrança hoje Nada');
  expect(text()).toContain('Próxima cobrança R$ 79,90, em 31 de janeiro de 2028');
  await visitor.press('Confirmar mudança');
  expect(await paidPrice()).toBe(priceId('decolagem', 'year'));
  expect(text()).toContain('A partir de 31 de janeiro de 2028 Impulso, R$ 79,90 por mês');
  await visitor.press('Manter o plano atual');
  expect(text()).not.toContain('A partir de');

  await visitor.press('Mudar de plano', { preco: priceId('impulso', 'month') });
  await visitor.press('Confirmar mudança');
  await visitor.press('Avançar até a próxima cobrança');
  expect(await paidPrice()).toBe(priceId('impulso', 'month'));
  expect((await sandbox.stripe.invoices.list()).data[0]?.amount_paid).toBe(79_90);
});

it('changes nothing where the card refuses what is charged today', async () => {
  await visitor.press('Trocar cartão', { cartao: card('renewal_declined') });
  await visitor.press('Mudar de plano', { preco: priceId('decolagem', 'year') });
  await visitor.press('Confirmar mudança');
  expect(text()).toContain('O cartão recusou a cobrança de hoje, e o plano não mudou');
  expect((await standing(sandbox, subscription)).status).toBe('active');
  expect(await paidPrice()).toBe(priceId('impulso', 'month'));
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
