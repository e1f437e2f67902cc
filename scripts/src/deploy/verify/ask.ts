import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks an address of a site. */
export type Ask = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

const PATIENCE_MS = 70_000;

interface Edge {
  /** The port that serves all names, with an untrusted certificate. */
  readonly port: number;
}

/**
 * Asks over TLS, following nothing.
 * @param edge a twin's, in place of the names' own servers
 */
export const askOver =
  (edge: Edge | null): Ask =>
  (url, headers = {}) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = new URL(url);
      const asked = request(
        {
          ...(edge
            ? { host: '127.0.0.1', port: edge.port, rejectUnauthorized: false }
            : { host: hostname, port: 443 }),
          servername: hostname,
          path: pathname + search,
          headers: { host: hostname, ...headers },
          timeout: PATIENCE_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', reject);
      asked.end();
    });
