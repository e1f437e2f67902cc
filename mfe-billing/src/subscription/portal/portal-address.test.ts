import { expect, test } from 'vitest';
import { portalAddress } from './portal-address.ts';

const origin = 'http://localhost:4310';
const developer = { origin, hasSandbox: true };
const released = { origin: 'https://aura.example', hasSandbox: false };

test("Stripe's portal is gone to, from every build", () => {
  const url = 'https://billing.stripe.com/p/session/test_YWNjdA?x=1';
  expect(portalAddress(url, released)).toBe(url);
  expect(portalAddress(url, developer)).toBe(url);
});

test("the stand-in's portal is gone to from a developer's build alone", () => {
  const expected = `${origin}/pagamentos-demo/portal/bps_1`;
  expect(portalAddress('/pagamentos-demo/portal/bps_1', developer)).toBe(expected);
  expect(portalAddress(expected, developer)).toBe(expected);
  expect(portalAddress('/pagamentos-demo/portal/bps_1', released)).toBeNull();
  expect(portalAddress('https://aura.example/pagamentos-demo/portal/bps_1', released)).toBeNull();
});

test.each([
  [null],
  [undefined],
  [''],
  ['   '],
  ['http://billing.stripe.com/p/session/1'],
  ['https://billing.stripe.com.evil.example/p/session/1'],
  ['https://evil.example/billing.stripe.com'],
  ['https://evil.example/#https://billing.stripe.com/'],
  ['https://billing.stripe.com@evil.example/p/session/1'],
  ['https://someone@billing.stripe.com/p/session/1'],
  ['https://someone:secret@billing.stripe.com/p/session/1'],
  ['https://billing.stripe.com:8443/p/session/1'],
  ['https://billing.stripe.com./p/session/1'],
  ['https://checkout.stripe.com/p/session/1'],
  ['https://x.billing.stripe.com/p/session/1'],
  ['https://bіlling.stripe.com/p/session/1'],
  ['//evil.example/pagamentos-demo/portal/1'],
  ['\\\\evil.example\\pagamentos-demo\\portal\\1'],
  ['javascript:alert(document.domain)'],
  ['java\nscript:alert(document.domain)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['blob:http://localhost:4310/pagamentos-demo/portal/1'],
  ['https://localhost:4310/pagamentos-demo/portal/1'],
  ['http://localhost:4319/pagamentos-demo/portal/1'],
  ['http://localhost:4310@evil.example/pagamentos-demo/portal/1'],
  ['http://someone@localhost:4310/pagamentos-demo/portal/1'],
  ['/pagamentos-demo/portal/'],
  ['/pagamentos-demo/portal/../receipts/1'],
  ['/pagamentos-demo/portal/%2e%2e/%2e%2e/login'],
  ['/pagamentos-demo/portalx/1'],
  ['/configuracoes?x=/pagamentos-demo/portal/1'],
])('nobody is sent to %j', (url) => {
  expect(portalAddress(url, developer)).toBeNull();
  expect(portalAddress(url, released)).toBeNull();
});
