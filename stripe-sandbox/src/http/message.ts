import type { IncomingMessage } from 'node:http';

/** A request, read whole. */
export interface Message {
  readonly method: string;
  /** Path, as sent. */
  readonly path: string;
  /** What follows the question mark; empty for none. */
  readonly query: string;
  readonly body: string;
  readonly header: (name: string) => string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const MAX_BYTES = 64 * 1024;

/** Reads a request; null where it is longer than anything that we take. */
export async function readMessage(req: IncomingMessage): Promise<Message | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  const [path = '/', ...query] = (req.url ?? '/').split('?');
  return {
    method: req.method ?? 'GET',
    path,
    query: query.join('?'),
    body: Buffer.concat(chunks).toString('utf8'),
    header(name) {
      const value = req.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
