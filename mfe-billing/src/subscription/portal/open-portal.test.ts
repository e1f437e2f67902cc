import { API_MESSAGES, err, ok, type ApiError } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { openPortal, type PortalPorts } from './open-portal.ts';

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

test.each([null, ''])('nobody is asked without a customer (%j)', async (stripeCustomerId) => {
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
