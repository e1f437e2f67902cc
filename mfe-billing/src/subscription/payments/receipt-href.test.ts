import { expect, test } from 'vitest';
import { checkReceiptHref } from './receipt-href.ts';

const origin = 'https://aura.example';

test.each([
  ['https://pay.stripe.com/receipts/1', 'https://pay.stripe.com/receipts/1'],
  ['/pagamentos-demo/receipts/1', `${origin}/pagamentos-demo/receipts/1`],
  [null, null],
  ['', null],
  ['http://pay.stripe.com/receipts/1', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://someone@pay.stripe.com/receipts/1', null],
  ['/configuracoes', null],
  ['/pagamentos-demo/../configuracoes', null],
])('%j is opened at %j', (url, href) => {
  expect(checkReceiptHref(url, origin)).toBe(href);
});
