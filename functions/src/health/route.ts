import type { RequestHandler } from 'express';
import type { Running } from '../http/cloud-line.ts';

/** Says that this process answers, and which code it runs; looks at nothing behind it. */
export const health =
  (running?: Running, codebase?: string): RequestHandler =>
  (_req, res) => {
    const { build, revision } = running ?? {};
    res.json({ status: 'ok', codebase, build, revision });
  };
