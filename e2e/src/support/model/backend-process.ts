import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The built backend in a process of its own, against the running emulators, with the environment it is given. */
const entry = pathToFileURL(join(import.meta.dirname, '../../../../functions/dist/index.js')).href;
const { api } = (await import(entry)) as { api: Parameters<typeof createServer>[1] };
const server = createServer(api).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
