import type { LevelCell, ShareCell } from '@aura/shared-domain';

/** The content of a cell. `hidden`: it would reveal too much about too few; `unmeasured`: there is no data. */
export type ShareReading =
  | {
      readonly kind: 'share';
      readonly n: number;
      readonly count: number;
      readonly share: number;
      /** Interval of the share; null if it has no uncertainty. */
      readonly interval: { readonly low: number; readonly high: number } | null;
    }
  | { readonly kind: 'band'; readonly n: number | null; readonly half: 'below' | 'above' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unmeasured' };

/** The meaning of a cell of knowledge. */
export type LevelReading =
  | { readonly kind: 'level'; readonly value: number; readonly coverage: number | null }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unmeasured' };

/** Reads a cell; one that lacks what its state promises is hidden, for nothing is known of it. */
export function readShare({ state, n, count, share, low, high, band }: ShareCell): ShareReading {
  if (state === 'no_data') return { kind: 'unmeasured' };
  if (state === 'ok' && n !== null && count !== null && share !== null) {
    const interval = low !== null && high !== null && low < high ? { low, high } : null;
    return { kind: 'share', n, count, share, interval };
  }
  if (state === 'band' && band !== null) {
    return { kind: 'band', n, half: band === 'below_half' ? 'below' : 'above' };
  }
  return { kind: 'hidden' };
}

/** The same of a cell of knowledge. */
export function readLevel({ state, value, coverage }: LevelCell): LevelReading {
  if (state === 'no_data') return { kind: 'unmeasured' };
  return state === 'ok' && value !== null ? { kind: 'level', value, coverage } : { kind: 'hidden' };
}
