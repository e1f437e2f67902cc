/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0 to under 1. */
  readonly share: () => number;
  /** A whole number from 0 to under `size`. */
  readonly below: (size: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

/** The generator known as mulberry32: short, fast and even enough to make ads with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (size: number): number => Math.floor(share() * size);
  return {
    share,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
  };
}
