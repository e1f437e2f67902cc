import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { setHeaders } from '../answer.ts';
import { forward } from '../forward.ts';
import { authPageHeaders, inlineScriptHashes } from '../headers.ts';
import { rewriteAuthPage } from './rewrite-page.ts';

const PREFIXES = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/'];
const PAGE = /^\/emulator\/auth\/(iframe|handler)\b/;

/** Whether a path belongs to the Auth emulator, which the page reaches through the shell's own origin. */
export const isAuthPath = (pathname: string): boolean =>
  PREFIXES.some((prefix) => pathname.startsWith(prefix));

/** Passes a request on to the Auth emulator; its pages are changed to work without the internet. */
export function forwardToAuth(req: IncomingMessage, res: ServerResponse): void {
  const target = { port: EMULATOR_PORTS.auth, path: req.url ?? '/' };
  if (!PAGE.test(target.path)) return forward(req, res, target);
  forward(req, res, { ...target, headers: { 'accept-encoding': 'identity' } }, sendRewritten);
}

function sendRewritten(from: IncomingMessage, to: ServerResponse): void {
  const chunks: Buffer[] = [];
  from.on('data', (chunk: Buffer) => chunks.push(chunk));
  from.on('error', () => to.destroy());
  from.on('end', () => {
    const html = rewriteAuthPage(Buffer.concat(chunks).toString('utf8'));
    setHeaders(to, authPageHeaders(inlineScriptHashes(html)));
    setHeaders(to, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    to.writeHead(from.statusCode ?? 502);
    to.end(html);
  });
}
