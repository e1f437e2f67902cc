/** How much was looked at, to compare searches by something that is the same on every machine. */
export interface Work {
  /** Postings that were compared. */
  postings: number;
}

/**
 * Places in two ascending lists where both have the same value; of the arrays the first `count` places are filled.
 * They are filled again by the next call: a new pair for every list of every search would keep the collector busy.
 */
export interface Common {
  readonly count: number;
  readonly inA: Uint32Array;
  readonly inB: Uint32Array;
}

let places: readonly [Uint32Array, Uint32Array] = [new Uint32Array(1024), new Uint32Array(1024)];

function reserveRoom(most: number): readonly [Uint32Array, Uint32Array] {
  if (places[0].length < most) places = [new Uint32Array(most * 2), new Uint32Array(most * 2)];
  return places;
}

/** From this many times the length on, a list is jumped through and not read. */
const JUMP_FROM = 12;

/** The first place from `from` on whose value is not less than `value`: doubling steps, then halving ones. */
function jump(values: Uint32Array, value: number, from: number, work: Work): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < values.length && (values[high] ?? 0) < value) {
    work.postings += 1;
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, values.length);
  while (low < high) {
    work.postings += 1;
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function intersectByJumps(short: Uint32Array, long: Uint32Array, work: Work): Common {
  const [inA, inB] = reserveRoom(short.length);
  let count = 0;
  let inLong = 0;
  for (let inShort = 0; inShort < short.length && inLong < long.length; inShort += 1) {
    const value = short[inShort] ?? 0;
    inLong = jump(long, value, inLong, work);
    if (long[inLong] !== value) continue;
    inA[count] = inShort;
    inB[count] = inLong;
    count += 1;
  }
  work.postings += short.length;
  return { count, inA, inB };
}

function intersectByReading(a: Uint32Array, b: Uint32Array, work: Work): Common {
  const [inA, inB] = reserveRoom(Math.min(a.length, b.length));
  let count = 0;
  let atA = 0;
  let atB = 0;
  while (atA < a.length && atB < b.length) {
    const left = a[atA] ?? 0;
    const right = b[atB] ?? 0;
    if (left === right) {
      inA[count] = atA;
      inB[count] = atB;
      count += 1;
    }
    if (left <= right) atA += 1;
    if (right <= left) atB += 1;
  }
  work.postings += atA + atB;
  return { count, inA, inB };
}

/** The intersection of two ascending lists. It jumps through a list that is much longer than the other one. */
export function intersect(a: Uint32Array, b: Uint32Array, work: Work): Common {
  if (a.length * JUMP_FROM < b.length) return intersectByJumps(a, b, work);
  if (b.length * JUMP_FROM >= a.length) return intersectByReading(a, b, work);
  const { count, inA, inB } = intersectByJumps(b, a, work);
  return { count, inA: inB, inB: inA };
}
