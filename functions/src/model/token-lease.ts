/** The count of a day's tokens, shared by all processes, as one process sees it. */
export interface DayLedger {
  /**
   * Takes tokens of a day for this process, so that it holds at least `least`.
   * @param held what the process believes to hold; others may have taken it back
   * @returns what it holds afterwards; less than `least` if the day has no more
   */
  readonly take: (
    day: string,
    tokens: { readonly held: number; readonly least: number; readonly piece: number },
  ) => Promise<number>;
  /** Says how many tokens this process still holds; false if others have taken them back. */
  readonly hold: (day: string, left: number) => Promise<boolean>;
  /** Returns all tokens that this process holds, of which so many are unused. */
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
 * enough for all processes. A process that ends puts its rest back. What one that is killed still held is taken back by
 * others after a while: before each call the ledger learns what will be left, so that no token is spent twice.
 */
export function createTokenLease(ledger: DayLedger, piece: number): TokenLease {
  let current = { day: '', left: 0 };
  let queue: Promise<unknown> = Promise.resolve();

  const fetchMissing = async (day: string, tokens: number): Promise<boolean> => {
    if (current.left < tokens)
      current.left = await ledger.take(day, { held: current.left, least: tokens, piece });
    return current.left >= tokens;
  };
  const taken = async (day: string, tokens: number): Promise<boolean> => {
    if (current.day !== day) current = { day, left: 0 };
    if (!(await fetchMissing(day, tokens))) return false;
    if (!(await ledger.hold(day, current.left - tokens))) {
      current.left = 0;
      if (!(await fetchMissing(day, tokens)) || !(await ledger.hold(day, current.left - tokens)))
        return false;
    }
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
