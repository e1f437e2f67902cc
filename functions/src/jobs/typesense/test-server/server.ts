import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerSearch, type Params } from './answer.ts';
import type { Stored } from './filter.ts';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** A test's replacement of the server's answer; null to answer normally. */
type Fault = (request: Recorded, response: ServerResponse) => boolean;

interface Collection {
  readonly name: string;
  readonly created_at: number;
  readonly documents: Stored[];
}

const KEY = 'a-key-that-nobody-may-read';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};
const sendMissing = (response: ServerResponse): void => send(response, 404, { message: 'Not Found' });

const importInto = (collection: Collection, body: string): string =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      collection.documents.push(JSON.parse(line) as Stored);
      return JSON.stringify({ success: true });
    })
    .join('\n');

/**
 * A local server that records requests and answers in Typesense's documented shapes, with the documented meaning of
 * the features that the index uses. It implements nothing else.
 */
export async function startTestServer() {
  const requests: Recorded[] = [];
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const state: { fault: Fault | null; createdAt: number } = { fault: null, createdAt: 1_750_000_000 };

  const handle = (recorded: Recorded, response: ServerResponse): void => {
    const { method, path, body } = recorded;
    if (recorded.key !== KEY)
      return send(response, 401, { message: 'Forbidden - a valid `x-typesense-api-key`' });
    const [, root, name = '', rest] = path.split('?')[0]?.split('/') ?? [];
    if (root === 'aliases') {
      if (method === 'PUT')
        aliases.set(name, (JSON.parse(body) as { collection_name: string }).collection_name);
      const target = aliases.get(name);
      return target === undefined
        ? sendMissing(response)
        : send(response, 200, { name, collection_name: target });
    }
    if (root === 'multi_search') {
      const { searches } = JSON.parse(body) as { searches: Params[] };
      const results = searches.map((search) => {
        const collection = collections.get(String(search['collection']));
        return collection ? answerSearch(collection.documents, search) : { code: 404, error: 'Not found.' };
      });
      return send(response, 200, { results });
    }
    if (method === 'POST' && name === '') {
      const schema = JSON.parse(body) as { name: string };
      collections.set(schema.name, { name: schema.name, created_at: state.createdAt, documents: [] });
      return send(response, 201, { ...schema, created_at: state.createdAt, num_documents: 0 });
    }
    if (name === '')
      return send(
        response,
        200,
        [...collections.values()].map((one) => ({ ...one, documents: undefined })),
      );
    const collection = collections.get(name);
    if (!collection) return sendMissing(response);
    if (rest === 'documents') return send(response, 200, importInto(collection, body));
    collections.delete(name);
    return send(response, 200, { name });
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const key = request.headers['x-typesense-api-key'];
      const recorded = { method: request.method ?? '', path: request.url ?? '', key: String(key), body };
      requests.push(recorded);
      if (!state.fault?.(recorded, response)) handle(recorded, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}`, key: KEY },
    requests,
    collections,
    aliases,
    state,
    send,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
