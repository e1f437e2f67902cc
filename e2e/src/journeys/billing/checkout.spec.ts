import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { idOf, signUpWith } from '../../support/accounts.ts';
import { acceptButton } from '../../support/consent.ts';
import { confirmAddress, text } from '../../support/database.ts';
import { consoleEvents, outsideRequests } from '../../support/measuring.ts';
import {
  holdEvents,
  newCoupon,
  payWith,
  planActive,
  PRICES,
  purchasesOf,
  signUpBuyer,
} from '../../support/payments.ts';
import { fillSignUp, newPerson } from '../../support/people.ts';

// People pay on their phones.
test.use({ viewport: { width: 360, height: 740 } });

const openCheckout = async (page: Page, priceId: string) => {
  await page.goto(`/checkout/${priceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Revise e pague' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pagamento aprovado/ })).toBeVisible();
};

test('a visitor chooses a plan, signs up on the way and pays; the purchase is counted once', async ({
  page,
}) => {
  const events = consoleEvents(page);
  const outside = outsideRequests(page);
  await page.goto('/planos');
  await acceptButton(page).click();
  await page.getByRole('radio', { name: /Anual/ }).check();
  await page.getByRole('link', { name: /Assinar o Impulso/ }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/checkout/${PRICES.impulsoYearly}`)}`);
  await page
    .locator('main')
    .getByRole('link', { name: /Criar conta/ })
    .click();
  const person = newPerson();
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Revise e pague' })).toBeVisible();
  await test.step('the address is confirmed before the first payment, and the way leads back', async () => {
    await expect(page.getByText(/R\$\s799,90 todo ano, até cancelar/)).toBeVisible();
    await page.getByRole('link', { name: 'Confirmar o e-mail' }).click();
    await expect(page).toHaveURL(/confirmar-email\?next=%2Fcheckout/);
    await confirmAddress(await idOf(person));
    await page.getByRole('button', { name: 'Já confirmei' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Revise e pague' })).toBeVisible();
  });
  await expect(page.getByText('Ambiente de demonstração').first()).toBeVisible();
  await expect(page.getByText(/R\$\s799,90/).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'the checkout');

  await payWith(page, /Pagamento aprovado/);
  await planActive(page, 'Impulso');
  await settled(page);
  await expectNoViolations(page, 'the end of a purchase');
  await page.reload();
  await planActive(page, 'Impulso');

  const told = (await events()).filter(({ name }) => ['begin_checkout', 'purchase'].includes(name));
  // The checkout was opened once before the address was confirmed, and once after.
  expect(told).toMatchObject([
    { name: 'begin_checkout', priceId: PRICES.impulsoYearly },
    { name: 'begin_checkout', priceId: PRICES.impulsoYearly },
    { name: 'purchase', priceId: PRICES.impulsoYearly, value: 799.9, currency: 'BRL' },
  ]);
  expect(outside).toEqual([]);

  await test.step('the plan is marked, and its price and renewal are said', async () => {
    await page.getByRole('link', { name: 'Ver sua assinatura' }).click();
    const own = page.getByRole('region', { name: 'Plano e assinatura' });
    await expect(own.getByText(/R\$\s799,90/).first()).toBeVisible();
    await expect(own.getByText(/de 10 usados neste mês/).first()).toBeVisible();
    await expect(page.getByRole('article', { name: /Impulso/ })).toHaveAttribute('aria-current', 'true');
  });
});

test('a declined card changes nothing, and another one pays the same purchase', async ({ page }) => {
  const { uid } = await signUpBuyer(page);
  await openCheckout(page, PRICES.conquista);
  await payWith(page, /Pagamento recusado/);
  await expect(page.getByRole('alert').getByText('Seu cartão foi recusado.')).toBeVisible();
  await expect(page).toHaveURL(`/checkout/${PRICES.conquista}`);
  await payWith(page, /Pagamento aprovado/);
  await planActive(page, 'Conquista');
  expect((await purchasesOf(uid)).paymentIntents).toMatchObject([{ status: 'succeeded' }]);
});

test('the bank may ask back: who refuses has not paid, who agrees has', async ({ page }) => {
  const { uid } = await signUpBuyer(page);
  await openCheckout(page, PRICES.decolagemMonthly);
  const bank = page.getByRole('dialog', { name: 'Seu banco pede uma confirmação' });
  await payWith(page, /O banco pede confirmação/);
  await settled(page);
  await expectNoViolations(page, 'the question of the bank');
  await bank.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByRole('alert').getByText('A confirmação foi recusada pelo banco.')).toBeVisible();
  expect((await purchasesOf(uid)).subscriptions).toMatchObject([{ status: 'incomplete' }]);
  await payWith(page, /O banco pede confirmação/);
  await bank.getByRole('button', { name: 'Autorizar' }).click();
  await planActive(page, 'Decolagem');
});

test('a payment that is looked at for some seconds is waited for', async ({ page }) => {
  await signUpBuyer(page);
  await openCheckout(page, PRICES.impulsoMonthly);
  await payWith(page, /em análise/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento em processamento' })).toBeVisible();
  await planActive(page, 'Impulso');
});

test('one purchase in two tabs is paid once, even with repeated clicks', async ({ page, context }) => {
  const { uid } = await signUpBuyer(page);
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => openCheckout(tab, PRICES.impulsoMonthly)));
  await other.getByRole('radio', { name: /Pagamento aprovado/ }).check();
  await page.getByRole('radio', { name: /Pagamento aprovado/ }).check();
  await Promise.all(
    [page, other].map((tab) =>
      tab.getByRole('button', { name: /^Pagar R\$/ }).evaluate((button: HTMLElement) => {
        for (let click = 0; click < 5; click += 1) button.click();
      }),
    ),
  );
  await planActive(page, 'Impulso');
  const { subscriptions, paymentIntents } = await purchasesOf(uid);
  expect(subscriptions).toMatchObject([{ status: 'active' }]);
  expect(paymentIntents).toMatchObject([{ status: 'succeeded' }]);
});

test.describe('with a late event of the payment', () => {
  test('the page says so, gives nothing by itself, and the plan arrives with the event', async ({ page }) => {
    await page.clock.install();
    const { uid } = await signUpBuyer(page);
    await holdEvents(uid, true);
    await openCheckout(page, PRICES.impulsoMonthly);
    await payWith(page, /Pagamento aprovado/);
    const waiting = page.getByRole('heading', { level: 1, name: 'Pagamento em processamento' });
    await expect(waiting).toBeVisible();
    const again = page.getByRole('button', { name: 'Conferir de novo' });
    // Answers come by the real clock, pauses by the page's.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(again).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(/pode fechar esta página/i)).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'a payment that is late');

    await test.step('opening the page grants nothing', async () => {
      await page.goto('/planos#assinatura');
      await expect(
        page.getByRole('region', { name: 'Plano e assinatura' }).getByText('Grátis').first(),
      ).toBeVisible();
    });

    await test.step('the plan comes with the news, also to who has closed the page', async () => {
      await holdEvents(uid, false);
      await expect(async () => {
        await page.goto('/assinatura/sucesso');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Seu plano Impulso está ativo' }),
        ).toBeVisible({
          timeout: 3_000,
        });
      }).toPass({ timeout: 30_000 });
    });
  });
});

/** The catalogue of a deployment with keys. */
async function withStripe(page: Page): Promise<void> {
  // Requested before the page does: a pending call at the end of the journey would fail it.
  const catalogue = (await (await page.request.get('/api/billing/catalogue')).json()) as object;
  const provider = { kind: 'stripe', publishableKey: 'pk_test_de_uma_jornada' };
  await page.route('**/api/billing/catalogue', (route) =>
    route.fulfill({ json: { ...catalogue, provider } }),
  );
}

const answering = (page: Page, answer: { status: number; json: object }) =>
  page.route('**/api/create-payment-intent', (route) => route.fulfill(answer));

test.describe('Stripe itself', () => {
  const STRIPE = /^https:\/\/(js|api|hooks)\.stripe\.com\//;
  test('that is blocked leaves the plan as it is, the page usable, and a way to try again', async ({
    page,
  }) => {
    await signUpBuyer(page);
    await withStripe(page);
    await page.route(STRIPE, (route) => route.abort());
    await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
    await expect(page.getByText('Pagamento indisponível agora')).toBeVisible();
    await expect(page.getByText(/R\$\s79,90/).first()).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'a checkout without its form');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Pagamento indisponível agora')).toBeVisible();
    await page.goto('/planos');
    await expect(page.getByRole('article', { name: /Grátis/ })).toHaveAttribute('aria-current', 'true');
  });

  test.describe("with Stripe's script", () => {
    // The local site's policy lets no foreign script in; that of a site with keys is held by a test of the headers.
    test.use({ bypassCSP: true });

    test('receives the secret of the purchase, and the page shows the result', async ({ page }) => {
      await signUpBuyer(page);
      await withStripe(page);
      await page.route(STRIPE, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: SCRIPTED_STRIPE }),
      );
      await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
      await page.getByRole('button', { name: 'Pagar R$ 79,90' }).click();
      await expect(page.getByRole('alert').getByText('Seu cartão não tem saldo.')).toBeVisible();
      const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
      expect(asked).toMatchObject([
        { key: 'pk_test_de_uma_jornada', locale: 'pt-BR' },
        { clientSecret: expect.stringMatching(/^pi_.+_secret_/) as unknown },
        {
          redirect: 'if_required',
          confirmParams: { return_url: expect.stringContaining('/assinatura/sucesso') as unknown },
        },
      ]);
    });
  });

  test('is loaded nowhere but on the checkout', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (STRIPE.test(request.url()) && asked.push(request.url())));
    await withStripe(page);
    await page.route(STRIPE, (route) => route.abort());
    await signUpBuyer(page);
    for (const path of ['/', '/planos', '/perfil', '/assinatura/sucesso']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
    }
    expect(asked).toEqual([]);
  });
});

/** As much of Stripe's script as the page uses; what it is asked is written down. */
const SCRIPTED_STRIPE = `
  window.asked = [];
  window.Stripe = (key, options) => {
    window.asked.push({ key, ...options });
    return {
      _registerWrapper() {}, registerAppInfo() {},
      elements(given) {
        window.asked.push(given);
        return { update() {}, create() {
          const heard = {};
          return { on(name, hear) { heard[name] = hear; return this; }, once(name, hear) { heard[name] = hear; return this; },
            off() { return this; },
            mount(node) { node.textContent = 'Campos do cartão'; setTimeout(() => heard.ready && heard.ready({}), 0); },
            unmount() {}, destroy() {}, update() {} };
        } };
      },
      confirmPayment: async ({ redirect, confirmParams }) => {
        window.asked.push({ redirect, confirmParams });
        return { error: { type: 'card_error', code: 'card_declined', message: 'Seu cartão não tem saldo.' } };
      },
    };
  };
  window.Stripe.version = 'endive';
`;

test.describe('answers of the payment server', () => {
  for (const [name, answer, message] of [
    ['no key', { status: 200, json: {} }, 'Chave de pagamento não recebida do servidor.'],
    [
      'no reason',
      { status: 500, json: { error: { code: 'internal', message: '' } } },
      'Falha ao iniciar o processo de pagamento',
    ],
    ['nothing readable', { status: 500, json: {} }, 'Falha na comunicação com o servidor de pagamentos'],
    [
      'a reason',
      { status: 409, json: { error: { code: 'conflict', message: 'Você já tem uma assinatura.' } } },
      'Você já tem uma assinatura.',
    ],
  ] as const) {
    test(`${name}: "${message}"`, async ({ page }) => {
      await signUpBuyer(page);
      await answering(page, answer);
      await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
      await expect(page.locator('main').getByText(message)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pagar/ })).toBeHidden();
    });
  }

  test('no connection, and then one', async ({ page, context }) => {
    await signUpBuyer(page);
    await page.goto('/planos');
    await expect(page.getByRole('link', { name: /Assinar o Impulso/ })).toBeVisible();
    await page.route('**/api/create-payment-intent', (route) => route.abort());
    await page.getByRole('link', { name: /Assinar o Impulso/ }).click();
    await expect(
      page.getByRole('alert').getByText('Falha na comunicação com o servidor de pagamentos'),
    ).toBeVisible();
    await page.unroute('**/api/create-payment-intent');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: /^Pagar R\$/ })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('a session that is over', async ({ page }) => {
    await signUpBuyer(page);
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Fim.' } } }),
    );
    await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test('a made-up price buys nothing', async ({ page }) => {
    await signUpBuyer(page);
    await page.goto('/checkout/price_1QxInventado');
    await expect(page.getByRole('heading', { level: 1, name: 'Este preço não existe mais' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Ver os planos' }).click();
    await expect(page).toHaveURL('/planos');
  });
});

test('a person whose company pays is told so, and buys only by insisting', async ({ page }) => {
  const { uid } = await signUpWith(page, { plan: text('b2b_equilibrio') });
  await confirmAddress(uid);
  await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
  await expect(page.getByText(/A sua empresa já paga o seu acesso/)).toBeVisible();
  await page.getByRole('button', { name: 'Comprar mesmo assim' }).click();
  await expect(page.getByRole('radio', { name: /Pagamento aprovado/ })).toBeVisible();
});

test('a coupon shows the charge before the payment, and the statement shows the discount', async ({
  page,
}) => {
  const code = await newCoupon();
  await signUpBuyer(page);
  await openCheckout(page, PRICES.impulsoMonthly);
  await page.getByText('Tenho um cupom').click();
  const field = page.getByLabel('Código do cupom');
  await field.fill('NAO-HA');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText(/Este cupom não existe/)).toBeVisible();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(
    page.getByText(/Com o cupom, você paga R\$\s59,92 hoje \(desconto de R\$\s19,98\)/),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pagamento aprovado/ })).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'the checkout with a coupon');
  await page.reload();
  await expect(page.getByText(`Cupom ${code} aplicado`)).toBeVisible();
  await payWith(page, /Pagamento aprovado/);
  await planActive(page, 'Impulso');
  await page.getByRole('link', { name: 'Ver sua assinatura' }).click();
  await expect(page.getByText('com desconto de R$ 19,98')).toBeVisible();
});
