// @vitest-environment happy-dom
import {
  err,
  createProfile,
  ok,
  SANDBOX_PRICES,
  type BillingStatus,
  type Profile,
} from '@aura/shared-domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { After } from '../subscription/use-follow-up.ts';

const page = vi.hoisted(() => ({
  session: { status: 'signedOut' } as object,
  asked: [] as { path: string; answer: (given: unknown) => void }[],
  refreshed: 0,
}));
vi.mock('@aura/shared-session', () => ({
  useSession: () => page.session,
  call: ({ path }: { path: string }) => new Promise((answer) => page.asked.push({ path, answer })),
  refreshProfile: async () => void (page.refreshed += 1),
  track: () => undefined,
}));
const NOW = '2026-03-10T12:00:00Z';
const LATER = '2026-06-08T12:00:00.000Z';
const prices = SANDBOX_PRICES.map(({ id, ...offer }) => ({ ...offer, priceId: id }));
const catalogueOf = (kind: 'sandbox' | 'none') => ok({ provider: { kind }, prices });
const failure = err({ code: 'unavailable', message: 'O serviço está em manutenção.' });

const NOTHING: BillingStatus = { source: null, checkout: null, payments: [], canManage: false };
const ANA = { uid: 'ana', email: null, emailVerified: false, providers: [] };
const MONTHLY: NonNullable<BillingStatus['source']> = {
  kind: 'subscription',
  plan: 'impulso',
  interval: 'month',
  amount: 79_90,
  renewsAt: LATER,
  endsAt: null,
  overdue: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  // The catalogue is kept for the life of a page, so every test opens a new page.
  vi.resetModules();
  Object.assign(page, { session: { status: 'signedOut' }, asked: [], refreshed: 0 });
  later = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the page does after some time; run by hand. */
let later: Parameters<After>[] = [];
const after: After = (...waiting) => {
  later.push(waiting);
  return () => void (later = later.filter((other) => other !== waiting));
};
const timePasses = () => act(() => later.splice(0).forEach(([, task]) => task()));

async function open(profile?: Partial<Profile>, address = '/planos') {
  if (profile) {
    page.session = { status: 'signedIn', user: ANA, profile: { ...createProfile('Ana'), ...profile } };
  }
  const { navigate, SharedRouter } = await import('@aura/shared-session/router');
  const { Plans } = await import('./plans.tsx');
  navigate(address);
  const plans = <Plans after={after} />;
  render(<SharedRouter>{plans}</SharedRouter>);
}
const questions = (path: string) => page.asked.filter((call) => call.path === path);
const answer = (name: string, given: unknown) => act(async () => questions(name).at(-1)?.answer(given));
const card = (name: string) => within(screen.getByRole('article', { name: new RegExp(`^${name}`, 'u') }));
const own = () => within(screen.getByRole('region', { name: 'Plano e assinatura' }));

test('everything can be read before anything has been answered', async () => {
  await open();
  expect(card('Impulso').getByText('R$ 79,90')).toBeTruthy();
  expect(card('Decolagem').getByText('R$ 149,90')).toBeTruthy();
  expect(card('Conquista').getByText('R$ 290,90')).toBeTruthy();
  expect(card('Equilíbrio').getByText('Sob consulta')).toBeTruthy();
  expect(card('Grátis').getByRole('link').getAttribute('href')).toBe('/signup');
  expect(card('Impulso').getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Plano e assinatura' })).toBeNull();
  expect(questions('/billing/status')).toHaveLength(0);
  expect(document.querySelector('[aria-current]')).toBeNull();
  // An address may name the choice.
  expect(document.getElementById('escolher')?.textContent).toBe('Escolha o seu plano');
});

test('the choice of a year shows its prices and its saving', async () => {
  await open();
  const savingOf = (name: string) => card(name).getByText(/economiza/u).textContent;
  expect(savingOf('Impulso')).toBe('No plano anual, você economiza R$\u00A0158,90 por ano');
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  fireEvent.click(screen.getByRole('radio', { name: 'Anual' }));
  expect(card('Impulso').getByText('R$ 799,90')).toBeTruthy();
  expect(card('Impulso').getByText(/^Equivale/u).textContent).toBe('Equivale a R$\u00A066,66 por mês');
  expect(savingOf('Impulso')).toBe('Você economiza R$\u00A0158,90 por ano');
  expect(savingOf('Decolagem')).toBe('Você economiza R$\u00A0307,90 por ano');
  expect(card('Conquista').getByText('R$ 290,90')).toBeTruthy();
  const link = card('Decolagem').getByRole('link', {
    name: 'Assinar o Decolagem por R$\u00A01.490,90 por ano',
  });
  expect(link.getAttribute('href')).toBe('/checkout/price_demo_decolagem_anual');
});

test('failed prices close buying, and loading them again opens it', async () => {
  await open();
  await answer('/billing/catalogue', failure);
  const closed = card('Impulso').getByRole<HTMLButtonElement>('button', {
    name: /Compra indisponível agora/u,
  });
  expect(closed.disabled).toBe(true);
  expect(card('Impulso').getByText('R$ 79,90')).toBeTruthy();
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByText(/O serviço está em manutenção/u)).toBeTruthy();
  retry.focus();
  fireEvent.click(retry);
  expect(document.activeElement).toBe(retry);
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  expect(card('Impulso').getByRole('link').getAttribute('href')).toBe('/checkout/price_demo_impulso_mensal');
  expect(document.activeElement?.textContent).toBe('Escolha o seu plano');
});

test('without a payment provider the page says so, and keeps what needs no payment', async () => {
  await open();
  await answer('/billing/catalogue', catalogueOf('none'));
  expect(screen.getByText('Não é possível comprar agora')).toBeTruthy();
  expect(card('Conquista').getByRole('button', { name: /Compra indisponível agora/u })).toBeTruthy();
  expect(card('Equilíbrio').getByRole('link').getAttribute('href')).toBe('/para-empresas');
});

test('before the person is known nothing is sold, and a demonstration says that nothing is charged', async () => {
  page.session = { status: 'loading' };
  await open();
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  expect(card('Impulso').queryByRole('link')).toBeNull();
  expect(screen.getByText('Ambiente de demonstração')).toBeTruthy();
});

test('the own plan is marked and not sold', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  // Until it is known what they pay, a change of plan leads nowhere.
  expect(card('Decolagem').getByRole('button').getAttribute('aria-busy')).toBe('true');
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O seu plano e os seus pagamentos.');
  const mine = screen.getByRole('article', { name: 'Impulso Seu plano' });
  expect(mine.getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(within(mine).queryByRole('link')).toBeNull();
  expect(within(mine).queryByRole('button')).toBeNull();
  expect(own().getByText(/Renova em 8 de junho de 2026 por R\$ 79,90 por mês/u)).toBeTruthy();
});

const opened = async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a change of plan is ordered only as it was shown', async () => {
  await opened();
  press('Mudar de plano para Decolagem mensal');
  const shown = { when: 'now', at: NOW, due: 35_00, credit: 39_95, off: 5_00, renewsAt: LATER };
  await answer('/billing/plan-change/preview', ok(shown));
  const dialog = within(screen.getByRole('dialog', { name: 'Mudar para Decolagem mensal?' }));
  expect(dialog.getByText('R$ 79,95')).toBeTruthy();
  expect(dialog.getByText('− R$ 39,95')).toBeTruthy();
  expect(dialog.getByText('− R$ 5,00')).toBeTruthy();
  expect(dialog.getByText('R$ 149,90 por mês, em 8 de junho de 2026')).toBeTruthy();
  expect(questions('/billing/plan-change')).toHaveLength(0);
  press('Pagar R$\u00A035,00 e mudar');
  expect(questions('/billing/plan-change')).toHaveLength(1);
  await answer('/billing/plan-change', err({ code: 'conflict', message: 'O cartão recusou a cobrança.' }));
  expect(dialog.getByText('O cartão recusou a cobrança.')).toBeTruthy();
  press('Conferir de novo');
  await answer('/billing/plan-change/preview', ok(shown));
  press('Pagar R$\u00A035,00 e mudar');
  await answer('/billing/plan-change', ok({}));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(questions('/billing/status')).toHaveLength(2);
});

test('a change that waits is said with its day, and can be taken back', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  const changesTo = { plan: 'impulso', interval: 'month', amount: 79_90, at: LATER } as const;
  const source = { ...MONTHLY, plan: 'decolagem', interval: 'year', changesTo } as const;
  await answer('/billing/status', ok({ ...NOTHING, source, canManage: true }));
  expect(own().getByText(/Até 8 de junho de 2026.*Depois muda para Impulso mensal/u)).toBeTruthy();
  press('Manter o plano atual');
  await answer('/billing/keep-plan', ok({}));
  expect(questions('/billing/status')).toHaveLength(2);
});

test('the profile counts until the payments are known, and a failure is shown with a way on', async () => {
  const counts = { usagePeriod: '2026-03', usageCounts: { resumeOptimizer: 3 } };
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1', ...counts });
  expect(own().getByText('Renova a cada período até você cancelar.')).toBeTruthy();
  const bar = own().getByRole('progressbar', { name: 'Otimizador de currículo' });
  expect(bar.getAttribute('aria-valuetext')).toBe('3 de 10 usados neste mês');
  expect(own().getByText(/A contagem recomeça em 1º de abril/u)).toBeTruthy();
  expect(own().queryByRole('heading', { name: 'Pagamentos' })).toBeNull();
  await answer('/billing/status', failure);
  const retry = own().getByRole('button', { name: 'Tentar novamente' });
  expect(own().getByText('O serviço está em manutenção.')).toBeTruthy();
  expect(own().getByText('Renova a cada período até você cancelar.')).toBeTruthy();
  retry.focus();
  fireEvent.click(retry);
  expect(document.activeElement).toBe(retry);
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
  expect(own().getByText(/Renova em 8 de junho/u)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Plano e assinatura');
});

test('Conquista is marked as such, with its end, and without a renewal', async () => {
  await open({ plan: 'decolagem', credits: 999, acesso_expira_em: new Date(LATER) });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  await answer(
    '/billing/status',
    ok({ ...NOTHING, source: { kind: 'payment', plan: 'conquista', endsAt: LATER } }),
  );
  expect(screen.getByRole('article', { name: 'Conquista Seu plano' })).toBeTruthy();
  expect(own().getByText(/Pagamento único, sem renovação. Acesso até 8 de junho de 2026/u)).toBeTruthy();
  expect(own().queryByRole('button', { name: 'Gerenciar assinatura' })).toBeNull();
  expect(own().getAllByText('0 usos neste mês, sem limite')).toHaveLength(6);
  expect(document.body.textContent).not.toContain('999');
});

test('a cancelled subscription goes on until its end', async () => {
  const cancelled = { ...MONTHLY, renewsAt: null, endsAt: LATER };
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/status', ok({ ...NOTHING, source: cancelled, canManage: true }));
  expect(own().getByText(/cancelada: nada mais será cobrado. Acesso até 8 de junho/u)).toBeTruthy();
  expect(card('Impulso').getByText('Cancelado. Segue ativo até 8 de junho de 2026.')).toBeTruthy();
});

test('a plan without a payment is loaded again, because it may have ended', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/status', ok({ ...NOTHING, canManage: true }));
  expect(page.refreshed).toBe(1);
});

test('an unpaid renewal says what to do', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/status', ok({ ...NOTHING, source: { ...MONTHLY, overdue: true }, canManage: true }));
  expect(own().getByText('A renovação não foi paga')).toBeTruthy();
  expect(own().getByText(/A cobrança de R\$ 79,90 foi recusada/u)).toBeTruthy();
});

test('a subscription that waits for the bank says so, charges nothing, and leaves plans to buy', async () => {
  await open({ plan: 'freemium', stripeCustomerId: 'cus_1' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  await answer('/billing/status', ok({ ...NOTHING, suspended: 'impulso', canManage: true }));
  expect(own().getByText('Plano Impulso suspenso')).toBeTruthy();
  expect(own().getByText('nada é cobrado')).toBeTruthy();
  expect(own().queryByText('Sem prazo e sem cartão.')).toBeNull();
  expect(card('Decolagem').getByRole('link', { name: /Assinar/u })).toBeTruthy();
});

test('payments are listed with their receipts, and only a safe address is a link', async () => {
  const payment = {
    paidAt: NOW.replace('Z', '.000Z'),
    amount: 79_90,
    plan: 'impulso',
    interval: 'month',
    paidWith: { kind: 'card', last4: '4242' },
  } as const;
  const payments: BillingStatus['payments'] = [
    { ...payment, id: 'a', status: 'paid', receiptUrl: 'https://pay.stripe.com/receipts/a' },
    { ...payment, id: 'b', status: 'refunded', receiptUrl: 'javascript:alert(1)' },
    { ...payment, id: 'c', status: 'disputed', isLost: true, receiptUrl: null },
  ];
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, payments, canManage: true }));
  expect(own().getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Extrato');
  const rows = own().getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '10 de março de 2026Impulso, mensalCartão final 4242R$\u00A079,90PagoAbrir o recibo de 10 de março de 2026 em outra aba',
    '10 de março de 2026Impulso, mensalCartão final 4242R$\u00A079,90DevolvidoVoltou para o cartão de final 4242Não disponível',
    '10 de março de 2026Impulso, mensalCartão final 4242R$\u00A079,90Contestado e devolvido pelo bancoNão disponível',
  ]);
  const link = own().getByRole('link', { name: /recibo/u });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://pay.stripe.com/receipts/a',
    'noreferrer',
  ]);
});

test("a person with a company's plan sees it, and their own payments", async () => {
  await open({ plan: 'b2b_equilibrio', stripeCustomerId: 'cus_1' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(own().getByText(/Renova em 8 de junho de 2026/u).textContent).toContain('Impulso mensal');
  expect(own().getByRole('button', { name: 'Gerenciar assinatura' })).toBeTruthy();
});

test('a person whose company pays is offered nothing until they insist', async () => {
  await open({ plan: 'b2b_equilibrio' });
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  expect(document.body.textContent).not.toMatch(/plano Grátis|Impulso|R\$/u);
  press('Quero pagar um plano por conta própria');
  expect(document.activeElement?.textContent).toBe('Escolha o seu plano');
  expect(screen.getByRole('article', { name: 'Equilíbrio Seu plano' })).toBeTruthy();
  expect(card('Decolagem').getByText(/só valeria quando o acesso da empresa terminar/u)).toBeTruthy();
});

test('a manager sees no own subscription, and no offer', async () => {
  await open({ role: 'gestor_rh' });
  expect(document.body.textContent).not.toMatch(/plano Grátis|Impulso|R\$/u);
  expect(screen.queryByRole('region', { name: 'Plano e assinatura' })).toBeNull();
});

test('without a customer the portal says so, at the button', async () => {
  await open({ plan: 'impulso' });
  fireEvent.click(own().getByRole('button', { name: 'Gerenciar assinatura' }));
  expect((await own().findByRole('alert')).textContent).toContain(
    'ID de cliente da assinatura não encontrado.',
  );
  expect(questions('/create-customer-portal-session')).toHaveLength(0);
});

test('a person who returns from the portal sees the changes', async () => {
  await opened();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(page.refreshed).toBe(1);
  const cancelled = { ...MONTHLY, renewsAt: null, endsAt: LATER };
  await answer('/billing/status', ok({ ...NOTHING, source: cancelled, canManage: true }));
  expect(own().getByText(/Assinatura cancelada/u)).toBeTruthy();
});

test('a person who left for the portal is asked about once when they look at the page again', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await opened();
  fireEvent.click(own().getByRole('button', { name: 'Gerenciar assinatura' }));
  const path = '/pagamentos-demo/portal/bps_1';
  await answer('/create-customer-portal-session', ok({ url: path }));
  expect(left).toHaveBeenCalledExactlyOnceWith(new URL(path, window.location.origin).href);
  for (const _ of [1, 2]) act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page.refreshed).toBe(1);
  expect(questions('/billing/status')).toHaveLength(2);
});

test('a person sent back by the portal is told a little later what changed, without a failure', async () => {
  await open(
    { plan: 'impulso', stripeCustomerId: 'cus_1' },
    '/planos?retorno=portal&de=%2Fmentor-ia#escolher',
  );
  expect([location.search, location.hash]).toEqual(['?de=%2Fmentor-ia', '#escolher']);
  expect(later.map(([ms]) => ms)).toEqual([2_000, 4_000, 6_000, 8_000, 12_000]);
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
  expect(questions('/billing/status')).toHaveLength(1);
  timePasses();
  expect([questions('/billing/status').length, page.refreshed]).toEqual([6, 5]);
  await act(async () => questions('/billing/status')[1]?.answer(failure));
  expect(own().queryByText(/Não foi possível/u)).toBeNull();
  const cancelled = { ...MONTHLY, renewsAt: null, endsAt: LATER };
  await answer('/billing/status', ok({ ...NOTHING, source: cancelled, canManage: true }));
  expect(own().getByText(/Assinatura cancelada/u)).toBeTruthy();
});

test('a person who opens the page, or returns by themselves, gets the usual follow-up', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' }, '/planos?retorno=outro');
  expect(location.search).toBe('');
  expect(later).toEqual([]);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(later).toHaveLength(5);
  cleanup();
  expect(later).toEqual([]);
});

test('prices follow the interval of the own subscription, until the person chooses', async () => {
  const yearly = { ...MONTHLY, interval: 'year', amount: 799_90 } as const;
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChecked('Mensal')).toBe(true);
  await answer('/billing/status', ok({ ...NOTHING, source: yearly, canManage: true }));
  expect(isChecked('Anual')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Mensal' }));
  expect(isChecked('Mensal')).toBe(true);
});

test('a choice that was made before the subscription was known stays', async () => {
  await open({ plan: 'impulso', stripeCustomerId: 'cus_1' });
  fireEvent.click(screen.getByRole('radio', { name: 'Anual' }));
  await answer('/billing/status', ok({ ...NOTHING, source: MONTHLY, canManage: true }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anual' }).checked).toBe(true);
});

test('a purchase keeps the origin; an account or a contract does not', async () => {
  await open(undefined, '/planos?de=%2Fmentor-ia%3Fa%3D1#escolher');
  await answer('/billing/catalogue', catalogueOf('sandbox'));
  const href = (name: string) => card(name).getByRole('link').getAttribute('href');
  expect(href('Impulso')).toBe('/checkout/price_demo_impulso_mensal?de=%2Fmentor-ia%3Fa%3D1');
  expect(href('Grátis')).toBe('/signup');
  expect(href('Equilíbrio')).toBe('/para-empresas');
});

test.each([
  ['a subscription', { plan: 'impulso' }, MONTHLY, 'Gerenciar assinatura'],
  [
    'Conquista',
    { plan: 'decolagem', acesso_expira_em: new Date(LATER) },
    { kind: 'payment', plan: 'conquista', endsAt: LATER } as const,
    'Gerenciar pagamentos',
  ],
  ['nothing but former payments', { plan: 'freemium' }, null, 'Gerenciar pagamentos'],
] as const)('the portal of %s has its name', async (_, profile, source, name) => {
  await open({ ...profile, stripeCustomerId: 'cus_1' });
  await answer('/billing/status', ok({ ...NOTHING, source, canManage: true }));
  expect(
    own()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([name]);
});

test('headings follow one another without a gap', async () => {
  await open({ plan: 'impulso' });
  await answer('/billing/status', ok(NOTHING));
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test('the comparison scrolls in its own region, within reach of the keyboard', async () => {
  await open();
  const region = screen.getByRole('region', { name: 'Usos por mês, por ferramenta e plano' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('row', { name: /Mentor de carreira/u }).textContent).toContain(
    '20 por mês',
  );
});
