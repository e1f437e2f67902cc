import type { RequestHandler } from 'express';

/** Says that this process answers; looks at nothing behind it. */
export const health: RequestHandler = (_req, res) => {
  res.json({ status: 'ok' });
};
