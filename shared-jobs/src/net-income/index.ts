export type { Reach } from './break-even.ts';
export { compareContracts, type Comparison, type Offers } from './compare.ts';
export { formatRate, formatReais, type Sheet } from './money.ts';
export { PJ_REGIMES, type PjRegime, type PjResult } from './pj.ts';
export { findTables, type Tables } from './tables.ts';
