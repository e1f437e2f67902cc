/**
 * Keeps the places of the highest values, of equal ones the first places: a heap with the worst of those kept on top.
 * @returns the places, best first.
 */
export function chooseBest(places: Uint32Array, values: Float64Array, limit: number): Uint32Array {
  const isWorse = (a: number, b: number): boolean => {
    const difference = (values[a] ?? 0) - (values[b] ?? 0);
    return difference < 0 || (difference === 0 && a > b);
  };
  const heap = places.slice(0, Math.max(0, limit));
  const order = (a: number, b: number): number => (isWorse(a, b) ? 1 : -1);
  if (heap.length === places.length) return heap.toSorted(order);
  const sink = (from: number): void => {
    for (let at = from; ;) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const child = right < heap.length && isWorse(heap[right] ?? 0, heap[left] ?? 0) ? right : left;
      const [parent, worst] = [heap[at] ?? 0, heap[child] ?? 0];
      if (!isWorse(worst, parent)) return;
      heap[at] = worst;
      heap[child] = parent;
      at = child;
    }
  };
  for (let at = (heap.length >>> 1) - 1; at >= 0; at -= 1) sink(at);
  for (let at = heap.length; at < places.length && heap.length > 0; at += 1) {
    const place = places[at] ?? 0;
    if (!isWorse(heap[0] ?? 0, place)) continue;
    heap[0] = place;
    sink(0);
  }
  return heap.toSorted(order);
}
