import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SANDBOX } from '@aura/shared-domain';
import { FUNCTION_PATH } from '../emulators/project.ts';
import { EMULATOR_PORTS } from '../ports/emulator-ports.ts';
import { setHeaders } from './answer.ts';
import { forwardToAuth, isAuthPath } from './auth-proxy/auth-proxy.ts';
import { GAPI_SHIM_PATH } from './auth-proxy/rewrite-page.ts';
import { forward } from './forward.ts';

const SHIM = readFileSync(join(import.meta.dirname, 'auth-proxy/gapi-shim.js'));

/**
 * Answers what the shell's origin passes on: to the emulators the backend under `/api` and sign-in, to the stand-in
 * for Stripe what a browser may reach of it, and the stand-in for Google's script. False, with nothing answered, for
 * any other path.
 */
export function handleBackend(pathname: string, req: IncomingMessage, res: ServerResponse): boolean {
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    forward(req, res, { port: EMULATOR_PORTS.functions, path: `${FUNCTION_PATH}${req.url ?? ''}` });
  } else if (pathname.startsWith(`${SANDBOX.path}/`)) {
    forward(req, res, { port: SANDBOX.port, path: req.url ?? '' });
  } else if (isAuthPath(pathname)) forwardToAuth(req, res);
  else if (pathname === GAPI_SHIM_PATH) {
    setHeaders(res, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    res.end(SHIM);
  } else return false;
  return true;
}
