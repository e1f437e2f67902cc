import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Need, Surroundings } from './surroundings.ts';

/** Names the check that lends its emulators and site to the suites that it runs. */
export const LENDER = 'AURA_SURROUNDINGS';

/**
 * Lends a check's surroundings to the processes of its suites, by HTTP on the loopback address: `GET /emulators` or
 * `GET /site` starts them if necessary, and answers with the environment to use, or with 503 and a sentence. A suite
 * with a stored result requests nothing, so nothing is started for it.
 */
export async function lendSurroundings(
  around: Surroundings,
): Promise<{ readonly env: NodeJS.ProcessEnv; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const need = request.url?.slice(1);
    if (need !== 'emulators' && need !== 'site') {
      response.writeHead(404).end();
      return;
    }
    void around.provide(need satisfies Need).then((provided) => {
      response.writeHead(provided.ok ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(provided.ok ? provided.value : provided.error));
    });
  });
  // Emulators take their time to start.
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { env: { [LENDER]: `http://127.0.0.1:${port}` }, stop: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
