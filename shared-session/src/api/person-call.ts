import { err, ok, type ApiError, type Result } from '@aura/shared-domain';
import type { Notices } from '../session/notices.ts';
import type { Person, Session } from '../session/session-store.ts';
import { makeApiError, makeUnreachedError } from './answer.ts';
import { withDeadline } from './deadline.ts';
import { readAnswerOf, send, type ApiRequest, type Transport } from './request.ts';

export interface PersonCallParts extends Transport {
  readonly session: Session;
  readonly notices: Notices;
}

/**
 * Makes a call on behalf of the person who is signed in. It carries their token, is repeated once with a fresh
 * token after a 401 and never otherwise. An answer that comes after the person has gone is dropped.
 */
export function callForPerson<T>(
  parts: PersonCallParts,
  request: ApiRequest<T>,
): Promise<Result<T, ApiError>> {
  return callForPersonWith(parts, request, (response) => readAnswerOf(response, request.response));
}

/** Reads the response; a connection lost during the reading counts as offline. */
type ReadResponse<T> = (response: Response, signal: AbortSignal) => Promise<Result<T, ApiError>>;

/** The same call with a custom reader of the response. */
export async function callForPersonWith<T>(
  parts: PersonCallParts,
  request: ApiRequest<unknown>,
  read: ReadResponse<T>,
): Promise<Result<T, ApiError>> {
  const { session, notices } = parts;
  await session.ensure();
  const person = session.person();
  if (!person) return err(makeApiError('unauthenticated'));
  const signals = [person.signal, ...request.signals];
  const outcome = await withDeadline(request.timeoutMs, signals, async (signal) => {
    const response = await request401Aware(parts, person, request, signal);
    if (!response.ok) return response;
    return read(response.value, signal).catch(() => err(makeUnreachedError()));
  });

  if (person.signal.aborted) return err(makeApiError('unauthenticated'));
  if (outcome === 'timeout' || outcome === 'aborted') return err(makeApiError('timeout'));
  if (!outcome.ok && outcome.error.code === 'unauthenticated') {
    notices.emit({ kind: 'sessionExpired', message: outcome.error.message });
    await session.leave();
  }
  return outcome;
}

/** Sends a request with the person's token; after a 401 once more with a fresh one, then gives up. */
async function request401Aware(
  transport: Transport,
  person: Person,
  request: ApiRequest<unknown>,
  signal: AbortSignal,
): Promise<Result<Response, ApiError>> {
  for (const refresh of [false, true]) {
    const token = await person.backend.idToken(refresh);
    if (!token.ok)
      return err(isNetworkFailure(token.error.code) ? makeUnreachedError() : makeApiError('unauthenticated'));
    if (token.value === null) break;
    const response = await send(transport, request, { signal, token: token.value });
    if (!response.ok) return response;
    if (response.value.status !== 401) return ok(response.value);
  }
  return err(makeApiError('unauthenticated'));
}

function isNetworkFailure(code: string): boolean {
  return code.endsWith('network-request-failed');
}
