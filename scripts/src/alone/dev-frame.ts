import type { IncomingMessage, RequestListener } from 'node:http';
import type { Release } from '@aura/shared-federation';
import { err, ok, type Result } from '@aura/shared-domain';
import { getPathname, sendText } from '../static-server/answer.ts';
import { forward } from '../static-server/forward.ts';
import type { Policy } from '../static-server/headers.ts';
import { composeFramePage, sendFramePage } from './frame-page.ts';
import { refuseBackendCall } from './no-backend.ts';
import { withRefreshHook } from '../dev/refresh-hook.ts';

interface DevFrame {
  /** Address that the frame is opened at. */
  readonly origin: string;
  /** Port of the frame's development server. */
  readonly innerPort: number;
  /** The current release of the remote's development server. */
  readonly release: () => Promise<Result<Release, string>>;
  readonly policy: Policy;
  readonly apiBase: string | undefined;
}

/** The frame's origin while a remote is worked on: pages completed here, everything else from the development server. */
export function handleDevFrame(frame: DevFrame): RequestListener {
  const { host } = new URL(frame.origin);
  return (req, res) => {
    const pathname = getPathname(req.url);
    if (pathname === null || req.headers.host !== host) return sendText(res, 421, `Abra ${frame.origin}.`);
    if (refuseBackendCall(pathname, res)) return;
    if (!isNavigation(req)) return forward(req, res, { port: frame.innerPort, path: req.url ?? '/' });
    void completePage(frame).then((page) => {
      if (page.ok) sendFramePage(res, page.value, frame.policy);
      else sendText(res, 503, page.error);
    });
  };
}

const isNavigation = (req: IncomingMessage): boolean => req.headers.accept?.includes('text/html') ?? false;

async function completePage({ innerPort, release, apiBase }: DevFrame): Promise<Result<string, string>> {
  const response = await fetch(`http://127.0.0.1:${innerPort}/index.html`).catch(() => null);
  if (!response?.ok) return err('O servidor de desenvolvimento do quadro não respondeu.');
  const shown = await release();
  if (!shown.ok) return shown;
  const page = composeFramePage(await response.text(), shown.value, { apiBase });
  return page.ok ? ok(withRefreshHook(page.value)) : page;
}
