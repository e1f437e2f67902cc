import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { API_MESSAGES } from '@aura/shared-domain';
import { sendApiError } from './answer.ts';

export interface Target {
  readonly port: number;
  /** Path and query to ask for. */
  readonly path: string;
  /** Request headers that replace those of the browser. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1) or that this server decides itself. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'access-control-allow-origin',
]);

/**
 * Forwards a request to a local server and its answer back, chunk by chunk, so that streams stay streams. If the
 * browser leaves, the forwarded request ends; a missing server gives 502.
 * @param answer handles an answer that must be changed; by default it is forwarded
 */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  { port, path, headers = {} }: Target,
  answer: (from: IncomingMessage, to: ServerResponse) => void = passOn,
): void {
  const behind = request({
    host: '127.0.0.1',
    port,
    path,
    method: req.method,
    headers: {
      ...req.headers,
      host: `127.0.0.1:${port}`,
      'x-forwarded-for': req.socket.remoteAddress ?? '',
      ...headers,
    },
  });
  behind.on('response', (from) => answer(from, res));
  behind.on('error', () => {
    if (res.headersSent) res.destroy();
    else sendApiError(res, 502, { error: { code: 'unavailable', message: API_MESSAGES.unavailable } });
  });
  res.on('close', () => behind.destroy());
  req.pipe(behind);
}

function passOn(from: IncomingMessage, to: ServerResponse): void {
  for (const [name, value] of Object.entries(from.headers)) {
    // The headers that this origin promises hold, whatever the server behind says.
    if (value !== undefined && !NOT_PASSED_ON.has(name) && !to.hasHeader(name)) to.setHeader(name, value);
  }
  to.writeHead(from.statusCode ?? 502);
  from.pipe(to);
  from.on('error', () => to.destroy());
}
