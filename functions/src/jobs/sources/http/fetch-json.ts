import { err, ok, type Result } from '@aura/shared-domain';
import type { SourceFailure, SourceFault } from '../job-source.contract.ts';

const MAX_MS = 24 * 60 * 60 * 1000;
const HTTP_DATE = /^[A-Z][a-z]{2,8}, /;

/**
 * The requested waiting time, at most a day: `Retry-After` in seconds, or as a date, relative to the answer's own
 * `Date`. Null if absent. RFC 9110, 10.2.3.
 */
export function retryAfterMs(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const date = HTTP_DATE.test(asked) ? asked : '';
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(date) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_MS);
}

/** The largest boards answer with some six megabytes. */
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_HOPS = 2;
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** A failure without further details. */
export const makeFault = (state: SourceFailure): { readonly ok: false; readonly error: SourceFault } =>
  err({ state, retryAfterMs: null });

export interface FetchBounds {
  /** Ends the call, which is then `slow`. */
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
}

/**
 * Gets JSON from an address: no longer than the signal lets it, no more bytes than bounded (counted unpacked), and
 * from no other origin than the one asked. Never throws, and tells nothing of the address, which may hold a key.
 */
export async function fetchJson(
  address: URL,
  { signal, maxBytes = MAX_BYTES }: FetchBounds,
): Promise<Result<unknown, SourceFault>> {
  try {
    const response = await follow(address, signal);
    const refusal = response ? findRefusal(response) : makeFault('nonsense');
    if (!response || refusal) {
      await response?.body?.cancel();
      return refusal ?? makeFault('nonsense');
    }
    const text = await readText(response, maxBytes);
    return text === null ? makeFault('nonsense') : parse(text);
  } catch {
    return makeFault(signal.aborted ? 'slow' : 'down');
  }
}

/** The answer after redirects within one origin; null for other origins and loops. */
async function follow(address: URL, signal: AbortSignal): Promise<Response | null> {
  let at = address;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const response = await fetch(at, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (next?.origin !== address.origin) return null;
    at = next;
  }
  return null;
}

function findRefusal({ status, headers }: Response): Result<never, SourceFault> | null {
  if (status === 429 || status === 403)
    return err({ state: 'overQuota', retryAfterMs: retryAfterMs(headers) });
  if (status >= 500) return err({ state: 'down', retryAfterMs: retryAfterMs(headers) });
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '');
  return status === 200 && isJson ? null : makeFault('nonsense');
}

/** The body as text; null if it exceeds the limit. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop cancels the rest of the body.
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): Result<unknown, SourceFault> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return makeFault('nonsense');
  }
}
