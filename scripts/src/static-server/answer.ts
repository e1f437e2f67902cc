import type { ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@aura/shared-domain';
import type { Headers } from './headers.ts';

/** Puts headers on an answer that is still to come. */
export function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** A short plain text, never kept. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.statusCode = status;
  setHeaders(res, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(`${text}\n`);
}

/** A redirect without a body. */
export function sendRedirect(res: ServerResponse, status: 301 | 307, location: string): void {
  res.statusCode = status;
  setHeaders(res, { Location: location, 'Cache-Control': 'no-cache' });
  res.end();
}

/** An error in the one shape of the backend. */
export function sendApiError(res: ServerResponse, status: number, body: ApiErrorBody): void {
  res.statusCode = status;
  setHeaders(res, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}

/** Decoded path of a request without its query; null if malformed. */
export function getPathname(url: string | undefined): string | null {
  try {
    return decodeURI(new URL(url ?? '/', 'http://localhost').pathname);
  } catch {
    return null;
  }
}
