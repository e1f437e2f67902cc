import { formatCount, formatNumber } from '@aura/shared-domain';

/** "1.250": a count. */
export const formatWhole = (count: number): string => formatNumber(count, 0);

/** Points of the index, with one decimal if needed: "13,5". */
export const formatTenths = (points: number): string => formatNumber(points, 1);

/** "62": a share as points of a hundred. */
export const formatPoints = (share: number): string => formatNumber(share * 100, 0);

/** "1 pessoa", "1.250 pessoas". */
export const counted = formatCount;
