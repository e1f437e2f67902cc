/** More than any salary, in any currency and period. */
const MOST = 1_000_000_000;

const SHAPE = /^(\d[\d.,]*)\s?(mil|k)?$/i;
/** "3.500", "1.234.567": a separator before every three digits. */
const THOUSANDS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount of money: "R$ 3.500,00", "3500.50", "4 mil", "3,500.00". If there are two kinds of separators, the
 * last is the decimal one; a single one before three digits separates thousands, as in Brazil. Null if the text is no
 * amount.
 */
export function parseAmount(text: string): number | null {
  const match = SHAPE.exec(text.replace(/r\$|us\$|brl|usd|eur|€|\s/gi, ''));
  if (!match) return null;
  const digits = (match[1] ?? '').replace(/[.,]$/, '');
  const value = Number(toPlainNumber(digits)) * (match[2] ? 1000 : 1);
  return Number.isFinite(value) && value <= MOST ? value : null;
}

/** Amounts that a text names, with the sign or the unit of each. */
const AMOUNTS = /(?:r\$|us\$|brl|usd|eur|€)?\s?\d[\d.,]*(?:\s?(?:mil|k)(?!\p{L}))?/giu;
/** The only text allowed between the two ends of a range. */
const BETWEEN = /^\s*(?:a|à|até|ate|e|-|–|—|\/)\s*$/iu;

/**
 * The pay in a text: one amount or both ends of a range: "R$ 6.000,00 a 7.500,00", "de 3 a 4 mil", "até 5.000".
 * Additions ("+ PLR") are ignored. Null if it begins with no amount.
 */
export function parseAmounts(text: string): { readonly min: number; readonly max: number } | null {
  const found = [...text.matchAll(AMOUNTS)].slice(0, 2);
  const [first, second] = found;
  if (!first) return null;
  const before = text.slice(0, first.index).trim();
  if (/\d/u.test(before) || before.length > LONGEST_BEFORE) return null;
  const isRange = second && BETWEEN.test(text.slice(first.index + first[0].length, second.index));
  const max = parseAmount(isRange ? second[0] : first[0]);
  const unit = isRange ? (/mil|k/iu.exec(second[0])?.[0] ?? '') : '';
  const isShort = unit !== '' && !/mil|k/iu.test(first[0]);
  const min = parseAmount(isShort ? `${first[0]} ${unit}` : first[0]);
  if (min === null || max === null) return null;
  if (!isRange && /^at[eé](?!\p{L})/iu.test(before)) return { min: 0, max };
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

/** Letters before the amount: "a partir de", "faixa de". */
const LONGEST_BEFORE = 20;

function toPlainNumber(digits: string): string {
  if (THOUSANDS.test(digits)) return digits.replace(/[.,]/g, '');
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return digits;
  const whole = digits.slice(0, at);
  const groups = whole === '' || /^\d+$/.test(whole) || THOUSANDS.test(whole);
  return groups ? `${whole.replace(/[.,]/g, '')}.${digits.slice(at + 1)}` : 'NaN';
}
