import { createServer, type RequestListener } from 'node:http';

/*
 * A process of the built backend, or of the codebase that `AURA_CODEBASE` names. It says its port to the process that started
 * it, and ends with it.
 */
const codebase = process.env['AURA_CODEBASE'];
const bundle = new URL(`../../dist/${codebase ?? 'index'}.js`, import.meta.url).href;
const served = (await import(bundle)) as Readonly<Record<string, RequestListener>>;

const server = createServer(served[codebase ?? 'api']);
// An idle connection that ends just as a call goes out would lose that call.
server.keepAliveTimeout = 0;
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
