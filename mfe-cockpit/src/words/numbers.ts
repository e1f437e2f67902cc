const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const ONE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** "1.250": a count. */
export const formatCount = (count: number): string => WHOLE.format(count);

/** "13,5": points of the index, with one decimal where they have one. */
export const formatTenths = (points: number): string => ONE.format(points);

/** "62": a share as points of a hundred. */
export const formatPoints = (share: number): string => WHOLE.format(share * 100);

/** "1 pessoa", "1.250 pessoas". */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
