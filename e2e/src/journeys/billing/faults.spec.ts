import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { crashesOf, expectSound, type FaultJourney } from '../../support/faults.ts';
import { holdEvents, payWith, PRICES, purchasesOf, signUpBuyer } from '../../support/payments.ts';

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
