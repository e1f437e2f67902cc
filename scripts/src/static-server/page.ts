import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { setHeaders } from './answer.ts';
import {
  inlineScriptHashes,
  inlineStyleHashes,
  buildSecurityHeaders,
  type Headers,
  type Policy,
} from './headers.ts';

/** A page, or another document, made ready to be sent many times. */
export interface Page {
  readonly headers: Headers;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses a text once for all who will ask for it.
 * @param headers what the answer carries besides those about encoding and keeping, its type included
 */
export function prepareText(text: string, headers: Headers): Page {
  const plain = Buffer.from(text);
  return {
    headers,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}

/** A prepared HTML page, with a policy that allows its inline scripts and styles and no others. */
export const preparePage = (html: string, policy: Policy): Page =>
  prepareText(html, {
    ...buildSecurityHeaders(policy, inlineScriptHashes(html), inlineStyleHashes(html)),
    'Content-Type': 'text/html; charset=utf-8',
  });

/** Sends a page in the browser's best encoding, or 304 if it has the same one. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  status: 200 | 404 = 200,
): void {
  const { headers, etag } = page;
  setHeaders(res, { ...headers, ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (status === 200 && holds(req.headers['if-none-match'], etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const [encoding, body] = encode(page, req.headers['accept-encoding'] ?? '');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', String(body.length));
  res.statusCode = status;
  res.end(body);
}

function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag) ?? false;
}

function encode({ br, gzip, plain }: Page, accepted: string): readonly [string | null, Buffer] {
  if (/\bbr\b/.test(accepted)) return ['br', br];
  if (/\bgzip\b/.test(accepted)) return ['gzip', gzip];
  return [null, plain];
}
