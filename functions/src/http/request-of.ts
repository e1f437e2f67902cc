import type { Request } from 'express';
import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from './failure.ts';
import { jsonOf } from './json-body.ts';

/** Methods whose body means nothing. */
const BODILESS = ['GET', 'DELETE'];

/** What is asked for, once it fits the schema; `undefined` is what a call without a body asks with. */
export function requestOf<S extends v.GenericSchema>(
  req: Request,
  schema: S,
): Result<v.InferOutput<S>, Failure> {
  const body = BODILESS.includes(req.method) ? ok(undefined) : jsonOf(req);
  if (!body.ok) return body;
  const request = v.safeParse(schema, body.value);
  return request.success ? ok(request.output) : err({ code: 'invalid_request' });
}
