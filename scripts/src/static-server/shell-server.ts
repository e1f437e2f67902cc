import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolveAlias } from '@aura/shared-domain';
import type { Pages } from '../compose/pages.ts';
import { pathnameOf, redirect, sendText, setHeaders } from './answer.ts';
import { backendHandler } from './backend.ts';
import { fileHandler } from './files.ts';
import { securityHeaders, type Policy } from './headers.ts';
import { isKnownPath } from './known-path.ts';
import { preparePage, sendPage } from './page.ts';

export interface ShellSite {
  /** Built files of the shell. */
  readonly dist: string;
  /** Address that the site is meant to be opened at. */
  readonly origin: string;
  readonly pages: Pages;
  /** Path patterns of the application. */
  readonly patterns: readonly string[];
  readonly policy: Policy;
}

const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** Answers everything on the shell's origin: pages, files, the backend and the Auth emulator. */
export function shellHandler({ dist, origin, pages, patterns, policy }: ShellSite): RequestListener {
  const { host } = new URL(origin);
  const headers = securityHeaders(policy);
  const files = fileHandler(dist);
  const app = preparePage(pages.app, policy);
  const prerendered = new Map(
    [...pages.prerendered].map(([path, html]) => [path, preparePage(html, policy)]),
  );

  return (req, res) => {
    setHeaders(res, headers);
    const pathname = pathnameOf(req.url);
    if (pathname === null) return sendText(res, 400, 'Endereço inválido.');
    // Any other name could be a foreign page that made its own name resolve to this machine.
    if (req.headers.host !== host) return toOrigin(req, res, origin);
    if (backendHandler(pathname, req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return notAllowed(res);

    const alias = resolveAlias(pathname, new URL(req.url ?? '/', origin).search);
    if (alias !== null) return redirect(res, 301, alias);
    files(req, res, () => {
      if (HAS_EXTENSION.test(pathname)) return sendText(res, 404, 'Arquivo não encontrado.');
      const page = prerendered.get(pathname);
      if (page) return sendPage(req, res, page, 200);
      sendPage(req, res, app, isKnownPath(pathname, patterns) ? 200 : 404);
    });
  };
}

function toOrigin(req: IncomingMessage, res: ServerResponse, origin: string): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 421, `Abra ${origin}.`);
  const { pathname, search } = new URL(req.url ?? '/', origin);
  redirect(res, 307, origin + pathname + search);
}

function notAllowed(res: ServerResponse): void {
  res.setHeader('Allow', 'GET, HEAD');
  sendText(res, 405, 'Método não aceito neste endereço.');
}
