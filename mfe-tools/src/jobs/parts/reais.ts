import { JOB_QUERY_LIMITS, parseReais } from '@aura/shared-domain';

/** The message for invalid input. */
export const NO_REAIS = 'Digite um valor em reais, como 4.500 ou 4 mil.';

/** Whole reais of a typed pay: "5.000", "5 mil"; null where it is none. */
export function parsePay(text: string): number | null {
  const cents = parseReais(text);
  const reais = cents === null ? 0 : Math.floor(cents / 100);
  return reais >= 1 && reais <= JOB_QUERY_LIMITS.salary ? reais : null;
}
