import type { RequestHandler } from 'express';
import * as v from 'valibot';
import type { Result } from '@aura/shared-domain';
import type { VerifyToken } from '../firebase/verify-token.ts';
import { authenticate } from './authenticate.ts';
import { sendFailure, type Failure } from './failure.ts';
import { jsonOf } from './json-body.ts';
import type { TakeToken } from './token-buckets.ts';

export interface PersonEndpointDeps {
  readonly verifyToken: VerifyToken;
  readonly takePersonToken: TakeToken;
  readonly now: () => Date;
}

/** What an endpoint does for a known person with a request that fits its schema. */
export type PersonCall<In, Out> = (uid: string, request: In) => Promise<Result<Out, Failure>>;

/**
 * A handler for calls on a person's behalf: who is it, not too often, does the request fit, then the work.
 * An unexpected error of the work is left to the error handler.
 */
export function personEndpoint<S extends v.GenericSchema, Out>(
  deps: PersonEndpointDeps,
  schema: S,
  call: PersonCall<v.InferOutput<S>, Out>,
): RequestHandler {
  return async (req, res) => {
    const person = await authenticate(req, deps.verifyToken);
    if (!person.ok) return sendFailure(res, person.error);
    const wait = deps.takePersonToken(person.value, deps.now().getTime());
    if (wait > 0) return sendFailure(res, { code: 'rate_limited', retryAfterSeconds: wait });
    const body = jsonOf(req);
    if (!body.ok) return sendFailure(res, body.error);
    const request = v.safeParse(schema, body.value);
    if (!request.success) return sendFailure(res, { code: 'invalid_request' });
    const answer = await call(person.value, request.output);
    if (!answer.ok) return sendFailure(res, answer.error);
    res.json(answer.value);
  };
}
