import type { Salary } from '@aura/shared-domain';
import { parseAmount } from '../fields/amount.ts';
import { isNode, listOf, type Node } from './job-postings.ts';

/** Days and weeks are not supported as periods, and a missing unit is not guessed. */
const PERIODS: Readonly<Record<string, Salary['period']>> = {
  HOUR: 'hour',
  MONTH: 'month',
  YEAR: 'year',
  HUR: 'hour',
  MON: 'month',
  ANN: 'year',
};

const readAmount = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 && value <= 1e9 ? value : null;
  // A string of this vocabulary has a decimal point: "3500.000".
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) return readAmount(Number(value));
  return typeof value === 'string' ? parseAmount(value) : null;
};

const readWord = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '');

/** Pay in a posting: stated by the employer, or estimated. */
export function readSalary(posting: Node): Salary | null {
  return readMoney(posting['baseSalary'], 'stated') ?? readMoney(posting['estimatedSalary'], 'estimated');
}

function readMoney(money: unknown, origin: Salary['origin']): Salary | null {
  const [amount] = listOf(money);
  if (!isNode(amount)) return null;
  const [held] = listOf(amount['value']);
  const value = isNode(held) ? held : { ...amount, value: held };
  const one = readAmount(value['value']);
  const min = readAmount(value['minValue']) ?? one ?? readAmount(value['maxValue']);
  const max = readAmount(value['maxValue']) ?? one ?? min;
  const period = PERIODS[readWord(value['unitText'] ?? value['unitCode'] ?? amount['unitText'])];
  const currency = readWord(amount['currency'] ?? value['currency']);
  if (min === null || max === null || !period || !/^[A-Z]{3}$/.test(currency)) return null;
  return { min, max, period, currency, origin };
}
