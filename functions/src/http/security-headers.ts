import type { RequestHandler } from 'express';

/** Answers are data for our own pages: never framed, sniffed, cached or followed. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
};

export const setSecurityHeaders: RequestHandler = (_req, res, next) => {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
  next();
};
