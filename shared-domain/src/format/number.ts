const made = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than using it. */
function formatWith(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = made.get(key) ?? new Intl.NumberFormat('pt-BR', { signDisplay: 'negative', ...options });
  made.set(key, known);
  return known;
}

/**
 * A formatted number: "1.250", "13,5".
 * @param most maximum number of decimals
 */
export const formatNumber = (value: number, most = 2): string =>
  formatWith({ maximumFractionDigits: most }).format(value);

/** A number with as many decimals as are named, without points between thousands: "62,40" with two. */
export const formatDecimal = (value: number, digits: number): string =>
  formatWith({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(value);

/** A number as spreadsheets in Portuguese take it, without points between thousands: "1250,5". */
export const formatCell = (value: number): string =>
  formatWith({ maximumFractionDigits: 2, useGrouping: false }).format(value);

/**
 * A share from 0 to 1: "85%".
 * @param most decimals at most
 */
export const formatShare = (share: number, most = 0): string =>
  formatWith({ style: 'percent', maximumFractionDigits: most }).format(share);

/* A no-break space follows the currency sign, so that no line of a page ends between it and its number. */

/** Whole units of a currency, such as `BRL`: "R$ 4.500". */
export const formatMoney = (amount: number, currency: string): string =>
  formatWith({ style: 'currency', currency, maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll(/\s/gu, '\u00A0');

/** Centavos: "R$ 1.490,90". */
export const formatCentavos = (centavos: number): string =>
  formatWith({ style: 'currency', currency: 'BRL' })
    .format(centavos / 100)
    .replaceAll(/\s/gu, '\u00A0');
