/** More than anybody is paid, in any currency and period. */
const MOST = 1_000_000_000;

const SHAPE = /^(\d[\d.,]*)\s?(mil|k)?$/i;
/** "3.500", "1.234.567": a separator before every three digits. */
const THOUSANDS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * An amount of money: "R$ 3.500,00", "3500.50", "4 mil", "3,500.00". The last of two kinds of separators is the decimal
 * one; a single one before three digits parts thousands, as in Brazil. Null where it is no amount.
 */
export function parseAmount(text: string): number | null {
  const match = SHAPE.exec(text.replace(/r\$|us\$|brl|usd|eur|€|\s/gi, ''));
  if (!match) return null;
  const digits = (match[1] ?? '').replace(/[.,]$/, '');
  const value = Number(plainNumber(digits)) * (match[2] ? 1000 : 1);
  return Number.isFinite(value) && value <= MOST ? value : null;
}

function plainNumber(digits: string): string {
  if (THOUSANDS.test(digits)) return digits.replace(/[.,]/g, '');
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return digits;
  const whole = digits.slice(0, at);
  const groups = whole === '' || /^\d+$/.test(whole) || THOUSANDS.test(whole);
  return groups ? `${whole.replace(/[.,]/g, '')}.${digits.slice(at + 1)}` : 'NaN';
}
