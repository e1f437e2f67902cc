import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { readCorrelation } from './correlation.ts';
import type { Fault, Log, RequestEntry } from './log.ts';

/** Gives every request an id, returned as `X-Request-Id`, and logs it once it is answered or has broken off. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    res.setHeader('X-Request-Id', requestId);
    const correlation = readCorrelation(req.headers);
    const write = (details: Pick<RequestEntry, 'failure' | 'fault'>) => {
      const route: unknown = req.route?.path;
      log({
        severity: details.fault ? 'ERROR' : judgeSeverity(res.statusCode),
        message: 'request',
        requestId,
        method: req.method,
        route: typeof route === 'string' ? route : 'unmatched',
        status: res.statusCode,
        durationMs: Math.round(performance.now() - start),
        ...correlation,
        ...details,
      });
    };
    res.on('finish', () => write(readDetails(res)));
    // An aborted answer, or one whose client left, never finishes.
    res.on('close', () => {
      if (!res.writableFinished) write({ failure: 'unfinished', ...readDetails(res) });
    });
    next();
  };
}

function judgeSeverity(status: number): RequestEntry['severity'] {
  if (status >= 500) return 'ERROR';
  return status >= 400 ? 'WARNING' : 'INFO';
}

function readDetails(res: Response): Pick<RequestEntry, 'failure' | 'fault'> {
  const { failure, fault } = res.locals as { failure?: string; fault?: Fault };
  return { ...(failure && { failure }), ...(fault && { fault }) };
}
