import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { err, ok, type Result } from '@aura/shared-domain';

export interface Listening {
  /** Closes the server together with its open connections. */
  readonly close: () => void;
}

/**
 * Serves a handler on both loopback addresses, because `localhost` may mean either. A machine without IPv6 is
 * served on IPv4 alone. The error is a sentence for the person at the terminal.
 * @param prepare is given each server before it is used
 */
export async function listenLocally(
  port: number,
  handler: RequestListener,
  prepare: (server: Server) => void = () => undefined,
): Promise<Result<Listening, string>> {
  const ipv4 = await listen(port, '127.0.0.1', handler).catch(() => null);
  if (!ipv4) return err(`A porta ${port} não pôde ser aberta: outro programa acabou de ocupá-la.`);
  const servers = [ipv4];
  const ipv6 = await listen(port, '::1', handler).catch(() => null);
  if (ipv6) servers.push(ipv6);
  for (const server of servers) prepare(server);
  return ok({
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  });
}

interface Site {
  readonly port: number;
  readonly handler: RequestListener;
  /** Is given each server before it is used. */
  readonly prepare?: (server: Server) => void;
}

/** Serves several handlers, each on its port: all of them or none. */
export async function listenAll(sites: readonly Site[]): Promise<Result<Listening, string>> {
  const open: Listening[] = [];
  const close = (): void => open.forEach((server) => server.close());
  for (const { port, handler, prepare } of sites) {
    const server = await listenLocally(port, handler, prepare);
    if (!server.ok) {
      close();
      return server;
    }
    open.push(server.value);
  }
  return ok({ close });
}

async function listen(port: number, host: string, handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}
