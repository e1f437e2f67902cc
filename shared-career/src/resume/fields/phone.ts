import { DOCUMENT } from '../../generated/phrases/contact.ts';

/** Area codes in use in Brazil. */
const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 ' +
    '67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

const CANDIDATE = /(?<![\p{L}\d./@_-])(?:\+|00)?\(?\d[\d\s().–-]{6,20}\d(?![\d@_/]|[.,-]\d|\p{L})/gu;
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/u;
const CEP = /^\d{2}\.?\d{3}-\d{3}$/u;
const DATES = /^(?:\d{1,2}[/.-]){0,2}(?:19|20)\d{2}\s*[-–]\s*(?:(?:\d{1,2}[/.-]){0,2}(?:19|20)\d{2})?$/u;
const NORTH_AMERICAN = /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/u;

/** Whether digits (without country code) form a Brazilian number: area code, then 8 digits, or 9 beginning with 9. */
function isBrazilianNumber(digits: string): boolean {
  const local = digits.slice(2);
  return AREA_CODES.has(digits.slice(0, 2)) && (/^9\d{8}$/u.test(local) || /^[2-5]\d{7}$/u.test(local));
}

/** Writes a telephone in E.164 where its country is known (an explicit code, or a Brazilian form), else as printed. */
export function normalisePhone(text: string): string {
  const printed = text.trim().replace(/\s+/gu, ' ');
  const digits = printed.replace(/\D/gu, '');
  if (printed.startsWith('+')) return `+${digits}`;
  if (printed.startsWith('00')) return `+${digits.slice(2)}`;
  if (NORTH_AMERICAN.test(printed)) return printed;
  const national = digits.replace(/^0/u, '');
  if (isBrazilianNumber(national)) return `+55${national}`;
  if (/^55\d{10,11}$/u.test(national) && isBrazilianNumber(national.slice(2))) return `+${national}`;
  return printed;
}

/** Telephones of a text as printed, from left to right; documents, postal codes, years and dates are left out. */
export function findPhones(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const trimmed = match[0].trim().replace(/^[\s.–-]+|[\s.(–-]+$/gu, '');
    const printed = trimmed.includes(')') ? trimmed : trimmed.replace(/\(/gu, '');
    const digits = printed.replace(/\D/gu, '');
    if (digits.length < 8 || digits.length > 15) continue;
    if (CPF.test(printed) || CEP.test(printed) || DATES.test(printed)) continue;
    if (
      /^(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\)?$/u.test(printed) ||
      /^\d{2}[/.-]\d{2}[/.-]\d{4}$/u.test(printed)
    )
      continue;
    if (DOCUMENT.test(text.slice(0, match.index))) continue;
    found.push(printed);
  }
  return found;
}
