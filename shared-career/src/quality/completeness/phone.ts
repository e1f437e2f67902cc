import { normalisePhone } from '../../resume/fields/phone.ts';

/** Eight equal figures in a row occur in templates, not in telephone numbers. */
const PLACEHOLDER = /(\d)\1{7}/u;

/**
 * Whether a telephone number can be dialled: an area code of Brazil with 8 or 9 figures, or a number of another
 * country.
 */
export function isPlausiblePhone(phone: string): boolean {
  const printed = phone.trim();
  if (PLACEHOLDER.test(printed.replace(/\D/gu, '').slice(-8))) return false;
  const number = normalisePhone(printed);
  if (number.startsWith('+55')) return normalisePhone(number.slice(3)) === number;
  return /^\+[1-9]\d{7,14}$/u.test(number) || /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/u.test(number);
}
