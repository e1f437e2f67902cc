import { stemOf } from '../words.ts';
import type { Quantity } from './read.ts';

/** Words that say who or what without saying it: they may replace any other. */
const GENERAL = new Set(
  'pessoas profissionais colaboradores funcionarios integrantes membros itens unidades clientes alunos ' +
    'casos vezes cada total media semanais mensais diarios anuais'.split(' ').map(stemOf),
);

const bare = (one: Quantity): boolean => one.unit === '' && !one.counts;
const money = (one: Quantity): boolean => one.unit === 'BRL';

/** Whether the source tells the number of the same thing, as far as the words beside it show. */
const sameThing = (said: Quantity, given: Quantity): boolean =>
  !(said.counts || said.unit === 'percent') ||
  said.of.length === 0 ||
  said.of.some((word) => given.near.has(word) || GENERAL.has(word));

/**
 * Whether a source names the same quantity of the same thing. Money may be written without its sign where the number
 * counts nothing.
 */
export function isSameQuantity(said: Quantity, given: Quantity): boolean {
  if (said.value !== given.value || !sameThing(said, given)) return false;
  if (said.unit === given.unit) return given.factor || !said.factor || said.unit !== 'times';
  return (money(said) && bare(given) && Number(given.value) >= 1000) || (bare(said) && money(given));
}
