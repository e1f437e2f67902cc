import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages come in two halves. */
export interface SiteInHalves {
  readonly origin: string;
  /** Sends the second half of the page that is waiting for it. */
  readonly sendRest: () => void;
  readonly close: () => Promise<void>;
}

/** Forwards a site, and holds each page back from this text on. */
export async function siteInHalves(site: string, from: string): Promise<SiteInHalves> {
  let rest = Promise.withResolvers<void>();
  const passOn = (req: IncomingMessage, res: ServerResponse) => {
    const headers = { ...req.headers, host: new URL(site).host };
    request(new URL(req.url ?? '/', site), { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    }).end();
  };
  const sendHalves = async ({ url = '/' }: IncomingMessage, res: ServerResponse) => {
    const answer = await fetch(new URL(url, site));
    const html = await answer.text();
    const at = html.indexOf(from);
    if (at < 0) throw new Error(`${url} has no ${from}`);
    res.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' });
    res.write(html.slice(0, at));
    await rest.promise;
    rest = Promise.withResolvers();
    res.end(html.slice(at));
  };
  const server = createServer((req, res) => {
    if (req.headers['sec-fetch-dest'] === 'document') void sendHalves(req, res);
    else passOn(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => rest.resolve(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
