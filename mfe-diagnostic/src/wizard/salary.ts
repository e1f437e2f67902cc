import { DIAGNOSIS_LIMITS, parseReais } from '@aura/shared-domain';

/**
 * Reads an amount in reais as people type it: "3500", "3.500", "R$ 3.500,00", "3,5 mil", "três mil".
 * @returns reais per month, from 0 to a million, or null if the text is no such amount (or empty).
 */
export function parseSalary(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount !== null && amount <= DIAGNOSIS_LIMITS.salary ? amount : null;
}

/** The problem of a typed amount, in words; null if it is usable or empty. */
export function describeSalaryProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || parseSalary(text) !== null) return null;
  return `${explainWrong(text)} Assim como está, o piso não será usado.`;
}

function explainWrong(text: string): string {
  if (/^(?:r\$)?\s*[-−–]\s*(?:r\$)?\s*\d/i.test(text)) return 'O piso não pode ser negativo.';
  if (parseAmount(text) !== null) return 'Este valor é alto demais para um mês: use de 0 a 1.000.000.';
  return 'Escreva um valor em números, como 3.500 ou 3 mil.';
}

function parseAmount(typed: string): number | null {
  const cents = parseReais(typed);
  return cents === null ? null : cents / 100;
}
