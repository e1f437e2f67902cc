/** Where the tokens of a day are counted for all processes together. */
export interface DayLedger {
  /** Takes between `least` and `wanted` tokens out of what is left of a day; 0 where even `least` is too much. */
  readonly take: (
    day: string,
    tokens: { readonly least: number; readonly wanted: number },
  ) => Promise<number>;
}

export interface TokenLease {
  /** Whether so many tokens of the day could be set aside. */
  readonly take: (day: string, tokens: number) => Promise<boolean>;
  /** Gives back what a call left over; negative where it took more. */
  readonly giveBack: (day: string, tokens: number) => void;
}

/**
 * This process's share of the day's tokens. It is fetched in large pieces, one at a time, so that one document is
 * enough for all processes; what a process that ends had left is lost, never spent twice.
 */
export function createTokenLease(ledger: DayLedger, piece: number): TokenLease {
  let current = { day: '', left: 0 };
  let queue: Promise<unknown> = Promise.resolve();

  const taken = async (day: string, tokens: number): Promise<boolean> => {
    if (current.day !== day) current = { day, left: 0 };
    const missing = tokens - current.left;
    if (missing > 0)
      current.left += await ledger.take(day, { least: missing, wanted: Math.max(missing, piece) });
    if (current.left < tokens) return false;
    current.left -= tokens;
    return true;
  };
  return {
    take(day, tokens) {
      const run = queue.then(() => taken(day, tokens));
      queue = run.catch(() => undefined);
      return run;
    },
    giveBack(day, tokens) {
      if (current.day === day) current.left += tokens;
    },
  };
}
