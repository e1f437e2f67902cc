import { type RequestListener } from 'node:http';
import { ok, type Result } from '@aura/shared-domain';
import { composeFramePage, sendFramePage } from '../../alone/frame-page.ts';
import { refuseBackendCall } from '../../alone/no-backend.ts';
import { findFreePort } from '../../ports/free-port.ts';
import { getPathname, sendText, setHeaders } from '../../static-server/answer.ts';
import { createFileHandler } from '../../static-server/files.ts';
import { buildSecurityHeaders, listTrustedTypesPolicies, type Policy } from '../../static-server/headers.ts';
import { listenAll } from '../../static-server/start-listening.ts';
import { createRemoteHandler } from '../../static-server/remote-server.ts';
import type { Candidate } from '../cli/context.ts';
import { buildFrame, type BuiltFrame } from './built-frame.ts';

export interface ServedCandidate {
  /** Address of the frame, without a final slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a candidate and the frame that shows it, each on its origin, with the headers of production. */
export async function serveCandidate(
  candidate: Candidate,
  signal: AbortSignal,
): Promise<Result<ServedCandidate, string>> {
  const frame = await buildFrame(signal);
  if (!frame.ok) return frame;
  const served = await serveIn(frame.value, candidate);
  if (!served.ok) await frame.value.remove();
  return served;
}

async function serveIn(
  frame: BuiltFrame,
  { descriptor, dist }: Candidate,
): Promise<Result<ServedCandidate, string>> {
  const framePort = await findFreePort();
  const remotePort = await findFreePort();
  const origin = `http://localhost:${framePort}`;
  const remoteOrigin = `http://localhost:${remotePort}`;
  const { name, version, foreign } = descriptor;
  const html = composeFramePage(frame.html, { descriptor, baseUrl: `${remoteOrigin}/${version}/` });
  if (!html.ok) return html;
  const policy = {
    remoteOrigins: [remoteOrigin],
    connect: [],
    trustedTypes: listTrustedTypesPolicies(foreign ? [] : [name]),
  };
  const listening = await listenAll([
    { port: framePort, handler: handleFrame(frame.dist, html.value, policy) },
    { port: remotePort, handler: createRemoteHandler({ released: null, dist, shellOrigin: origin }) },
  ]);
  if (!listening.ok) return listening;
  return ok({
    origin,
    async close() {
      listening.value.close();
      await frame.remove();
    },
  });
}

/** Answers the frame's files, and its page for every other path. */
function handleFrame(dist: string, html: string, policy: Policy): RequestListener {
  const headers = buildSecurityHeaders(policy);
  const files = createFileHandler(dist);
  return (req, res) => {
    setHeaders(res, headers);
    const pathname = getPathname(req.url);
    if (pathname === null) return sendText(res, 400, 'Endereço inválido.');
    if (refuseBackendCall(pathname, res)) return;
    files(req, res, () => sendFramePage(res, html, policy));
  };
}
