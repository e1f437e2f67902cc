import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRC32C } from '@google-cloud/storage';

interface StoredObject {
  readonly contents: Buffer;
  readonly generation: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface CloudFake {
  readonly apiEndpoint: string;
  /** Address under which everybody reads the bucket; ends with a slash. */
  readonly publicUrl: string;
  /** The objects of the bucket, with the metadata that readers see. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  readonly close: () => void;
}

/**
 * A fake of Cloud Storage's JSON API (storage/v1) with the features that a release store uses: multipart upload with
 * the precondition `ifGenerationMatch`, compared and written atomically (412 if it does not hold), download, listing
 * by prefix in pages, and the public address of a bucket. It has no accounts and no other preconditions, and does not
 * decompress for readers.
 * @param allowedOrigin the one origin of the bucket's CORS configuration
 */
export async function startCloudFake(pageSize = 3, allowedOrigin?: string): Promise<CloudFake> {
  const objects = new Map<string, StoredObject>();
  let generation = 0;

  async function upload(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const { metadata, contents } = parseMultipart(await bodyOf(req), req.headers['content-type'] ?? '');
    const name = url.searchParams.get('name') ?? metadata['name'] ?? '';
    // From here to the write nothing waits: one request after the other.
    const wanted = url.searchParams.get('ifGenerationMatch');
    if (wanted !== null && Number(wanted) !== (objects.get(name)?.generation ?? 0))
      return answer(res, 412, { error: { code: 412, message: 'conditionNotMet' } });
    generation += 1;
    objects.set(name, { contents, generation, metadata });
    answer(res, 200, { name, generation: String(generation), crc32c: crc32c(contents) });
  }

  function download(res: ServerResponse, name: string): void {
    const object = objects.get(name);
    if (!object) return answer(res, 404, { error: { code: 404, message: 'Not Found' } });
    const { contents, metadata } = object;
    const encoding = metadata['contentEncoding'];
    res.writeHead(200, {
      'Content-Type': metadata['contentType'],
      ...(encoding && { 'Content-Encoding': encoding, 'X-Goog-Stored-Content-Encoding': encoding }),
      'X-Goog-Hash': `crc32c=${crc32c(contents)}`,
    });
    res.end(contents);
  }

  function list(res: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const start = Number(url.searchParams.get('pageToken') ?? '0');
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    const end = start + pageSize;
    const items = names.slice(start, end).map((name) => ({ name }));
    answer(res, 200, { items, ...(end < names.length && { nextPageToken: String(end) }) });
  }

  const server: Server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const object = /^\/storage\/v1\/b\/[^/]+\/o\/(.+)$/.exec(url.pathname)?.[1];
    if (url.pathname.startsWith('/bucket/')) {
      if (allowedOrigin !== undefined && req.headers.origin === allowedOrigin)
        res.setHeader('Access-Control-Allow-Origin', allowedOrigin);
      download(res, url.pathname.slice('/bucket/'.length));
    } else if (req.method === 'POST') void upload(req, res, url);
    else if (object !== undefined) download(res, decodeURIComponent(object));
    else list(res, url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    apiEndpoint: `http://127.0.0.1:${port}`,
    publicUrl: `http://127.0.0.1:${port}/bucket/`,
    objects,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** `multipart/related` with two parts: metadata as JSON, contents (RFC 2387). */
function parseMultipart(body: Buffer, contentType: string) {
  const boundary = Buffer.from(`--${/boundary="?([^";]+)"?/.exec(contentType)?.[1] ?? ''}`);
  const second = body.indexOf(boundary, boundary.length);
  const end = body.lastIndexOf(boundary);
  const partOf = (from: number, to: number): Buffer => {
    const part = body.subarray(from + boundary.length, to);
    const blank = part.indexOf('\r\n\r\n');
    return part.subarray(blank + 4, part.lastIndexOf('\r\n'));
  };
  return {
    metadata: JSON.parse(partOf(0, second).toString('utf8')) as Record<string, string>,
    contents: partOf(second, end),
  };
}

function crc32c(contents: Buffer): string {
  const sum = new CRC32C();
  sum.update(contents);
  return sum.toString();
}
