import { createServer, type RequestListener } from 'node:http';

/* A process of the built backend. It says its port to the process that started it, and ends with it. */
const bundle = new URL('../../dist/index.js', import.meta.url).href;
const { api } = (await import(bundle)) as { readonly api: RequestListener };

const server = createServer(api);
// An idle connection that ends just as a call goes out would lose that call.
server.keepAliveTimeout = 0;
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
