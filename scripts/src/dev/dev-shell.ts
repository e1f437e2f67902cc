import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { resolveAlias, type Result } from '@aura/shared-domain';
import { getPathname, sendRedirect, sendText, setHeaders } from '../static-server/answer.ts';
import { handleBackend } from '../static-server/backend.ts';
import { forward } from '../static-server/forward.ts';

interface DevShell {
  /** Address that the site is opened at. */
  readonly origin: string;
  /** Port of the shell's development server. */
  readonly innerPort: number;
  /** Completes the application's page. */
  readonly complete: (html: string) => Promise<Result<string, string>>;
}

/** The shell's origin while it is worked on: the backend as ever, everything else from the development server. */
export function handleDevShell({ origin, innerPort, complete }: DevShell): RequestListener {
  const { host } = new URL(origin);
  return (req, res) => {
    setHeaders(res, { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' });
    const pathname = getPathname(req.url);
    if (pathname === null || req.headers.host !== host) return sendText(res, 421, `Abra ${origin}.`);
    if (handleBackend(pathname, req, res)) return;
    const alias = resolveAlias(pathname, new URL(req.url ?? '/', origin).search);
    if (alias !== null) return sendRedirect(res, 301, alias);
    if (!isNavigation(req)) return forward(req, res, { port: innerPort, path: req.url ?? '/' });
    void fetchComposedPage(innerPort, complete).then((page) => {
      if (!page.ok) return sendText(res, 503, page.error);
      setHeaders(res, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(page.value);
    });
  };
}

/** Passes the sockets of hot reload on to the development server. */
export function forwardSockets(server: Server, innerPort: number): void {
  server.on('upgrade', (req, socket, head) => {
    const behind = connect(innerPort, '127.0.0.1', () => {
      const lines = req.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 ? `${name}: ${all[i + 1] ?? ''}` : [],
      );
      behind.write(`${req.method ?? 'GET'} ${req.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
  });
}

const isNavigation = (req: IncomingMessage): boolean => req.headers.accept?.includes('text/html') ?? false;

async function fetchComposedPage(
  port: number,
  complete: DevShell['complete'],
): Promise<Result<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/app.html`).catch(() => null);
  if (!response?.ok) return { ok: false, error: 'O servidor de desenvolvimento do shell não respondeu.' };
  return complete(await response.text());
}
