import {
  ENDPOINTS,
  err,
  MAX_BODY_BYTES,
  ok,
  type ApiError,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import type { Notices } from '../session/notices.ts';
import type { Person, Session } from '../session/session.ts';
import { apiError, readAnswer } from './answer.ts';
import { withDeadline } from './deadline.ts';

export interface ApiParts {
  readonly session: Session;
  readonly notices: Notices;
  /** Address of the backend without a final slash, asked for at each call. */
  readonly apiBase: () => string;
  readonly fetch: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Gives the call up; its result then has the code `timeout`. */
  readonly signal?: AbortSignal;
}

export type CallApi = <N extends EndpointName>(
  name: N,
  body: RequestOf<N>,
  options?: CallOptions,
) => Promise<Result<ResponseOf<N>, ApiError>>;

/**
 * The client of the backend. A call carries the person's token, has the time that the contract gives it (retry
 * included), is repeated once with a fresh token after a 401 and never otherwise. An answer that comes after the
 * person has gone is dropped.
 */
export function createCallApi(parts: ApiParts): CallApi {
  const { session, notices } = parts;
  return async (name, body, options = {}) => {
    const endpoint = ENDPOINTS[name];
    const request = v.safeParse(endpoint.request, body);
    if (!request.success) return err(apiError('invalid_request'));
    const json = JSON.stringify(request.output);
    if (new TextEncoder().encode(json).length > MAX_BODY_BYTES) return err(apiError('too_large'));

    await session.ensure();
    const person = session.person();
    if (!person) return err(apiError('unauthenticated'));
    const signals = options.signal ? [person.signal, options.signal] : [person.signal];
    const outcome = await withDeadline(endpoint.timeoutMs, signals, async (signal) => {
      const { method, path } = endpoint;
      const response = await request401Aware(parts, person, path, { method, body: json, signal });
      return response.ok ? await answerOf(response.value, endpoint.response) : response;
    });

    if (person.signal.aborted) return err(apiError('unauthenticated'));
    if (outcome === 'timeout' || outcome === 'aborted') return err(apiError('timeout'));
    if (!outcome.ok && outcome.error.code === 'unauthenticated') {
      notices.emit({ kind: 'sessionExpired', message: outcome.error.message });
      await session.leave();
    }
    return outcome;
  };
}

/** Sends a request with the person's token; after a 401 once more with a fresh one, then gives up. */
async function request401Aware(
  { apiBase, fetch }: ApiParts,
  person: Person,
  path: string,
  init: RequestInit,
): Promise<Result<Response, ApiError>> {
  for (const refresh of [false, true]) {
    const token = await person.backend.idToken(refresh);
    if (!token.ok) return err(apiError(isNetworkFailure(token.error.code) ? 'offline' : 'unauthenticated'));
    if (token.value === null) break;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token.value}` };
    const response = await fetch(apiBase() + path, { ...init, headers }).catch(() => null);
    if (!response) return err(apiError('offline'));
    if (response.status !== 401) return ok(response);
  }
  return err(apiError('unauthenticated'));
}

/** A connection that breaks while the answer is read counts as offline. */
function answerOf<T extends v.GenericSchema>(response: Response, schema: T) {
  return readAnswer(response, schema).catch(() => err(apiError('offline')));
}

function isNetworkFailure(code: string): boolean {
  return code.endsWith('network-request-failed');
}
