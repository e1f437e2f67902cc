// @vitest-environment happy-dom
import { err, ok, type BillingStatus } from '@aura/shared-domain';
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SuccessPage from './success-page.tsx';
import type { WatchPorts } from './watch-purchase.ts';

const world = vi.hoisted(() => ({ consent: 'accepted', session: {} as object, events: [] as unknown[] }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => world.session,
  useConsent: () => world.consent,
  track: (event: unknown) => world.events.push([event, location.search]),
}));

const signedIn = (diagnosticoCompleto: boolean) => ({
  status: 'signedIn',
  user: { uid: 'ana' },
  profile: { diagnosticoCompleto, acesso_expira_em: null },
});

let purchases = 0;
/** A purchase that no page has shown before. */
function purchase(state: 'open' | 'failed' | 'processing' | 'paid', receiptUrl: string | null = null) {
  const status: BillingStatus = {
    source: {
      kind: 'subscription',
      plan: 'decolagem',
      interval: 'year',
      amount: 1_490_90,
      renewsAt: '2027-11-22T12:00:00.000Z',
      endsAt: null,
      overdue: false,
    },
    checkout: { id: `compra-${++purchases}`, priceId: 'price_decolagem', state },
    payments: [
      {
        id: 'p1',
        paidAt: '2026-11-22T12:00:00.000Z',
        amount: 1_490_90,
        plan: 'decolagem',
        interval: 'year',
        status: 'paid',
        receiptUrl,
      },
    ],
    canManage: true,
  };
  return ok(status);
}

function open(...answers: (() => ReturnType<WatchPorts['ask']>)[]) {
  let clock = 0;
  const asked: number[] = [];
  const ports: WatchPorts = {
    ask: () => {
      asked.push(clock);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return (answer as WatchPorts['ask'])();
    },
    refresh: async () => undefined,
    pause: async (ms) => void (clock += ms),
    visible: async () => undefined,
    now: () => clock,
  };
  render(
    <main>
      <SharedRouter>
        <SuccessPage ports={ports} />
      </SharedRouter>
    </main>,
  );
  return { asked };
}
const always = (answer: Awaited<ReturnType<WatchPorts['ask']>>) => () => Promise.resolve(answer);
const never = () => new Promise<never>(() => undefined);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  Object.assign(world, { session: signedIn(true), consent: 'accepted', events: [] });
  sessionStorage.clear();
  navigate('/assinatura/sucesso');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a paid purchase shows the active plan, its contents, and the next step', async () => {
  open(always(purchase('paid', 'https://pay.stripe.com/receipts/1')));
  const heading = await title('Seu plano Decolagem está ativo');
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Mentor de carreira: sem limite')).toBeTruthy();
  expect(screen.queryByText(/não incluído/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'Usar as ferramentas' }).getAttribute('href')).toBe(
    '/ferramentas-ia',
  );
  expect(screen.getByRole('link', { name: /recibo/u }).getAttribute('href')).toBe(
    'https://pay.stripe.com/receipts/1',
  );
});

test('a paid purchase shows the payment and the next charge', async () => {
  open(always(purchase('paid')));
  await title('Seu plano Decolagem está ativo');
  expect(
    screen.getByText(
      'Você pagou R$ 1.490,90 pelo Decolagem anual. A próxima cobrança, de R$ 1.490,90, é em 22 de novembro de 2027.',
    ),
  ).toBeTruthy();
});

test('a person who left something to buy is led back there first', async () => {
  navigate(`/assinatura/sucesso?de=${encodeURIComponent('/mentor-ia?conversa=1')}&payment_intent=pi_1`);
  open(always(purchase('paid')));
  const back = await screen.findByRole('link', { name: 'Voltar para onde você parou' });
  expect(back.getAttribute('href')).toBe('/mentor-ia?conversa=1');
  const [first, second] = screen.getAllByRole('link');
  expect([first, second]).toEqual([back, screen.getByRole('link', { name: 'Usar as ferramentas' })]);
  expect(second?.className).not.toBe(first?.className);
  // Reloaded, the entry still knows it, and the address is a plain one from the first report on.
  await waitFor(() => expect(location.search).toBe(''));
  expect(world.events).toMatchObject([[{ name: 'purchase' }, '']]);
  cleanup();
  open(always(purchase('paid')));
  expect(await screen.findByRole('link', { name: 'Voltar para onde você parou' })).toBeTruthy();
});

test('an address of another site is no way back', async () => {
  navigate(`/assinatura/sucesso?de=${encodeURIComponent('https://mal.example/')}`);
  open(always(purchase('paid')));
  await title('Seu plano Decolagem está ativo');
  expect(screen.queryByRole('link', { name: 'Voltar para onde você parou' })).toBeNull();
});

test.each([
  ['a subscription', {}, 'Ver sua assinatura'],
  [
    'a single payment',
    { source: { kind: 'payment', plan: 'conquista', endsAt: '2027-02-20T12:00:00.000Z' } as const },
    'Ver seus pagamentos',
  ],
])('%s is seen by its name', async (_, change, name) => {
  open(always(ok({ ...purchase('paid').value, ...change })));
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/planos#assinatura');
});

test('without a diagnosis that is the next step', async () => {
  world.session = signedIn(false);
  open(always(purchase('paid')));
  const next = await screen.findByRole('link', { name: 'Fazer o diagnóstico' });
  expect(next.getAttribute('href')).toBe('/diagnostico-carreira');
  expect(screen.queryByRole('link', { name: /recibo/u })).toBeNull();
});

test.each(['javascript:alert(1)', 'http://evil.example/recibo'])('a receipt at %s is none', async (url) => {
  open(always(purchase('paid', url)));
  await title('Seu plano Decolagem está ativo');
  expect(screen.queryByRole('link', { name: /recibo/u })).toBeNull();
});

test('a purchase is reported once, in reais, however often the page is opened or reloaded', async () => {
  const bought = purchase('paid');
  open(always(bought));
  await title('Seu plano Decolagem está ativo');
  cleanup();
  vi.resetModules();
  const { reportPurchase } = await import('./report-purchase.ts');
  reportPurchase({ id: bought.value.checkout?.id ?? '', priceId: 'price_decolagem', amount: 1_490_90 });
  expect(world.events).toEqual([
    [{ name: 'purchase', priceId: 'price_decolagem', value: 1490.9, currency: 'BRL' }, ''],
  ]);
});

test.each(['undecided', 'refused'])(
  'nothing is reported or remembered if measuring is %s',
  async (consent) => {
    world.consent = consent;
    open(always(purchase('paid')));
    await title('Seu plano Decolagem está ativo');
    expect(world.events).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('with blocked storage a purchase is still reported once in the life of the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const bought = purchase('paid');
  open(always(bought));
  await title('Seu plano Decolagem está ativo');
  cleanup();
  open(always(bought));
  await title('Seu plano Decolagem está ativo');
  expect(world.events).toHaveLength(1);
});

test("the provider's parameters leave the address before any request or report", async () => {
  navigate('/assinatura/sucesso?payment_intent=pi_1&x=1&payment_intent_client_secret=s&redirect_status=ok#a');
  const before = history.length;
  let during = '';
  open(() => {
    during = location.search;
    return Promise.resolve(purchase('paid'));
  });
  await title('Seu plano Decolagem está ativo');
  expect(during).toBe('?x=1');
  expect(world.events).toMatchObject([[{ name: 'purchase' }, '?x=1']]);
  expect(getHistory().location).toMatchObject({ search: '?x=1', hash: '#a' });
  expect(history.length).toBe(before);
});

test('a running payment is shown politely, and nothing is called active', async () => {
  open(always(purchase('processing')), never);
  await title('Pagamento em processamento');
  const told = screen.getAllByRole('status')[0]?.textContent;
  expect(told).toContain('O pagamento está sendo confirmado.');
  expect(told).not.toContain('recebido');
  expect(screen.queryByText(/está ativo/u)).toBeNull();
  expect(world.events).toEqual([]);
});

test('after thirty seconds the page may be closed, or asked once more', async () => {
  let answer = purchase('processing');
  const { asked } = open(() => Promise.resolve(answer));
  await screen.findByText(/Você pode fechar esta página/u);
  const before = asked.length;
  expect(asked.at(-1)).toBeLessThanOrEqual(30_000);
  answer = purchase('paid');
  fireEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await title('Seu plano Decolagem está ativo');
  expect(asked).toHaveLength(before + 1);
});

test('a person who tries again keeps their origin', async () => {
  navigate('/assinatura/sucesso?de=%2Fmentor-ia');
  open(always(purchase('failed')));
  await title('O pagamento não foi feito');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/checkout/price_decolagem?de=%2Fmentor-ia', '/planos?de=%2Fmentor-ia']);
});

test.each(['open', 'failed'] as const)('%s: nothing was paid, and the way leads back', async (state) => {
  open(always(purchase(state)));
  await title('O pagamento não foi feito');
  expect(screen.getByText(/o seu plano continua o mesmo/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao pagamento' }).getAttribute('href')).toBe(
    '/checkout/price_decolagem',
  );
  expect(world.events).toEqual([]);
});

test('a person who bought nothing is shown the plans', async () => {
  open(always(ok({ source: null, checkout: null, payments: [], canManage: false })));
  await title('Não há compra para mostrar');
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
});

test('a purchase that gives nothing any more is not called active', async () => {
  const { value } = purchase('paid');
  open(always(ok({ ...value, source: null })));
  await title('Sua última compra não está mais em vigor');
  expect(world.events).toEqual([]);
});

test('a backend that does not answer is told so, and asked again', async () => {
  const failure = err({ code: 'offline' as const, message: 'Sem conexão.' });
  open(always(failure), never);
  await waitFor(() =>
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('você não precisa pagar de novo'),
  );
  cleanup();
  open(always(failure), always(failure), always(purchase('paid')));
  await title('Seu plano Decolagem está ativo');
});
