import { JOB_QUERY_LIMITS } from '@aura/shared-domain';

/** The message for invalid input. */
export const NO_REAIS = 'Digite um valor em reais, como 4.500.';

/** Whole reais out of what people type: "5000", "5.000", "R$ 5.000,00"; null where it is none. */
export function parseReais(text: string): number | null {
  const match = /^\s*(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?\s*$/u.exec(text);
  const reais = match ? Number(match[1]?.replaceAll('.', '')) : Number.NaN;
  return reais >= 1 && reais <= JOB_QUERY_LIMITS.salary ? reais : null;
}
