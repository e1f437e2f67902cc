import type { RequestHandler } from 'express';
import type * as v from 'valibot';
import type { Result } from '@aura/shared-domain';
import { sendFailure, type Failure } from './failure.ts';
import { requestOf } from './endpoint-request.ts';

/** A handler for public calls, signed in or not. */
export function openEndpoint<S extends v.GenericSchema, Out>(
  schema: S,
  call: (request: v.InferOutput<S>) => Promise<Result<Out, Failure>>,
): RequestHandler {
  return async (req, res) => {
    const request = requestOf(req, schema);
    if (!request.ok) return sendFailure(res, request.error);
    const answer = await call(request.value);
    if (!answer.ok) return sendFailure(res, answer.error);
    res.json(answer.value);
  };
}
