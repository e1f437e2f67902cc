import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Fault, Log, RequestEntry } from './log.ts';

/** Gives every request an id, returned as `X-Request-Id`, and logs it once it is answered. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const route: unknown = req.route?.path;
      log({
        severity: severityOf(res.statusCode),
        message: 'request',
        requestId,
        method: req.method,
        route: typeof route === 'string' ? route : 'unmatched',
        status: res.statusCode,
        durationMs: Math.round(performance.now() - start),
        ...detailsOf(res),
      });
    });
    next();
  };
}

function severityOf(status: number): RequestEntry['severity'] {
  if (status >= 500) return 'ERROR';
  return status >= 400 ? 'WARNING' : 'INFO';
}

function detailsOf(res: Response): Pick<RequestEntry, 'failure' | 'fault'> {
  const { failure, fault } = res.locals as { failure?: string; fault?: Fault };
  return { ...(failure && { failure }), ...(fault && { fault }) };
}
