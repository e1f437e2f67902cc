/**
 * Reads an amount in reais as people type it: "3500", "3.500", "R$ 3.500,00", "3,5 mil".
 * @returns reais per month, or null where the text is no such amount (an empty text too).
 */
export function parseSalary(typed: string): number | null {
  const match = /^(?:r\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(mil|k)?$/i.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', cents = '', thousands] = match;
  const amount = Number(`${whole.replaceAll('.', '')}.${cents || '0'}`) * (thousands ? 1000 : 1);
  return amount <= MAX_SALARY ? amount : null;
}

const MAX_SALARY = 1_000_000;
