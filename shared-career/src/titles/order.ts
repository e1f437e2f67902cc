/** Finer than any difference that matters, and coarse enough to be put into one number with the place. */
const STEPS = 2 ** 26;
const PLACES = 2 ** 22;

/** One number that sorts by score, then by place. */
const computeKey = (score: number, place: number): number =>
  (STEPS - Math.round(Math.min(1, score) * STEPS)) * PLACES + place;

/** Up to this many the best are kept while looking; sorting everything would cost more. */
const FEW = 16;

function selectBestFew(scores: Float32Array, limit: number): number[] {
  const best: number[] = [];
  scores.forEach((score, place) => {
    if (score <= 0) return;
    const key = computeKey(score, place);
    if (best.length === limit && key > (best.at(-1) ?? 0)) return;
    const at = best.findIndex((other) => other > key);
    best.splice(at < 0 ? best.length : at, 0, key);
    if (best.length > limit) best.pop();
  });
  return best;
}

function sortAll(scores: Float32Array): Float64Array {
  const keys = new Float64Array(scores.length);
  let size = 0;
  scores.forEach((score, place) => {
    if (score <= 0) return;
    keys[size] = computeKey(score, place);
    size += 1;
  });
  return keys.subarray(0, size).toSorted();
}

/** Places of the scores above 0, best first, ties in the order given. */
export function orderOf(scores: Float32Array, limit: number): number[] {
  const keys = limit <= FEW ? selectBestFew(scores, limit) : [...sortAll(scores).subarray(0, limit)];
  return keys.map((key) => key % PLACES);
}
