import type { Request } from 'express';
import * as v from 'valibot';
import { err, ok, REQUEST_PARAMETER, type Result } from '@aura/shared-domain';
import type { Failure } from './failure.ts';
import { parseJson, readJson } from './json-body.ts';

/** A path of the contract, `/interview/{id}`, as Express reads it. */
export const convertRoutePath = (path: string): string => path.replaceAll(/\{(\w+)\}/gu, ':$1');

/**
 * The request that fits the schema: the body, or the query of a GET. A call without input gives `undefined`. Path
 * parameters override the same field of the body.
 */
export function requestOf<S extends v.GenericSchema>(
  req: Request,
  schema: S,
): Result<v.InferOutput<S>, Failure> {
  const asked = readAsked(req);
  if (!asked.ok) return asked;
  const request = v.safeParse(schema, withPath(asked.value, req.params));
  if (request.success) return ok(request.output);
  const message = findOwnMessage(request.issues);
  return err({ code: 'invalid_request', ...(message !== undefined && { message }) });
}

/** The words that the contract has for a person, for one of its checks; the library's own are English, and begin so. */
const findOwnMessage = (issues: readonly v.BaseIssue<unknown>[]): string | undefined =>
  issues.find(({ type, message }) => type === 'check' && !message.startsWith('Invalid '))?.message;

const withPath = (asked: unknown, params: Request['params']): unknown =>
  typeof asked === 'object' && asked !== null && !Array.isArray(asked) ? { ...asked, ...params } : asked;

/** The body of a GET or DELETE means nothing. */
function readAsked(req: Request): Result<unknown, Failure> {
  if (req.method === 'DELETE') return ok(undefined);
  if (req.method === 'GET') return readAddress(req);
  return isEmpty(req.body) ? ok(undefined) : readJson(req);
}

/** Some calls are made without a body, and then carry no type of it either. */
const isEmpty = (body: unknown): boolean =>
  body === undefined || (Buffer.isBuffer(body) && body.length === 0);

function readAddress(req: Request): Result<unknown, Failure> {
  const json = req.query[REQUEST_PARAMETER];
  if (json === undefined) return ok(undefined);
  return typeof json === 'string' ? parseJson(json) : err({ code: 'invalid_request' });
}
