// @vitest-environment happy-dom
import { err, ok, SANDBOX_PRICES, type ApiErrorCode } from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountedPayment, PaymentOutcome, PaymentToMount } from '../providers/provider.ts';

const PRICE = 'price_demo_impulso_mensal';
const prices = SANDBOX_PRICES.map(({ id, ...offer }) => ({ ...offer, priceId: id }));
const catalogue = (kind: 'sandbox' | 'none') => ok({ provider: { kind }, prices });
const failure = (code: ApiErrorCode, message: string) => err({ code, message });
const signedIn = {
  status: 'signedIn',
  user: { uid: 'ana' },
  profile: { plan: 'freemium', acesso_expira_em: null },
};

/** The world behind the page: the person, the backend and the payment provider, with the requests they received. */
const world = vi.hoisted(() => ({
  session: {} as object,
  catalogue: {} as unknown,
  status: {} as unknown,
  intents: [] as unknown[],
  asked: [] as unknown[],
  events: [] as unknown[],
  mounts: [] as unknown[],
  opens: true,
  outcomes: [] as (() => Promise<unknown>)[],
  toMount: null as PaymentToMount | null,
}));
vi.mock('@aura/shared-session', () => ({
  useSession: () => world.session,
  track: (event: unknown) => world.events.push(event),
  call: async ({ path }: { path: string }, body: unknown) => {
    if (path === '/billing/catalogue') return world.catalogue;
    if (path === '/billing/status') return world.status;
    world.asked.push(body);
    return world.intents.length > 1 ? world.intents.shift() : world.intents[0];
  },
}));
vi.mock('../providers/load-provider.ts', () => ({
  loadProvider: async () => ({ ok: true, value: { mount } }),
}));

async function mount(node: HTMLElement, toMount: PaymentToMount) {
  world.toMount = toMount;
  world.mounts.push(toMount.clientSecret);
  if (!world.opens) return err('O script foi bloqueado.');
  node.append('campos do cartão');
  const payment: MountedPayment = {
    confirm: () => (world.outcomes.shift() as () => Promise<PaymentOutcome>)(),
    restyle: () => undefined,
    unmount: () => node.replaceChildren(),
  };
  return ok(payment);
}

beforeEach(() => {
  Object.assign(world, {
    session: signedIn,
    catalogue: catalogue('sandbox'),
    status: failure('offline', 'Sem conexão.'),
    intents: [ok({ clientSecret: 'pi_1_secret_1' })],
    asked: [],
    events: [],
    mounts: [],
    opens: true,
    outcomes: [],
    toMount: null,
  });
});
afterEach(cleanup);

/** The page by itself, with nothing remembered of the test before. */
async function open(priceId = PRICE, search = '') {
  vi.resetModules();
  const { SharedRouter, Route, Routes, navigate } = await import('@aura/shared-session/router');
  const { default: CheckoutPage } = await import('./checkout-page.tsx');
  navigate(`/checkout/${priceId}${search}`);
  render(
    <SharedRouter>
      <Routes>
        <Route path="/checkout/:priceId" element={<CheckoutPage />} />
        <Route path="*" element={<h1>Outra página</h1>} />
      </Routes>
    </SharedRouter>,
  );
}
const payButton = () => screen.findByRole('button', { name: 'Pagar R$\u00A079,90' });
const outcome = (given: PaymentOutcome) => () => Promise.resolve(given);
const alert = async () => (await screen.findByRole('alert')).textContent;

test('shows the item, its price and what follows, and prepares the payment once', async () => {
  await open();
  await payButton();
  expect(screen.getByRole('heading', { level: 1, name: 'Revise e pague' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Plano Impulso' })).toBeTruthy();
  expect(screen.getByText(/R\$ 79,90 todo mês, até cancelar/u)).toBeTruthy();
  expect(screen.getByText(/Em até 7 dias .*art\. 49/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'termos de uso' }).getAttribute('href')).toBe('/termos-de-uso');
  expect(world.asked).toEqual([{ priceId: PRICE }]);
  expect(world.mounts).toEqual(['pi_1_secret_1']);
  expect(world.events).toEqual([{ name: 'begin_checkout', userId: 'ana', priceId: PRICE }]);
});

test('a price that is not sold is explained, leads back, and prepares nothing', async () => {
  await open('price_inventado');
  expect(await screen.findByRole('heading', { level: 1, name: 'Este preço não existe mais' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
  expect([world.asked, world.events]).toEqual([[], []]);
});

test('without anything on sale the page says so, and prepares nothing', async () => {
  world.catalogue = catalogue('none');
  await open();
  expect(await screen.findByText('As compras não estão abertas')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Plano Impulso' })).toBeTruthy();
  expect(screen.queryByText(/Você paga/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver os planos' })).toBeTruthy();
  expect([world.asked, world.events]).toEqual([[], []]);
});

test('prices that do not come can be asked for again', async () => {
  world.catalogue = failure('offline', 'Sem conexão.');
  await open();
  expect(await alert()).toContain('Não foi possível carregar os preços');
  world.catalogue = catalogue('sandbox');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await payButton();
});

test('a visitor is asked to sign in, and returns here', async () => {
  world.session = { status: 'signedOut' };
  await open();
  expect(await alert()).toContain('Usuário não autenticado. Por favor, faça login para continuar.');
  expect(screen.getByRole('link', { name: 'Fazer login' }).getAttribute('href')).toBe(
    `/login?next=%2Fcheckout%2F${PRICE}`,
  );
});

test.each([
  ['no secret', ok({ clientSecret: null }), 'Chave de pagamento não recebida do servidor.'],
  ['no connection', failure('offline', 'x'), 'Falha na comunicação com o servidor de pagamentos'],
  ['no reason', failure('internal', ''), 'Falha ao iniciar o processo de pagamento'],
  ['a reason', failure('unavailable', 'O Stripe não respondeu.'), 'O Stripe não respondeu.'],
])('with %s the payment can be prepared again', async (_, answer, message) => {
  world.intents = [answer, ok({ clientSecret: 'pi_2_secret_2' })];
  await open();
  expect(await alert()).toContain(message);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forma de pagamento' }));
  await payButton();
  expect(world.asked).toHaveLength(2);
  expect(world.events).toHaveLength(1);
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('somebody who has a subscription is led to it, calmly, and is told of no charge', async () => {
  world.intents = [failure('conflict', 'Você já tem uma assinatura.')];
  await open();
  await screen.findByText('Você já tem uma assinatura.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(links()).toEqual([['Ver sua assinatura', '/planos#assinatura']]);
  expect(screen.queryByText(/Você paga|Ao pagar/u)).toBeNull();
  expect(screen.getByText(/R\$ 79,90/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('what renews, and how to cancel, is said before the address is confirmed', async () => {
  world.intents = [failure('forbidden', 'Confirme o seu e-mail antes do primeiro pagamento.')];
  await open();
  await screen.findByRole('link', { name: 'Confirmar o e-mail' });
  expect(
    screen.getByText(/Você paga R\$ 79,90 hoje e depois R\$ 79,90 todo mês, até cancelar/u),
  ).toBeTruthy();
  expect(screen.getByText(/Você cancela quando quiser/u)).toBeTruthy();
  expect(screen.queryByText(/Ao pagar/u)).toBeNull();
});

test('a person whose payment is being confirmed is led to its progress', async () => {
  world.intents = [failure('conflict', 'Este pagamento já foi feito e está sendo confirmado.')];
  await open(PRICE, '?de=%2Fmentor-ia');
  await screen.findByText('Este pagamento já foi feito e está sendo confirmado.');
  expect(links()).toEqual([
    ['Ver o andamento da compra', '/assinatura/sucesso?de=%2Fmentor-ia'],
    ['Ver sua assinatura', '/planos#assinatura'],
  ]);
});

const withConquista = () => {
  const profile = { plan: 'decolagem', acesso_expira_em: new Date('2099-01-05T12:00:00Z') };
  world.session = { ...signedIn, profile };
};

test('a person with Conquista is led to their payments, having no subscription', async () => {
  withConquista();
  world.intents = [failure('conflict', 'O seu Conquista já inclui tudo o que o Impulso oferece.')];
  await open();
  expect(await screen.findByRole('link', { name: 'Ver seus pagamentos' })).toBeTruthy();
});

test('access that ends is told apart by the server: Conquista is followed, a cancelled subscription is not', async () => {
  withConquista();
  await open('price_demo_conquista_unico');
  expect(await screen.findByText(/começam quando ele terminar; se não, começam hoje/u)).toBeTruthy();
  cleanup();
  const endsAt = '2099-01-05T12:00:00.000Z';
  world.status = ok({ source: { kind: 'payment', plan: 'conquista', endsAt }, payments: [], checkout: null });
  await open('price_demo_conquista_unico');
  expect(await screen.findByText(/seu Conquista atual terminar, em 5 de janeiro de 2099/u)).toBeTruthy();
});

test('the origin is kept to the end of the purchase, on every way', async () => {
  const search = '?de=%2Fmentor-ia%3Fa%3D1';
  world.outcomes = [outcome({ kind: 'done' })];
  await open(PRICE, search);
  fireEvent.click(await payButton());
  await screen.findByRole('heading', { name: 'Outra página' });
  expect(location.pathname + location.search).toBe(`/assinatura/sucesso${search}`);
  expect(world.toMount?.returnTo).toBe(`${location.origin}/assinatura/sucesso${search}`);
  cleanup();
  world.session = { status: 'signedOut' };
  await open(PRICE, search);
  expect((await screen.findByRole('link', { name: 'Fazer login' })).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent(`/checkout/${PRICE}${search}`)}`,
  );
});

test('the missing part of the form is shown at the button too, until a card is chosen', async () => {
  world.outcomes = [outcome({ kind: 'incomplete', message: 'Escolha um cartão.' })];
  await open();
  const button = await payButton();
  button.focus();
  fireEvent.click(button);
  const said = await screen.findByText('Escolha um cartão.');
  expect(said.nextElementSibling).toBe(await payButton());
  expect(document.activeElement).toBe(button);
  act(() => world.toMount?.onChoice());
  expect(screen.queryByText('Escolha um cartão.')).toBeNull();
});

test('a refusal disappears with the card; a message about the payment itself stays', async () => {
  world.outcomes = [
    outcome({ kind: 'refused', message: 'Seu cartão foi recusado.' }),
    outcome({ kind: 'unanswered' }),
  ];
  await open();
  fireEvent.click(await payButton());
  expect(await alert()).toContain('Seu cartão foi recusado.');
  act(() => world.toMount?.onChoice());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(await payButton());
  expect(await alert()).toContain('Não sabemos se o pagamento foi feito.');
  act(() => world.toMount?.onChoice());
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a form that does not come leaves plan and price in sight, and opens at the next attempt', async () => {
  world.opens = false;
  await open();
  expect(await alert()).toContain('Pagamento indisponível agora');
  expect(screen.getByRole('heading', { name: 'Plano Impulso' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pagar/u })).toBeNull();
  world.opens = true;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await payButton();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(world.mounts).toHaveLength(2);
  expect(world.asked).toHaveLength(1);
});

test('repeated presses pay once, warn a person who leaves meanwhile, and lead on', async () => {
  let finish: (given: PaymentOutcome) => void = () => undefined;
  world.outcomes = [() => new Promise((resolve) => (finish = resolve))];
  await open();
  const button = await payButton();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  for (let press = 0; press < 3; press++) fireEvent.click(button);
  const busy = await screen.findByRole('button', { name: 'Processando o pagamento…' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(busy.closest('form') as HTMLFormElement);
  expect(world.outcomes).toEqual([]);
  expect(leave()).toBe(true);
  const before = history.length;
  await act(async () => finish({ kind: 'done' }));
  await screen.findByRole('heading', { name: 'Outra página' });
  expect([location.pathname, history.length]).toEqual(['/assinatura/sucesso', before]);
  expect(leave()).toBe(false);
});

test('a payment that is being made leads on too', async () => {
  world.outcomes = [outcome({ kind: 'processing' })];
  await open();
  fireEvent.click(await payButton());
  await screen.findByRole('heading', { name: 'Outra página' });
  expect(location.pathname).toBe('/assinatura/sucesso');
});

test('a refusal has the focus, and another card pays the same payment', async () => {
  world.outcomes = [
    outcome({ kind: 'refused', message: 'Seu cartão foi recusado.' }),
    outcome({ kind: 'done' }),
  ];
  await open();
  fireEvent.click(await payButton());
  expect(await alert()).toContain('Seu cartão foi recusado.');
  const shown = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true));
  fireEvent.click(await payButton());
  await screen.findByRole('heading', { name: 'Outra página' });
  expect(world.asked).toHaveLength(1);
});

test('a payment that cannot be made any more makes way for a new one', async () => {
  world.intents = [ok({ clientSecret: 'pi_1_secret_1' }), ok({ clientSecret: 'pi_2_secret_2' })];
  world.outcomes = [outcome({ kind: 'over', message: 'Este pagamento não está mais disponível.' })];
  await open();
  fireEvent.click(await payButton());
  expect(await alert()).toContain('Este pagamento não está mais disponível.');
  expect(screen.queryByRole('button', { name: /^Pagar/u })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await payButton();
  expect(world.mounts).toEqual(['pi_1_secret_1', 'pi_2_secret_2']);
});

test('a payment without an answer is called neither paid nor refused', async () => {
  world.outcomes = [outcome({ kind: 'unanswered' })];
  await open();
  fireEvent.click(await payButton());
  expect(await alert()).toContain('Não sabemos se o pagamento foi feito.');
  expect(location.pathname).toBe(`/checkout/${PRICE}`);
});
