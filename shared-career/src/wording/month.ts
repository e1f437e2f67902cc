const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** `dez/2027` for "2027-12", `2027` for a year. */
export function formatShortMonth(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? month}/${year}`;
}
