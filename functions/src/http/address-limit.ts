import type { RequestHandler } from 'express';
import { sendFailure } from './failure.ts';
import type { TakeToken } from './token-buckets.ts';

/** Holds what one network address may ask for, whoever is behind it. */
export function addressLimit(take: TakeToken, now: () => Date): RequestHandler {
  return (req, res, next) => {
    const wait = take(req.ip ?? 'unknown', now().getTime());
    if (wait === 0) return next();
    sendFailure(res, { code: 'rate_limited', retryAfterSeconds: wait });
  };
}
