/** Tolerated difference between two documents, in months. */
const TOLERANCE = 2;

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
];

/** Whether two dates contradict each other; where one names only a year, only years are compared. */
export function isDrifting(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [yearA = 0, monthA] = a.split('-').map(Number);
  const [yearB = 0, monthB] = b.split('-').map(Number);
  if (monthA === undefined || monthB === undefined) return yearA !== yearB;
  return Math.abs(12 * (yearA - yearB) + (monthA - monthB)) > TOLERANCE;
}

/** `março de 2020`, `2020`. */
export function formatSpokenDate(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? month} de ${year}`;
}
