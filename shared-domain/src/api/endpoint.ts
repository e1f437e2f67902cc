import * as v from 'valibot';

/** Region of every function; the client library's default would be another one. */
export const FUNCTIONS_REGION = 'southamerica-east1';

/** Largest request body that the backend reads, bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Name of the parameter in which a GET carries what it asks with. */
export const REQUEST_PARAMETER = 'request';

/** Asked with nothing. */
export const NO_BODY = v.undefined();

/** Something that validates as the Standard Schema (standardschema.dev) says; schemas of valibot, zod and others do. */
export interface Schema<T> {
  /** Named by the standard. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Schemas that answer later are refused. */
    readonly validate: (value: unknown) => unknown;
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}

/** Common fields of every call. */
interface Call<Request> {
  /** As in HTTP. */
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `{name}` takes that field of the request. A GET sends its request as JSON in {@link REQUEST_PARAMETER}. */
  readonly path: string;
  /** Schema of the request. */
  readonly request: Schema<Request>;
  /** To the end of the answer, a repetition included. */
  readonly timeoutMs: number;
}

/** A call of the backend: method, path, who may call, and the schemas of request and response. */
export interface Endpoint<Request, Response> extends Call<Request> {
  /** `person` if the call carries the signed-in person's token, `none` for an anonymous call. */
  readonly auth: 'person' | 'none';
  /** Schema of the response. */
  readonly response: Schema<Response>;
}

/** A call on behalf of who is signed in that answers line by line (newline-delimited JSON), each line an event. */
export interface Stream<Request, Event> extends Call<Request> {
  /** Of each line. */
  readonly event: Schema<Event>;
}

export type AnyEndpoint = Endpoint<unknown, unknown>;
export type AnyStream = Stream<unknown, unknown>;

type OutputOf<S> = S extends Schema<infer T> ? T : never;
export type RequestOf<E extends { readonly request: unknown }> = OutputOf<E['request']>;
export type ResponseOf<E extends { readonly response: unknown }> = OutputOf<E['response']>;
