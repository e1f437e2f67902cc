import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestSite {
  readonly origin: string;
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Answer>;
  close(): void;
}

/** Serves a handler on a free port; the handler is made once its origin is known. */
export async function testSite(make: (origin: string) => RequestListener): Promise<TestSite> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  server.on('request', make(origin));
  return {
    origin,
    get: (path, headers = {}, method = 'GET') =>
      ask({ port, path, method, host: '127.0.0.1', headers: { host: `localhost:${port}`, ...headers } }),
    close: () => server.close(),
  };
}

/** Unlike `fetch`, leaves encoding, redirects and the Host header alone. */
async function ask(options: RequestOptions): Promise<Answer> {
  const req = request(options).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk as Buffer);
  return { status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) };
}
