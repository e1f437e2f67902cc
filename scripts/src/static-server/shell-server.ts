import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolveAlias } from '@aura/shared-domain';
import { getPathname, sendRedirect, sendText, setHeaders } from './answer.ts';
import { handleBackend } from './backend.ts';
import { isHashed } from './caching.ts';
import type { Deployment } from './deployment.ts';
import { createFileHandler } from './files.ts';
import { buildFileHeaders } from './headers.ts';
import type { Live } from './live-reload.ts';
import { sendPage } from './page.ts';

export interface ShellSite {
  /** Built files of the shell. */
  readonly dist: string;
  /** Address that the site is meant to be opened at. */
  readonly origin: string;
  readonly deployment: Live<Deployment>;
}

/**
 * Looks like a file name, if no page has the address: the token of an invitation contains a dot too, and may be
 * truncated.
 */
const HAS_EXTENSION = /\.[A-Za-z0-9]{1,12}$/;

/** Answers everything on the shell's origin: pages, files, the registry, the backend and the Auth emulator. */
export function handleShell({ dist, origin, deployment }: ShellSite): RequestListener {
  const { host } = new URL(origin);
  const files = createFileHandler(dist);

  const sendDocument = async (pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { documents, pageOf, notFound } = await deployment.current();
    const found = documents.get(pathname);
    if (found) return sendPage(req, res, found);
    const page = pageOf(pathname);
    if (!page && HAS_EXTENSION.test(pathname)) return sendText(res, 404, 'Arquivo não encontrado.');
    sendPage(req, res, page ?? notFound, page ? 200 : 404);
  };

  return (req, res) => {
    setHeaders(res, deployment.latest().headers);
    const pathname = getPathname(req.url);
    if (pathname === null) return sendText(res, 400, 'Endereço inválido.');
    // Any other name could be a foreign page that made its own name resolve to this machine.
    if (req.headers.host !== host) return toOrigin(req, res, origin);
    if (handleBackend(pathname, req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuseMethod(res);

    const { pathname: rawPath, search } = new URL(req.url ?? '/', origin);
    const alias = resolveAlias(pathname, search) ?? withoutFinalSlash(rawPath, search);
    if (alias !== null) return sendRedirect(res, 301, alias);
    if (isHashed(pathname)) setHeaders(res, buildFileHeaders());
    files(req, res, () => void sendDocument(pathname, req, res));
  };
}

/** The canonical address of a page; null if it already is. */
function withoutFinalSlash(pathname: string, search: string): string | null {
  return /^\/[^/\\].*\/$/.test(pathname) ? pathname.replace(/\/+$/, '') + search : null;
}

function toOrigin(req: IncomingMessage, res: ServerResponse, origin: string): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 421, `Abra ${origin}.`);
  const { pathname, search } = new URL(req.url ?? '/', origin);
  sendRedirect(res, 307, origin + pathname + search);
}

function refuseMethod(res: ServerResponse): void {
  res.setHeader('Allow', 'GET, HEAD');
  sendText(res, 405, 'Método não aceito neste endereço.');
}
