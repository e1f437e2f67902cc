import { expect, it } from 'vitest';
import { subscriber } from '../testing/purchases.testing.ts';
import { openSandbox, SITE } from '../testing/sandbox.testing.ts';
import { visit } from '../testing/visitor.testing.ts';

it('leads back to the portal that it was opened from, and can be kept', async () => {
  const sandbox = await openSandbox();
  const { customer } = await subscriber(sandbox);
  const visitor = await visit(sandbox, customer);
  await visitor.follow('Recibo');
  expect(visitor.page.text).toContain('Para guardar, imprima esta página ou salve em PDF.');
  await visitor.follow('Voltar para assinatura e pagamentos');
  expect(visitor.page.text).toContain('Próxima cobrança');
});

it('leads to the site where no portal led to it, or its hour is over', async () => {
  const sandbox = await openSandbox();
  const { customer } = await subscriber(sandbox);
  const visitor = await visit(sandbox, customer);
  const receipt = /href="([^"]*\/receipts\/[^"]+)"/.exec(visitor.page.text)?.[1] ?? '';
  const toSite = `<a href="${SITE}">Voltar para a Aura</a>`;
  expect((await visitor.open(receipt.split('?')[0] ?? '')).page.text).toContain(toSite);
  sandbox.clock.advance(3_600_000);
  expect((await visitor.open(receipt)).page.text).toContain(toSite);
});
