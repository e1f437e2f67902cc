import { raw, type Request, type RequestHandler } from 'express';
import { err, MAX_BODY_BYTES, ok, type Result } from '@aura/shared-domain';
import { sendFailure, type Failure } from './failure.ts';

const readRaw = raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false });

/**
 * Leaves the body's bytes in `req.body`, at most MAX_BODY_BYTES of them. The Functions runtime has read the
 * body before us, without our bound, and keeps the bytes in `rawBody`; a plain server has not.
 */
export const readBoundedBody: RequestHandler = (req, res, next) => {
  const { rawBody } = req as Request & { rawBody?: Buffer };
  if (!rawBody) return readRaw(req, res, next);
  if (rawBody.length > MAX_BODY_BYTES) return sendFailure(res, { code: 'too_large' });
  req.body = rawBody;
  next();
};

/** The body as JSON. Fails with `invalid_request` for anything else. */
export function readJson(req: Request): Result<unknown, Failure> {
  if (!req.is('application/json') || !Buffer.isBuffer(req.body)) return err({ code: 'invalid_request' });
  return parseJson(req.body.toString('utf8'));
}

/** One half of a character, without the other. */
const HALF = /\p{Cs}/u;
const HALVES = /\p{Cs}/gu;
/** An escape that may be one half of a character that UTF-16 writes as two. */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Text as JSON; `invalid_request` for anything else. A half of a character without the other half becomes U+FFFD: the
 * database takes none, and a transaction with one would be tried again until the call's time is over.
 */
export function parseJson(text: string): Result<unknown, Failure> {
  try {
    return ok(HALF_ESCAPE.test(text) ? JSON.parse(text, makeWhole) : JSON.parse(text));
  } catch {
    return err({ code: 'invalid_request' });
  }
}

function makeWhole(key: string, value: unknown): unknown {
  if (HALF.test(key)) throw new SyntaxError('half a character in a key');
  return typeof value === 'string' ? value.replaceAll(HALVES, '\u{FFFD}') : value;
}
