import { randomUUID } from 'node:crypto';
import { callBackend } from './backend.ts';
import { expect, type Page } from '@playwright/test';
import { SANDBOX } from '@aura/shared-domain';
import { signUpWith, type Account } from './accounts.ts';
import { confirmAddress } from './database.ts';

/** Ids of the prices that the demonstration sells. */
export const PRICES = {
  impulsoMonthly: 'price_demo_impulso_mensal',
  impulsoYearly: 'price_demo_impulso_anual',
  decolagemMonthly: 'price_demo_decolagem_mensal',
  conquista: 'price_demo_conquista_unico',
} as const;

const BASE = `http://127.0.0.1:${SANDBOX.port}`;

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(BASE + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

/** Lets the provider keep what it has to tell about a person to itself, or tell it. */
export const holdEvents = (uid: string, held: boolean) => ask('PUT', `/control/holds/${uid}`, { held });

/** The provider's events about a person, the oldest first. */
export async function eventsOf(uid: string): Promise<readonly { readonly id: string }[]> {
  const { events } = (await ask('GET', `/control/events/${uid}`)) as { events: { id: string }[] };
  return events;
}

/** Lets the provider tell one event, again too; the status that the webhook answers. */
export async function deliverEvent(id: string): Promise<number> {
  return ((await ask('POST', `/control/deliver/${id}`, {})) as { status: number }).status;
}

/** Lets something happen at the provider that takes weeks, or a bank. */
export const atProvider = (uid: string, step: string, body: object = {}) =>
  ask('POST', `/control/people/${uid}/${step}`, body);

/**
 * Buys something past the pages, with an address that is confirmed and a card that is accepted; the plan follows when
 * the provider has told of it.
 */
export async function buyFor(idToken: string, priceId: string): Promise<void> {
  await confirmAddress(uidIn(idToken));
  const { clientSecret } = (await callBackend('/create-payment-intent', { priceId }, idToken)) as {
    clientSecret: string;
  };
  const [intent] = clientSecret.split('_secret_');
  const card = { clientSecret, paymentMethod: 'pm_card_visa' };
  await ask('POST', `${SANDBOX.path}/payment_intents/${intent}/confirm`, card);
}

/** Whose a token is. */
const uidIn = (idToken: string): string => {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return String((JSON.parse(claims) as Readonly<Record<string, unknown>>)['user_id']);
};

/** Makes the code of a coupon that takes a quarter off the first charge. */
export async function newCoupon(): Promise<string> {
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  const id = `e2e-${code.toLowerCase()}`;
  await post('/v1/coupons', { id, percent_off: '25', duration: 'once' });
  await post('/v1/promotion_codes', { 'promotion[type]': 'coupon', 'promotion[coupon]': id, code });
  return code;
}

/** A call as the backend makes it. */
async function post(path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(BASE + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX.secretKey}` },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

interface AtProvider {
  readonly subscriptions: readonly { readonly id: string; readonly status: string }[];
  readonly paymentIntents: readonly { readonly id: string; readonly status: string }[];
}

/** The provider's data about a person. */
export const purchasesOf = async (uid: string): Promise<AtProvider> =>
  (await ask('GET', `/control/people/${uid}`)) as AtProvider;

/** Chooses a test card and pays. */
export async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
}

/** Waits for the page that says what became of the payment. */
export async function planActive(page: Page, plan: string): Promise<void> {
  await expect(page).toHaveURL('/assinatura/sucesso');
  await expect(page.getByRole('heading', { level: 1, name: `Seu plano ${plan} está ativo` })).toBeVisible();
}

/** A new person, signed in on the page's device, with a confirmed address: they may buy. */
export async function signUpBuyer(page: Page): Promise<Account> {
  const account = await signUpWith(page, {});
  await confirmAddress(account.uid);
  return account;
}
