import { API_MESSAGES, err, ok, type ApiError } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { openPortal, checkPortalAddress, type PortalPorts } from './open-portal.ts';

const URL_OF_PORTAL = 'https://billing.stripe.com/p/session/1';
const CUSTOMER = { stripeCustomerId: 'cus_1' };

function setup(answer: Awaited<ReturnType<PortalPorts['ask']>>) {
  const done: string[] = [];
  const ports: PortalPorts = {
    origin: 'https://aura.example',
    hasSandbox: false,
    ask: async () => {
      done.push('asked');
      return answer;
    },
    track: ({ name }) => done.push(name),
    go: (address) => done.push(address),
  };
  return { ports, done };
}

test('reports the visit and then leaves for the portal', async () => {
  const { ports, done } = setup(ok({ url: URL_OF_PORTAL }));
  expect(await openPortal(CUSTOMER, ports)).toEqual(ok(undefined));
  expect(done).toEqual(['asked', 'view_customer_portal', URL_OF_PORTAL]);
});

test.each([null, ''])('no portal is opened without a customer (%j)', async (stripeCustomerId) => {
  const { ports, done } = setup(ok({ url: URL_OF_PORTAL }));
  expect(await openPortal({ stripeCustomerId }, ports)).toEqual(
    err('ID de cliente da assinatura não encontrado.'),
  );
  expect(done).toEqual([]);
});

test.each([[{}], [{ url: null }], [{ url: '' }], [{ url: 'https://evil.example/' }]])(
  'stays where no address of the portal came: %j',
  async (body) => {
    const { ports, done } = setup(ok(body));
    expect(await openPortal(CUSTOMER, ports)).toEqual(err('URL do portal não recebida.'));
    expect(done).toEqual(['asked']);
  },
);

const NO_ACCESS = 'Não foi possível acessar o portal de gerenciamento. Por favor, tente novamente.';

test.each<[string, ApiError, string]>([
  [
    'a refusal says why',
    { code: 'conflict', message: 'Sua assinatura está em revisão.' },
    'Sua assinatura está em revisão.',
  ],
  [
    'a server that is down says why',
    { code: 'unavailable', message: 'Voltamos às 14h.' },
    'Voltamos às 14h.',
  ],
  ['nothing readable', { code: 'internal', message: ' ' }, NO_ACCESS],
  ['a gateway without words', { code: 'unavailable', message: API_MESSAGES.unavailable }, NO_ACCESS],
  ['no connection', { code: 'offline', message: API_MESSAGES.offline }, NO_ACCESS],
  ['no answer in time', { code: 'timeout', message: API_MESSAGES.timeout }, NO_ACCESS],
  ['an answer of another shape', { code: 'bad_response', message: API_MESSAGES.bad_response }, NO_ACCESS],
])('%s', async (_, error, message) => {
  const { ports, done } = setup(err(error));
  expect(await openPortal(CUSTOMER, ports)).toEqual(err(message));
  expect(done).toEqual(['asked']);
});

const origin = 'http://localhost:4310';
const developer = { origin, hasSandbox: true };
const released = { origin: 'https://aura.example', hasSandbox: false };

test("Stripe's portal is gone to, from every build", () => {
  const url = 'https://billing.stripe.com/p/session/test_YWNjdA?x=1';
  expect(checkPortalAddress(url, released)).toBe(url);
  expect(checkPortalAddress(url, developer)).toBe(url);
});

test("the stand-in's portal opens only from a developer's build", () => {
  const expected = `${origin}/pagamentos-demo/portal/bps_1`;
  expect(checkPortalAddress('/pagamentos-demo/portal/bps_1', developer)).toBe(expected);
  expect(checkPortalAddress(expected, developer)).toBe(expected);
  expect(checkPortalAddress('/pagamentos-demo/portal/bps_1', released)).toBeNull();
  expect(checkPortalAddress('https://aura.example/pagamentos-demo/portal/bps_1', released)).toBeNull();
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
  expect(checkPortalAddress(url, developer)).toBeNull();
  expect(checkPortalAddress(url, released)).toBeNull();
});
