import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOvertaken } from '../firebase/is-written.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { createTokenBuckets, takeFromBucket, type BucketSettings, type TakeTurn } from './token-buckets.ts';

const BucketSchema = v.object({ tokens: v.number(), at: v.number() });

interface SharedBucketDeps {
  readonly db: Firestore;
  /** Name of the limit: the same key has another bucket in each. */
  readonly limit: string;
  /** With it, nobody can find out an address by hashing all of them. */
  readonly hashKey: string;
}

/** Lost attempts of a call before it is told to come back. */
const ATTEMPTS = 20;
/** Longest wait before the next of them, milliseconds. */
const LONGEST_WAIT_MS = 50;

/**
 * Token buckets that all processes share: `callBuckets/{hash of limit and key}`, gone once the bucket is full again.
 * A call that this process alone refuses causes no read. Another costs a read, and a write if it is granted.
 */
export function createSharedBuckets(
  settings: BucketSettings,
  { db, limit, hashKey }: SharedBucketDeps,
): TakeTurn {
  const takeHere = createTokenBuckets(settings);
  const queue = createPersonQueue();
  const fillMs = (settings.capacity / settings.refillPerSecond) * 1000;

  /** Takes tokens of the stored bucket; null if another process was quicker. */
  async function tryTake(name: string, now: number, cost: number): Promise<number | null> {
    const document = db.collection('callBuckets').doc(name);
    const stored = await document.get();
    const known = v.safeParse(BucketSchema, stored.data());
    const { bucket, wait } = takeFromBucket(known.success ? known.output : undefined, settings, now, cost);
    if (wait > 0) return wait;
    const next = { ...bucket, expiresAt: new Date(now + fillMs) };
    const { updateTime } = stored;
    try {
      await (updateTime ? document.update(next, { lastUpdateTime: updateTime }) : document.create(next));
      return 0;
    } catch (error) {
      if (isOvertaken(error)) return null;
      throw error;
    }
  }

  async function takeShared(name: string, now: number, cost: number): Promise<number> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const wait = await tryTake(name, now, cost);
      if (wait !== null) return wait;
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
    }
    return 1;
  }

  return async (key, now, cost = 1) => {
    const wait = takeHere(key, now, cost);
    if (wait > 0) return wait;
    const name = createHmac('sha256', hashKey).update(`${limit}\n${key}`).digest('hex');
    return queue(name, () => takeShared(name, now, cost));
  };
}
