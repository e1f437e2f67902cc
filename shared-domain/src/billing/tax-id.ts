/** The receiver of a note of service: a person by CPF, or a company by CNPJ. */
export interface TaxId {
  readonly kind: 'cpf' | 'cnpj';
  /** Without points and strokes; a CNPJ may have letters since July 2026, large ones. */
  readonly value: string;
}

const CPF = /^\d{11}$/;
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

/** Reads a CPF or CNPJ with correct check digits; null for any other text. */
export function parseTaxId(text: string): TaxId | null {
  const value = text.replaceAll(/[\s./-]/gu, '').toUpperCase();
  // All digits equal: the check digits fit, but no such number exists.
  if (/^(.)\1*$/u.test(value)) return null;
  if (CPF.test(value)) return hasCheckDigits(value, 9, computeCpfWeight) ? { kind: 'cpf', value } : null;
  return CNPJ.test(value) && hasCheckDigits(value, 12, computeCnpjWeight) ? { kind: 'cnpj', value } : null;
}

/** "000.000.000-00" or "00.000.000/0000-00". */
export const formatTaxId = ({ kind, value }: TaxId): string =>
  kind === 'cpf'
    ? value.replace(/^(...)(...)(...)(..)$/u, '$1.$2.$3-$4')
    : value.replace(/^(..)(...)(...)(....)(..)$/u, '$1.$2.$3/$4-$5');

/** Weights count from the right: 2, 3, 4 and so on; for a CNPJ they begin anew after 9. */
const computeCpfWeight = (place: number): number => place + 2;
const computeCnpjWeight = (place: number): number => (place % 8) + 2;

/** Both check digits, modulo 11 (Receita Federal). Letters count as their code less 48, as digits do. */
function hasCheckDigits(value: string, length: number, weight: (place: number) => number): boolean {
  return [length, length + 1].every((end) => {
    const sum = Array.from(value.slice(0, end))
      .toReversed()
      .reduce((total, sign, place) => total + ((sign.codePointAt(0) ?? 0) - 48) * weight(place), 0);
    const rest = sum % 11;
    return value[end] === String(rest < 2 ? 0 : 11 - rest);
  });
}
