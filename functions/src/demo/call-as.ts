import {
  REQUEST_PARAMETER,
  type RequestOf,
  type ResponseOf,
  type AnyEndpoint,
  type Schema,
} from '@aura/shared-domain';

/** Sends a request of a person and gives the answer; throws if it is refused. */
export type CallAs = <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>) => Promise<ResponseOf<E>>;

/** Calls a backend over HTTP with a token. @param url address without a final slash */
export const createCallAs =
  (url: string, token: string): CallAs =>
  async (endpoint, request) => {
    const { method } = endpoint;
    const path = endpoint.path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(String((request as Record<string, unknown>)[name])),
    );
    const query = new URLSearchParams({ [REQUEST_PARAMETER]: JSON.stringify(request) });
    const response = await fetch(method === 'GET' ? `${url}${path}?${query}` : url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(request) }),
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
    return readAnswer(endpoint.response, body) as ResponseOf<typeof endpoint>;
  };

type Outcome =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

function readAnswer(schema: Schema<unknown>, body: unknown): unknown {
  const outcome = schema['~standard'].validate(body) as Outcome;
  if (outcome.issues) throw new Error('the answer is not what its endpoint declares');
  return outcome.value;
}
