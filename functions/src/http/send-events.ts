import type { Response } from 'express';

/** Answers may pass through servers that gather or compress them; each line is to arrive when it is sent. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Answers with one JSON text per line, each sent immediately. When the client leaves, it stops reading the source and
 * aborts its signal.
 */
export async function sendEvents(
  res: Response,
  events: (gone: AbortSignal) => AsyncIterable<unknown>,
): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
  res.flushHeaders();
  for await (const event of events(gone.signal)) {
    if (gone.signal.aborted) return;
    res.write(`${JSON.stringify(event)}\n`);
  }
  res.end();
}
