import { once } from 'node:events';
import { createServer } from 'node:net';

/** The addresses that `localhost` may mean. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Whether something already listens on a port of one of the given loopback addresses. */
export async function isTaken(port: number, hosts: readonly string[] = LOOPBACK): Promise<boolean> {
  for (const host of hosts) if (await isTakenOn(port, host)) return true;
  return false;
}

async function isTakenOn(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return false;
  } catch (error) {
    return !isAbsentAddress(error);
  }
}

/** A machine may have no IPv6; then no other program can listen there either. */
function isAbsentAddress(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}
