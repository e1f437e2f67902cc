import type { Answer } from './message.ts';

export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
});

export const text = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: `${body}\n`,
});

/** After a form: the browser asks for the page itself, and reloading it sends nothing again. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** An error as pages and tests read it. */
export const refusal = (status: number, code: string, message: string): Answer =>
  json(status, { error: { code, message } });
