import { computeUsagePeriod } from './limits.ts';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** The day on which the limits of the month of `now` start again: "1º de dezembro". Months are those of São Paulo. */
export function restartInWords(now: Date): string {
  // A month counted from one is the place of the next one counted from zero.
  const next = Number(computeUsagePeriod(now).slice(5)) % MONTHS.length;
  return `1º de ${MONTHS[next] ?? ''}`;
}
