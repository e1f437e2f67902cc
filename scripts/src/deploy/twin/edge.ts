import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { PROJECT } from '../../emulators/project.ts';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { sendText, setHeaders } from '../../static-server/answer.ts';
import { forwardToAuth } from '../../static-server/auth-proxy/auth-proxy.ts';
import { forward } from '../../static-server/forward.ts';
import type { Behind } from './twin-hosts.ts';
import type { Given } from './watch-answers.ts';

/** Ports of the Hosting emulator: the second site's is five higher. */
export const HOSTING_PORTS = { site: 5000, remotes: 5005 } as const;

/** Hosting gives an answer up after a minute. Source: Firebase, "Configure Hosting behavior", dynamic content. */
const PATIENCE_MS = 60_000;
/** The one cookie that Hosting hands to a function. */
const COOKIE = /(?:^|;\s*)(__session=[^;]*)/;

const SCRIPT = readFileSync(join(import.meta.dirname, '../../static-server/auth-proxy/gapi-shim.js'));

interface EdgeSettings {
  /** How long an answer may take. */
  readonly patienceMs: number;
  /** Ports of the sites. */
  readonly ports: Readonly<Record<'site' | 'remotes' | 'functions', number>>;
  /** Learns of every answer. */
  readonly look?: (given: Given) => void;
}

/**
 * The edge of a twin: TLS in front of the emulators, with the habits of Hosting's network that the emulator lacks. It
 * gathers whole answers, so that streams come at their end; writes the person's address into the headers as Google's
 * front end does; drops every cookie but one; and gives an answer up after a minute. For Google's own names, those of the
 * functions among them, it hands on to the emulators, whose streams stay streams.
 */
export function handleEdge(
  hosts: ReadonlyMap<string, Behind>,
  {
    patienceMs = PATIENCE_MS,
    ports = { ...HOSTING_PORTS, functions: EMULATOR_PORTS.functions },
    look,
  }: Partial<EdgeSettings> = {},
): RequestListener {
  return (req, res) => {
    const { host = '' } = req.headers;
    const path = req.url ?? '/';
    const behind = hosts.get(host.split(':')[0] ?? '');
    if (look && behind)
      res.on('finish', () => look({ behind, path, status: res.statusCode, headers: res.getHeaders() }));
    switch (behind) {
      case 'site':
        return passThroughHosting(req, res, ports.site, patienceMs);
      case 'remotes':
        return passThroughHosting(req, res, ports.remotes, patienceMs);
      case 'functions':
        return forward(
          req,
          res,
          { port: ports.functions, path: `/${PROJECT}/${FUNCTIONS_REGION}${path}` },
          passOn,
        );
      case 'accounts':
        if (answerForPages(req, res)) return;
        return forwardToAuth(req, res, `/${host}${path}`);
      case 'documents':
        if (answerForPages(req, res)) return;
        return forward(req, res, { port: EMULATOR_PORTS.firestore, path });
      case 'google-script':
        setHeaders(res, { 'Content-Type': 'text/javascript; charset=utf-8' });
        return void res.end(SCRIPT);
      case undefined:
        return sendText(res, 421, `Nada responde por ${host} neste gêmeo.`);
    }
  };
}

/**
 * The edge for programs that cannot look its names up: a path that begins with a name of Google's leads there, any other to
 * the site.
 */
export function openSideDoor(edge: RequestListener, site: string): RequestListener {
  return (req, res) => {
    const [, name, rest] = /^\/([a-z]+\.googleapis\.com)(\/.*)$/.exec(req.url ?? '') ?? [];
    req.headers.host = name ?? site;
    req.url = rest ?? req.url ?? '/';
    edge(req, res);
  };
}

/** Google's servers allow all origins; true if the request was only a preflight. */
function answerForPages(req: IncomingMessage, res: ServerResponse): boolean {
  setHeaders(res, { 'Access-Control-Allow-Origin': req.headers.origin ?? '*' });
  if (req.method !== 'OPTIONS') return false;
  setHeaders(res, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': req.headers['access-control-request-headers'] ?? '',
  });
  res.writeHead(204).end();
  return true;
}

function passThroughHosting(
  req: IncomingMessage,
  res: ServerResponse,
  port: number,
  patienceMs: number,
): void {
  const address = req.socket.remoteAddress ?? '';
  const [, cookie = ''] = COOKIE.exec(req.headers.cookie ?? '') ?? [];
  const given = String(req.headers['x-forwarded-for'] ?? '');
  const late = setTimeout(() => {
    if (res.headersSent) res.destroy();
    else sendText(res, 504, 'A resposta demorou demais.');
  }, patienceMs);
  res.on('close', () => clearTimeout(late));
  const headers = {
    cookie,
    // The client's entries stay first; the network appends the client's address, and its own.
    'x-forwarded-for': [given, address, FRONT_END].filter((entry) => entry !== '').join(', '),
    'fastly-client-ip': address,
    'x-forwarded-host': req.headers.host ?? '',
    'x-forwarded-proto': 'https',
  };
  forward(req, res, { port, path: req.url ?? '/', headers }, gather);
}

/** An address of Google's own network, as the last one that passes a request on. Source: RFC 5737, for documentation. */
const FRONT_END = '192.0.2.1';

/** Hands an answer on as it comes. Which origins may read it the function itself says. */
function passOn(from: IncomingMessage, to: ServerResponse): void {
  copyHeaders(from, to);
  to.writeHead(from.statusCode ?? 502);
  from.pipe(to);
  from.on('error', () => to.destroy());
}

function copyHeaders(from: IncomingMessage, to: ServerResponse): void {
  for (const [name, value] of Object.entries(from.headers)) {
    if (value !== undefined && !OF_ONE_CONNECTION.has(name)) to.setHeader(name, value);
  }
}

/** Collects an answer and sends it in one piece. */
function gather(from: IncomingMessage, to: ServerResponse): void {
  const chunks: Buffer[] = [];
  from.on('data', (chunk: Buffer) => chunks.push(chunk));
  from.on('error', () => to.destroy());
  from.on('end', () => {
    if (to.headersSent || to.destroyed) return;
    copyHeaders(from, to);
    const body = Buffer.concat(chunks);
    if (body.length > 0) to.setHeader('Content-Length', body.length);
    to.writeHead(from.statusCode ?? 502);
    to.end(body);
  });
}

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);
