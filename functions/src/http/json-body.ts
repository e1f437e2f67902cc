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
  try {
    return ok(JSON.parse(req.body.toString('utf8')));
  } catch {
    return err({ code: 'invalid_request' });
  }
}
