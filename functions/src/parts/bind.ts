import type { ErrorRequestHandler, RequestHandler, Router } from 'express';
import type * as v from 'valibot';
import { ok, type Result } from '@aura/shared-domain';
import { limitByAddress } from '../http/address-limit.ts';
import { plainErrorHandler } from '../http/error-handler.ts';
import { sendPlainFailure, type Failure } from '../http/failure.ts';
import { readBoundedBody } from '../http/json-body.ts';
import { openEndpoint } from '../http/open-endpoint.ts';
import {
  handleCallerRequest,
  type AdmittedCall,
  type PersonCall,
  type PersonEndpointDeps,
  type PersonEndpointOptions,
} from '../http/person-endpoint.ts';
import { convertRoutePath } from '../http/endpoint-request.ts';
import type { TakeTurn } from '../http/token-buckets.ts';

interface Address {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `{name}` is replaced by that field of the request. */
  readonly path: string;
}

/** An endpoint on behalf of who is signed in, or a stream, which always is. */
interface ForPerson<S> extends Address {
  readonly auth?: 'person';
  readonly request: S;
}

interface ForAnybody<S> extends Address {
  readonly auth: 'none';
  readonly request: S;
}

interface Held<Limit> {
  /** One of the part's limits; the general limit per person or address by default. */
  readonly limit?: Limit;
}

interface PersonOptions<Limit, Out> extends Held<Limit>, Omit<PersonEndpointOptions<Out>, 'fail'> {
  /** Answers with an `error` that is a text to be read, in place of the usual shape. */
  readonly plainErrors?: boolean;
}

type OpenCall<In, Out> = (request: In) => Promise<Result<Out, Failure>>;

/** Binds endpoints to their handlers. The endpoint defines method, path, body and callers. */
export interface Bind<Limit extends string> {
  <S extends v.GenericSchema, Out>(
    endpoint: ForPerson<S>,
    call: PersonCall<v.InferOutput<S>, Out>,
    options?: PersonOptions<Limit, Out>,
  ): void;
  <S extends v.GenericSchema, Out>(
    endpoint: ForAnybody<S>,
    call: OpenCall<v.InferOutput<S>, Out>,
    options?: Held<Limit>,
  ): void;
  /** An endpoint that is not for everybody who is signed in. */
  readonly admitted: <S extends v.GenericSchema, Who, Out>(
    endpoint: ForPerson<S>,
    call: AdmittedCall<Who, v.InferOutput<S>, Out>,
    options?: PersonOptions<Limit, Out>,
  ) => void;
  /** A custom handler of the request. */
  readonly handler: (address: Address, handler: RequestHandler, options?: Held<Limit>) => void;
  /** The same, past every limit: for a caller that proves with each call who it is. */
  readonly unheld: (address: Address, handler: RequestHandler) => void;
  /** Takes a token of a limit, for calls that are held in part only. */
  readonly take: (limit: Limit) => TakeTurn;
}

/** Collects the routes of all parts. */
export interface Bound {
  readonly routes: Router;
  /** Those past every limit. */
  readonly unheld: Router;
  /** `METHOD /path` of each, with the part that has it. */
  readonly known: Map<string, string>;
}

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/**
 * Creates the `bind` function of one part. Throws if another part has the same address.
 * @param deps `takePersonToken` limits every person in calls without a specific limit
 * @param take one bucket for each limit of the part
 */
export function createBind<Limit extends string>(
  part: string,
  { routes, unheld, known }: Bound,
  deps: PersonEndpointDeps,
  take: (limit: Limit) => TakeTurn,
): Bind<Limit> {
  const add = (
    router: Router,
    { method, path }: Address,
    ...handlers: readonly (RequestHandler | ErrorRequestHandler)[]
  ) => {
    const address = `${method} ${path}`;
    const holder = known.get(address);
    if (holder !== undefined) throw new Error(`${address} of ${part} is bound by ${holder} already`);
    known.set(address, part);
    router[METHODS[method]](convertRoutePath(path), ...handlers);
  };
  const handler: Bind<Limit>['handler'] = (address, answer, { limit } = {}) =>
    add(routes, address, ...(limit === undefined ? [] : [limitByAddress(take(limit), deps.now)]), answer);

  const admitted: Bind<Limit>['admitted'] = (endpoint, call, { limit, plainErrors, ...rest } = {}) => {
    const held = limit === undefined ? deps : { ...deps, takePersonToken: take(limit) };
    const options = { ...rest, ...(plainErrors && { fail: sendPlainFailure }) };
    const answer = handleCallerRequest(held, endpoint.request, call, options);
    add(routes, endpoint, answer, ...(plainErrors ? [plainErrorHandler] : []));
  };

  const bind = <S extends v.GenericSchema, Out>(
    endpoint: ForPerson<S> | ForAnybody<S>,
    call: PersonCall<v.InferOutput<S>, Out> | OpenCall<v.InferOutput<S>, Out>,
    options: PersonOptions<Limit, Out> = {},
  ): void => {
    if (endpoint.auth === 'none') {
      const open = call as OpenCall<v.InferOutput<S>, Out>;
      return handler(endpoint, openEndpoint(endpoint.request, open), options);
    }
    const work = call as PersonCall<v.InferOutput<S>, Out>;
    admitted(endpoint, { admit: async ({ uid }) => ok(uid), call: work }, options);
  };

  const unpaced: Bind<Limit>['unheld'] = (address, answer) => add(unheld, address, readBoundedBody, answer);
  return Object.assign(bind, { admitted, handler, unheld: unpaced, take });
}
