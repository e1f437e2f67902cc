import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../http/message.ts';

/** What all pages of the portal look like. */
export const STYLESHEET: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  body: readFileSync(join(import.meta.dirname, 'portal.css'), 'utf8'),
};
