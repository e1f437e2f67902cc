const BYTES = 1e6;

/** Megabytes on the heap and outside it. What nobody holds any more is taken away first; twice, as buffers go late. */
export function megabytesUsed(): number {
  const collect = globalThis.gc;
  collect?.();
  collect?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / BYTES;
}
