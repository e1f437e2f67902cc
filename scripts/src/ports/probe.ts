import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether something already listens on a port of the loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return false;
  } catch {
    return true;
  }
}
