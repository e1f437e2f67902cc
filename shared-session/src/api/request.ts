import {
  err,
  MAX_BODY_BYTES,
  ok,
  REQUEST_PARAMETER,
  type AnyEndpoint,
  type ApiError,
  type Result,
  type Schema,
} from '@aura/shared-domain';
import { validate } from '../schema/validate.ts';
import { makeApiError, makeUnreachedError, readAnswer } from './answer.ts';

export interface Transport {
  /** Address of the backend without a final slash, read at each call. */
  readonly apiBase: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** The page that calls; the backend logs it with its action. */
  readonly caller?: () => string | undefined;
}

/** A call of the contract with the body that it is made with. */
export interface ApiRequest<T> {
  readonly method: AnyEndpoint['method'];
  readonly path: string;
  /** JSON; undefined for a call without a body. */
  readonly body: string | undefined;
  readonly response: Schema<T>;
  readonly timeoutMs: number;
  /** Signals by which the caller may give the call up. */
  readonly signals: readonly AbortSignal[];
}

/** The request body, checked against the contract. */
export function writeBody(schema: Schema<unknown>, body: unknown): Result<string | undefined, ApiError> {
  const request = validate(schema, body);
  if (!request.ok) return err(makeApiError('invalid_request'));
  if (request.value === undefined) return ok(undefined);
  const json = JSON.stringify(request.value);
  const tooLarge = new TextEncoder().encode(json).length > MAX_BODY_BYTES;
  return tooLarge ? err(makeApiError('too_large')) : ok(json);
}

/** The path with every `{name}` replaced by that field of the input. */
const fillPath = (path: string, json: string | undefined): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const asked = JSON.parse(json ?? '{}') as Readonly<Record<string, unknown>>;
    return encodeURIComponent(String(asked[name]));
  });

/** Where the input goes: in the address of a GET, in the body of every other call. */
export function writeRequestValues(
  method: ApiRequest<unknown>['method'],
  template: string,
  json: string | undefined,
): Pick<ApiRequest<unknown>, 'path' | 'body'> {
  const path = fillPath(template, json);
  if (method !== 'GET' || json === undefined) return { path, body: json };
  const parameters = new URLSearchParams({ [REQUEST_PARAMETER]: json });
  return { path: `${path}?${parameters.toString()}`, body: undefined };
}

/** Sends a request once. */
export async function send(
  { apiBase, fetch, caller }: Transport,
  { method, path, body }: ApiRequest<unknown>,
  { signal, token }: { readonly signal: AbortSignal; readonly token?: string },
): Promise<Result<Response, ApiError>> {
  const page = caller?.();
  const init = {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(page !== undefined && { 'X-Aura-Page': page }),
    },
    ...(body !== undefined && { body }),
    signal,
  };
  const response = await fetch(apiBase() + path, init).catch(() => null);
  return response ? ok(response) : err(makeUnreachedError());
}

/** A connection that breaks while the answer is read counts as offline. */
export function readAnswerOf<T>(response: Response, schema: Schema<T>) {
  return readAnswer(response, schema).catch(() => err(makeUnreachedError()));
}
