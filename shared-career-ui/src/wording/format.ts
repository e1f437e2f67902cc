const decimal = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const ONE = decimal(1);
const FACTOR = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
const WHOLE = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });
const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** "62,4": a value of a score. */
export const formatValue = (value: number): string => ONE.format(value);

/** "12,480" for three decimals: a step of the arithmetic. */
export const formatDecimal = (value: number, digits: number): string => decimal(digits).format(value);

/** "0,92": a factor, with every decimal that it has. */
export const formatFactor = (value: number): string => FACTOR.format(value);

/** "85%" of a share between 0 and 1. */
export const formatShare = (share: number): string => WHOLE.format(share);

/** "21 de novembro de 2026", in São Paulo. */
export const formatDate = (date: Date): string => DATE.format(date);

/** Duration as people say it: "30 min", "2 h", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** "SQL, Python e Excel". */
export const formatList = (words: readonly string[]): string => LIST.format(words);
