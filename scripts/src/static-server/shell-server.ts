import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { matchesPattern, resolveAlias } from '@aura/shared-domain';
import type { Pages } from '../compose/pages.ts';
import { pathnameOf, redirect, sendText, setHeaders } from './answer.ts';
import { backendHandler } from './backend.ts';
import { fileHandler } from './files.ts';
import { securityHeaders, type Policy } from './headers.ts';
import { preparePage, sendPage, type Page } from './page.ts';

export interface ShellSite {
  /** Built files of the shell. */
  readonly dist: string;
  /** Address that the site is meant to be opened at. */
  readonly origin: string;
  readonly pages: Pages;
  readonly policy: Policy;
}

const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** Answers everything on the shell's origin: pages, files, the backend and the Auth emulator. */
export function shellHandler({ dist, origin, pages, policy }: ShellSite): RequestListener {
  const { host } = new URL(origin);
  const headers = securityHeaders(policy);
  const files = fileHandler(dist);
  const notFound = preparePage(pages.notFound, policy);
  const prerendered = prepareAll(pages.prerendered, policy);
  const applications = [...prepareAll(pages.applications, policy)];
  const pageOf = (pathname: string): Page | undefined =>
    prerendered.get(pathname) ?? applications.find(([pattern]) => matchesPattern(pattern, pathname))?.[1];

  return (req, res) => {
    setHeaders(res, headers);
    const pathname = pathnameOf(req.url);
    if (pathname === null) return sendText(res, 400, 'Endereço inválido.');
    // Any other name could be a foreign page that made its own name resolve to this machine.
    if (req.headers.host !== host) return toOrigin(req, res, origin);
    if (backendHandler(pathname, req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return notAllowed(res);

    const { pathname: rawPath, search } = new URL(req.url ?? '/', origin);
    const alias = resolveAlias(pathname, search) ?? withoutFinalSlash(rawPath, search);
    if (alias !== null) return redirect(res, 301, alias);
    const text = pages.texts.get(pathname);
    if (text !== undefined) return sendFile(res, pathname, text);
    files(req, res, () => {
      if (HAS_EXTENSION.test(pathname)) return sendText(res, 404, 'Arquivo não encontrado.');
      const page = pageOf(pathname);
      sendPage(req, res, page ?? notFound, page ? 200 : 404);
    });
  };
}

function prepareAll(pages: ReadonlyMap<string, string>, policy: Policy): Map<string, Page> {
  return new Map([...pages].map(([path, html]) => [path, preparePage(html, policy)]));
}

/** One address for one page; null where there is nothing to take away. */
function withoutFinalSlash(pathname: string, search: string): string | null {
  return /^\/[^/\\].*\/$/.test(pathname) ? pathname.replace(/\/+$/, '') + search : null;
}

function sendFile(res: ServerResponse, name: string, text: string): void {
  const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain';
  setHeaders(res, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
  res.end(text);
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
