export interface ReadBounds {
  /** Until the first piece, milliseconds. */
  readonly firstMs: number;
  readonly maxBytes: number;
  /** Settles when all of the reading has to be over. */
  readonly over: Promise<'timeout' | 'gone'>;
}

/** How a reading ended; `failed` is the fault of the other side. */
export type ReadOutcome = 'complete' | 'timeout' | 'gone' | 'too_long' | 'failed';

/** Pieces without end that say nothing would never reach the bound of bytes. */
const MAX_PIECES = 20_000;

/**
 * Reads a stream piece by piece within limits of time and size, even if the sender ignores its signal. Never throws.
 */
export async function* readBounded(
  send: (signal: AbortSignal) => AsyncIterable<string>,
  { firstMs, maxBytes, over }: ReadBounds,
): AsyncGenerator<string, ReadOutcome> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), firstMs);
  });
  let bytes = 0;
  try {
    const pieces = send(stop.signal)[Symbol.asyncIterator]();
    for (let count = 0; count < MAX_PIECES; count += 1) {
      const next = Promise.resolve(pieces.next());
      // After a timeout it may still fail, without a listener.
      next.catch(() => undefined);
      const step = await Promise.race([next, over, ...(bytes === 0 ? [late] : [])]);
      if (typeof step === 'string') return step;
      if (step.done) return 'complete';
      bytes += Buffer.byteLength(step.value);
      if (bytes > maxBytes) return 'too_long';
      yield step.value;
    }
    return 'too_long';
  } catch {
    // The server's error message may quote the request: it is not passed on.
    return 'failed';
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
