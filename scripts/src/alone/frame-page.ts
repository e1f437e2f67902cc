import type { ServerResponse } from 'node:http';
import { parseRegistry, type Release } from '@aura/shared-federation';
import type { Result } from '@aura/shared-domain';
import { fillPlaceholder } from '../compose/inline-json.ts';
import { setHeaders } from '../static-server/answer.ts';
import { inlineScriptHashes, buildSecurityHeaders, type Policy } from '../static-server/headers.ts';

interface FrameOptions {
  /** Address of a backend; without one, the frame's own origin answers that it has none. */
  readonly apiBase?: string | undefined;
}

/** The frame's page with the one release that it shows. The error says what is wrong with either. */
export function composeFramePage(
  html: string,
  release: Release,
  options: FrameOptions = {},
): Result<string, string> {
  const remotes = [{ current: release }];
  const registry = parseRegistry({ schema: 2, revision: 0, overrides: 'none', remotes });
  if (!registry.ok) return registry;
  const optioned = fillPlaceholder(html, 'aura-frame', options);
  return optioned.ok ? fillPlaceholder(optioned.value, 'aura-registry', registry.value) : optioned;
}

/** Sends the frame's page under the policy that the shell's pages have. */
export function sendFramePage(res: ServerResponse, html: string, policy: Policy): void {
  setHeaders(res, {
    ...buildSecurityHeaders(policy, inlineScriptHashes(html)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(html);
}
