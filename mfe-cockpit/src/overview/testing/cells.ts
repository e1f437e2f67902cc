import type { LevelCell, ShareCell } from '@aura/shared-domain';

const NOTHING = { n: null, count: null, share: null, low: null, high: null, band: null } as const;

/** A share: `count` of `n` people. */
export const makeShareCell = (count: number, n: number): ShareCell => ({
  ...NOTHING,
  state: 'ok',
  n,
  count,
  share: count / n,
  low: Math.max(0, count / n - 0.1),
  high: Math.min(1, count / n + 0.1),
});

export const makeBandCell = (band: 'below_half' | 'above_half', n: number): ShareCell => ({
  ...NOTHING,
  state: 'band',
  n,
  band,
});

export const suppressed: ShareCell = { ...NOTHING, state: 'suppressed' };
export const unmeasured: ShareCell = { ...NOTHING, state: 'no_data' };

export const makeLevelCell = (value: number, coverage = 1): LevelCell => ({
  state: 'ok',
  n: 20,
  value,
  coverage,
});
export const hiddenLevel: LevelCell = { state: 'suppressed', n: null, value: null, coverage: null };
export const noLevel: LevelCell = { state: 'no_data', n: null, value: null, coverage: null };
