import { describe, expect, it } from 'vitest';
import { subscriber } from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';
import { standing, visit } from '../testing/visitor.testing.ts';

describe('events that take months elsewhere', () => {
  it('ends an unpaid subscription', async () => {
    const sandbox = await openSandbox();
    const { customer, subscription } = await subscriber(sandbox, 'renewal_declined');
    const visitor = await visit(sandbox, customer);
    await visitor.press('Avançar até a próxima cobrança');
    await visitor.press('Desistir da cobrança recusada');
    expect((await standing(sandbox, subscription)).status).toBe('canceled');
    expect(visitor.page.text).toContain('Você não tem uma assinatura em andamento.');
  });

  it('ends a subscription that was cancelled', async () => {
    const sandbox = await openSandbox();
    const { customer, subscription } = await subscriber(sandbox);
    const visitor = await visit(sandbox, customer);
    await (await visitor.follow('Cancelar assinatura')).press('Cancelar assinatura');
    await visitor.press('Avançar até o fim do período pago');
    expect((await standing(sandbox, subscription)).status).toBe('canceled');
  });

  it('gives money back, and says so in the list and on the receipt', async () => {
    const sandbox = await openSandbox();
    const { customer } = await subscriber(sandbox);
    const visitor = await visit(sandbox, customer);
    await visitor.press('Devolver o último pagamento');
    expect(visitor.page.text).toContain('Devolvido');
    await expect(visitor.press('Devolver o último pagamento')).rejects.toThrow('no button');
    await visitor.follow('Recibo');
    expect(visitor.page.text).toContain('R$\u00A079,90');
    expect(visitor.page.text).toContain('Devolvido');
  });

  it.each([
    ['pagamento mantido', 'won', 'Pago'],
    ['pagamento devolvido', 'lost', 'Contestado e devolvido pelo banco'],
  ])('disputes a payment: %s', async (outcome, status, words) => {
    const sandbox = await openSandbox();
    const { customer } = await subscriber(sandbox);
    const visitor = await visit(sandbox, customer);
    await visitor.press('Contestar o último pagamento');
    expect(visitor.page.text).toContain('Contestado, em análise pelo banco');
    await visitor.press(`Encerrar a contestação: ${outcome}`);
    expect((await sandbox.stripe.disputes.list()).data[0]?.status).toBe(status);
    expect(visitor.page.text).toContain(words);
  });
});
