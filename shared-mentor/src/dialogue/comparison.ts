import { normalizeMessage } from '../router/normalize-message.ts';
import type { Card } from './card.ts';
import { findCard } from './choose-card.ts';
import { getBase } from './going-on.ts';
import type { State } from './state.ts';
import { isContractComparison } from './told/conversation-sum.ts';

/**
 * The card that compares a CLT and a PJ: by month if a message tells the pay of both, or the one that was missing; by year if both were
 * told and it asks so.
 */
export function findComparison(text: string, { slots, slotsBefore, last }: State): Card | null {
  if (isContractComparison(text)) return findCard(CONTRACTS);
  const isNew = (['salary', 'pj', 'benefits'] as const).some(
    (key) => slots.get(key)?.value !== slotsBefore.get(key)?.value,
  );
  if (
    isNew &&
    slots.has('salary') &&
    slots.has('pj') &&
    last !== null &&
    OF_CONTRACTS.has(getBase(last.play))
  )
    return findCard(CONTRACTS);
  const isYear = slots.has('yearPay') && slots.has('yearPj') && YEAR_OF_BOTH.test(normalizeMessage(text));
  return isYear ? findCard(CONTRACTS_YEAR) : null;
}
const CONTRACTS = 'card.pay-sums.pj';
const OF_CONTRACTS = new Set([CONTRACTS, 'card.pay-sums.year', 'card.pay-sums.pj-gap', 'salary.pj']);
const CONTRACTS_YEAR = 'card.pay-sums.year';
const YEAR_OF_BOTH =
  /\b(?:no ano|por ano|anual)\b.*\b(?:dois|duas|cada|ambos)\b|\b(?:dois|duas|cada|ambos)\b.*\b(?:no ano|por ano|anual)\b/u;
