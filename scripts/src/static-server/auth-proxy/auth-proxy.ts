import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdTokensValidFrom } from '../../emulators/hub.ts';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { setHeaders } from '../answer.ts';
import { forward } from '../forward.ts';
import { buildAuthPageHeaders, inlineScriptHashes } from '../headers.ts';
import { findCountedAsRevoked } from './find-counted-as-revoked.ts';
import { rewriteAuthPage } from './rewrite-page.ts';

const PREFIXES = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/'];
const PAGE = /^\/emulator\/auth\/(iframe|handler)\b/;
const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

/** Whether a path belongs to the Auth emulator, which the page reaches through the shell's own origin. */
export const isAuthPath = (pathname: string): boolean =>
  PREFIXES.some((prefix) => pathname.startsWith(prefix));

/**
 * Forwards a request to the Auth emulator. It changes the emulator's pages to work without the internet, and answers a
 * sign-up once its tokens are valid.
 * @param path of the emulator, if it differs from the request's
 */
export function forwardToAuth(
  req: IncomingMessage,
  res: ServerResponse,
  path: string = req.url ?? '/',
): void {
  const target = { port: EMULATOR_PORTS.auth, path };
  const readable = { ...target, headers: { 'accept-encoding': 'identity' } };
  if (PAGE.test(target.path)) forward(req, res, readable, sendRewritten);
  else if (target.path.startsWith(SIGN_UP)) forward(req, res, readable, sendOnceValid);
  else forward(req, res, target);
}

function sendRewritten(from: IncomingMessage, to: ServerResponse): void {
  collectWhole(from, to, (page) => {
    const html = rewriteAuthPage(page);
    setHeaders(to, buildAuthPageHeaders(inlineScriptHashes(html)));
    setHeaders(to, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    to.writeHead(from.statusCode ?? 502);
    to.end(html);
  });
}

function sendOnceValid(from: IncomingMessage, to: ServerResponse): void {
  collectWhole(from, to, async (answer) => {
    const revoked = findCountedAsRevoked(answer);
    if (revoked) await holdTokensValidFrom(revoked.uid, revoked.signedUpAt);
    setHeaders(to, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    to.writeHead(from.statusCode ?? 502);
    to.end(answer);
  });
}

/** Collects an answer and passes it on as text. */
function collectWhole(from: IncomingMessage, to: ServerResponse, use: (body: string) => unknown): void {
  const chunks: Buffer[] = [];
  from.on('data', (chunk: Buffer) => chunks.push(chunk));
  from.on('error', () => to.destroy());
  from.on('end', () => void use(Buffer.concat(chunks).toString('utf8')));
}
