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

/** The same, if other processes may have to be asked. */
export type TakeTurn = (key: string, now: number, cost?: number) => number | Promise<number>;

/** The tokens of one key at a time, in milliseconds. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** A bucket after a call; `wait` is 0 if the call got its tokens, otherwise the whole seconds until it may. */
export function takeFromBucket(
  known: Bucket | undefined,
  { capacity, refillPerSecond }: Pick<BucketSettings, 'capacity' | 'refillPerSecond'>,
  now: number,
  cost: number,
): { readonly bucket: Bucket; readonly wait: number } {
  const gained = known ? (Math.max(0, now - known.at) / 1000) * refillPerSecond : 0;
  const tokens = Math.min(capacity, (known?.tokens ?? capacity) + gained);
  const isGranted = tokens >= cost;
  const bucket = { tokens: isGranted ? tokens - cost : tokens, at: now };
  return { bucket, wait: isGranted ? 0 : Math.ceil((cost - tokens) / refillPerSecond) };
}

/** Token buckets per key in this process's memory, bounded in number. */
export function createTokenBuckets(settings: BucketSettings): TakeToken {
  const buckets = new Map<string, Bucket>();
  return (key, now, cost = 1) => {
    const { bucket, wait } = takeFromBucket(buckets.get(key), settings, now, cost);
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > settings.maxKeys) forgetOldest(buckets);
    return wait;
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
