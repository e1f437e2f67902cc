import type { RequestHandler } from 'express';
import { PAGE_HEADER } from './correlation.ts';

const PREFLIGHT_SECONDS = '600';

/**
 * Lets pages of the listed origins read our answers. Requests of other origins are still answered, without the
 * headers: calls use a bearer token and no cookie, so a foreign page gains nothing.
 */
export function allowCors(allowsOrigin: (origin: string) => boolean): RequestHandler {
  return (req, res, next) => {
    const origin = req.headers.origin;
    res.vary('Origin');
    if (origin && allowsOrigin(origin)) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
      if (req.method === 'OPTIONS') {
        res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
        res.setHeader('Access-Control-Allow-Headers', `Authorization, Content-Type, ${PAGE_HEADER}`);
        res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      }
    }
    if (req.method === 'OPTIONS') return void res.status(204).end();
    next();
  };
}
