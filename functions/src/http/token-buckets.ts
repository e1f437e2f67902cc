export interface BucketSettings {
  /** Calls that may come at once. */
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Keys remembered at most; the one not seen for longest is forgotten first. */
  readonly maxKeys: number;
}

/**
 * Takes a token for `key` at `now` (ms): 0 if one was available, otherwise the whole seconds until the next.
 * @param cost tokens; one by default, a fraction for a key that many share
 */
export type TakeToken = (key: string, now: number, cost?: number) => number;

/** Token buckets per key in this process's memory, bounded in number. */
export function createTokenBuckets({ capacity, refillPerSecond, maxKeys }: BucketSettings): TakeToken {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, now, cost = 1) => {
    const known = buckets.get(key);
    const gained = known ? (Math.max(0, now - known.at) / 1000) * refillPerSecond : 0;
    const tokens = Math.min(capacity, (known?.tokens ?? capacity) + gained);
    const granted = tokens >= cost;
    buckets.delete(key);
    buckets.set(key, { tokens: granted ? tokens - cost : tokens, at: now });
    if (buckets.size > maxKeys) forgetOldest(buckets);
    return granted ? 0 : Math.ceil((cost - tokens) / refillPerSecond);
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
