import type { ApiError, MentorEvent, Result } from '@aura/shared-domain';
import { runFailure } from '../../runs/run-failure.ts';
import { addEventToExchange, type Exchange } from './exchange.ts';

interface Options {
  /** Asks for the answer from where it has come to. */
  readonly ask: (
    exchange: Exchange,
    onEvent: (event: MentorEvent) => void,
    signal: AbortSignal,
  ) => Promise<Result<void, ApiError>>;
  readonly onChange: (exchange: Exchange) => void;
  /** Resolves when it is worth asking again: after so many milliseconds, with a connection. */
  readonly wait: (ms: number) => Promise<void>;
  /** Aborted when the person stops the answer. */
  readonly stop: AbortSignal;
}

/** Times between one attempt and the next, milliseconds. */
const WAITS_MS = [500, 1500, 4000];
/** What a connection that broke looks like; everything else is a refusal. */
const CUTS: ReadonlySet<ApiError['code']> = new Set(['offline', 'timeout', 'bad_response', 'unavailable']);

/**
 * Streams an answer to its end. A broken stream is resumed several times; then the exchange says that it was cut, and
 * the same call resumes it.
 * @returns the final exchange
 */
export async function streamAnswer(
  begun: Exchange,
  { ask, onChange, wait, stop }: Options,
): Promise<Exchange> {
  let exchange = begun;
  const change = (next: Exchange): Exchange => {
    exchange = next;
    onChange(next);
    return next;
  };
  if (stop.aborted) return change({ ...exchange, status: 'stopped' });
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  for (const pause of [...WAITS_MS, null]) {
    const hole = new AbortController();
    const leave = () => hole.abort();
    stop.addEventListener('abort', leave, { once: true });
    const outcome = await ask(
      exchange,
      (event) => {
        const next = hole.signal.aborted ? null : addEventToExchange(exchange, event);
        if (next) change(next);
        else hole.abort();
      },
      hole.signal,
    );
    stop.removeEventListener('abort', leave);
    if (exchange.status === 'done') return exchange;
    if (stop.aborted) return change({ ...exchange, status: 'stopped' });
    // Before the first line, asking the person loses nothing; in the middle of a sentence, resume automatically.
    if (!outcome.ok && (exchange.status === 'waiting' || !CUTS.has(outcome.error.code))) {
      return change({ ...exchange, status: 'failed', failure: runFailure(outcome.error) });
    }
    if (pause === null) break;
    change({ ...exchange, status: 'reconnecting' });
    await Promise.race([wait(pause), stopped]);
    if (stop.aborted) return change({ ...exchange, status: 'stopped' });
  }
  return change({ ...exchange, status: 'cut' });
}
