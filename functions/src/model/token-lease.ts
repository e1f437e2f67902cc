/** The count of a day's tokens, shared by all processes. */
export interface DayLedger {
  /** Takes between `least` and `wanted` of a day's remaining tokens; 0 if even `least` is too much. */
  readonly take: (
    day: string,
    tokens: { readonly least: number; readonly wanted: number },
  ) => Promise<number>;
  /** Returns unused tokens of a day. */
  readonly putBack: (day: string, tokens: number) => Promise<void>;
}

/** A lease is at most this part of the day's remaining tokens, unless one call needs more. */
const SHARE = 20;

/**
 * The number of tokens for one process: its request, reduced as the rest shrinks, so that processes that start and end
 * all day cannot use up the day. 0 if even `least` is too much.
 * @param left unreserved tokens of the day
 */
export function grantOf(
  { least, wanted }: { readonly least: number; readonly wanted: number },
  left: number,
): number {
  if (left < least) return 0;
  return Math.max(least, Math.min(wanted, Math.floor(left / SHARE)));
}

export interface TokenLease {
  /** Whether so many tokens of the day could be set aside. */
  readonly take: (day: string, tokens: number) => Promise<boolean>;
  /** Returns a call's unused tokens; negative if it used more. */
  readonly giveBack: (day: string, tokens: number) => void;
  /** Puts everything that is left back for other processes; for one that ends. */
  readonly close: () => Promise<void>;
}

/**
 * This process's share of the day's tokens. It is fetched in pieces of a few calls, one at a time, so that one document is
 * enough for all processes. A process that ends puts its rest back; the rest of one that is killed is lost, never spent
 * twice.
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
    close() {
      const run = queue.then(async () => {
        const { day, left } = current;
        current = { day: '', left: 0 };
        if (left > 0) await ledger.putBack(day, left);
      });
      queue = run.catch(() => undefined);
      return run;
    },
  };
}
