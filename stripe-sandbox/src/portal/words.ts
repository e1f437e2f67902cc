import { formatCentavos, formatLongDay, PLAN_NAMES } from '@aura/shared-domain';
import { priceById, type Cycle } from '../catalogue.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import { get } from '../state/table.ts';
import type { World } from '../world.ts';

/** @param amount centavos */
export const money = (amount: number): string => formatCentavos(amount);

/** @param time seconds since 1970 */
export const day = (time: number): string => formatLongDay(new Date(time * 1000));

const CYCLES: Readonly<Record<Cycle, string>> = { month: 'por mês', year: 'por ano' };

/** A price, as in "Impulso, R$ 79,90 por mês". */
export function priceWords(priceId: string): string {
  const price = priceById(priceId);
  if (!price) return priceId;
  const words = `${PLAN_NAMES[price.plan]}, ${money(price.amount)}`;
  return price.interval === 'once' ? words : `${words} ${CYCLES[price.interval]}`;
}

export function planName(priceId: string): string | null {
  const price = priceById(priceId);
  return price ? PLAN_NAMES[price.plan] : null;
}

/** What a payment was for, by its invoice or as our backend wrote it on a single payment. */
export function paymentName({ state }: World, { invoice, metadata, description }: PaymentIntent): string {
  const priceId = invoice === null ? (metadata['priceId'] ?? '') : get(state.invoices, invoice).priceId;
  return planName(priceId) ?? description ?? 'Pagamento';
}
