import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from './answers.ts';
import { readMessage, type Answer, type Message } from './message.ts';

/**
 * Whether a request names this machine. Another site can point its own host name at 127.0.0.1 and read the answers;
 * the Host header still contains that name.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);

export type Handler = (message: Message) => Answer | Promise<Answer>;

export interface Listening {
  readonly port: number;
  /** Answers what was begun, takes nothing new. */
  readonly close: () => Promise<void>;
}

/** Serves on this machine alone. Rejects where the port is taken. */
export async function listen(port: number, handle: Handler): Promise<Listening> {
  const server = createServer((req, res) => {
    // Who keeps connections open would keep a server open that has stopped listening.
    res.shouldKeepAlive &&= server.listening;
    void respond(req, res, handle);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

async function respond(req: IncomingMessage, res: ServerResponse, handle: Handler): Promise<void> {
  try {
    send(res, await answer(req, handle));
  } catch (error) {
    console.error('stripe-sandbox:', error);
    if (res.headersSent) res.destroy();
    else send(res, text(500, 'The sandbox has failed.'));
  }
}

async function answer(req: IncomingMessage, handle: Handler): Promise<Answer> {
  if (!isLoopbackHost(req.headers.host)) return text(403, 'This host is not served.');
  const message = await readMessage(req);
  return message ? handle(message) : text(413, 'The request is too long.');
}

function send(res: ServerResponse, { status, headers, body }: Answer): void {
  res.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' });
  res.end(body);
}
