import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

/** Runs a built backend (its entry is the argument) in a separate process, with the given environment. */
const entry = process.argv[2];
if (entry === undefined) throw new Error('no entry of a backend');
const { api } = (await import(pathToFileURL(entry).href)) as { api: Parameters<typeof createServer>[1] };
const server = createServer(api).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
