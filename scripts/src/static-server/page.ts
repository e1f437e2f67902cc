import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { setHeaders } from './answer.ts';
import { inlineScriptHashes, securityHeaders, type Headers, type Policy } from './headers.ts';

export interface Page {
  readonly headers: Headers;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** A page made ready to be sent many times. */
export function preparePage(html: string, policy: Policy): Page {
  const plain = Buffer.from(html);
  return {
    headers: securityHeaders(policy, inlineScriptHashes(html)),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}

/** Sends a page in the best encoding that the browser takes, or 304 where it holds the same one. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page, status: 200 | 404): void {
  setHeaders(res, { ...page.headers, ETag: page.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (status === 200 && holds(req.headers['if-none-match'], page.etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const [encoding, body] = encode(page, req.headers['accept-encoding'] ?? '');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  setHeaders(res, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(body.length) });
  res.statusCode = status;
  res.end(body);
}

function holds(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag) ?? false;
}

function encode(page: Page, accepted: string): readonly [string | null, Buffer] {
  if (/\bbr\b/.test(accepted)) return ['br', page.br];
  if (/\bgzip\b/.test(accepted)) return ['gzip', page.gzip];
  return [null, page.plain];
}
