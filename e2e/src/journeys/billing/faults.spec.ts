import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { readDocument } from '../../support/database.ts';
import { crashesOf, expectSound, type FaultJourney } from '../../support/faults.ts';
import {
  deliverEvent,
  eventsOf,
  holdEvents,
  payWith,
  planActive,
  PRICES,
  purchasesOf,
  signUpBuyer,
} from '../../support/payments.ts';

/* The numbers are those of docs/faults.md. */

const own = (page: Page) => page.getByRole('region', { name: 'Plano e assinatura' });

/** Ends on the form of the payment, with a provider that tells nothing by itself. */
async function openHeldCheckout(page: Page): Promise<string> {
  const { uid } = await signUpBuyer(page);
  await holdEvents(uid, true);
  await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
  return uid;
}

const JOURNEYS: readonly FaultJourney[] = [
  [
    '24: a payment that is told backwards, and each event twice at once, gives its plan once',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const uid = await openHeldCheckout(page);
      await payWith(page, /Pagamento aprovado/);
      await expect(page.getByRole('heading', { level: 1, name: 'Pagamento em processamento' })).toBeVisible();
      const events = await eventsOf(uid);
      expect(events.length).toBeGreaterThan(2);
      for (const { id } of events.toReversed()) await Promise.all([deliverEvent(id), deliverEvent(id)]);
      for (const { id } of events) expect(await deliverEvent(id)).toBe(200);
      await planActive(page, 'Impulso');
      await expectSound(page, crashes);
      await page.getByRole('link', { name: 'Ver sua assinatura' }).click();
      await expect(own(page).getByText('Impulso mensal')).toBeVisible();
      const { subscriptions, paymentIntents } = await purchasesOf(uid);
      expect([subscriptions, paymentIntents]).toMatchObject([
        [{ status: 'active' }],
        [{ status: 'succeeded' }],
      ]);
      const { notifications } = await readDocument(`users/${uid}`);
      const told = JSON.stringify(notifications ?? {}).match(/"id":\{[^}]*\}/gu) ?? [];
      expect(new Set(told).size).toBe(told.length);
    },
  ],
  [
    '25: a person who pays and closes the tab has the plan when they come again',
    async ({ page }) => {
      const context = page.context();
      const uid = await openHeldCheckout(page);
      const confirmed = page.waitForResponse(/\/payment_intents\/[^/]+\/confirm/u);
      await payWith(page, /Pagamento aprovado/);
      await confirmed;
      await page.close();
      await holdEvents(uid, false);
      const later = await context.newPage();
      const crashes = crashesOf(later);
      await expect(async () => {
        await later.goto('/planos');
        await expect(own(later).getByText('Impulso mensal')).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      await expectSound(later, crashes);
      expect((await purchasesOf(uid)).paymentIntents).toMatchObject([{ status: 'succeeded' }]);
    },
  ],
];

for (const [title, walk] of sampleCases('faults of payments', JOURNEYS, 1)) test(title, walk);
