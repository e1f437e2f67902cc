import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { setHeaders } from './answer.ts';
import { computeCacheControl } from './caching.ts';

export type FileHandler = (req: IncomingMessage, res: ServerResponse, missing: () => void) => void;

/**
 * Serves the current contents of a folder: `.br` and `.gz` variants for clients that accept them, 304 for unchanged
 * files. HTML is never served as a file.
 * @param vary request headers that the answer depends on, besides the encoding
 */
export function createFileHandler(dir: string, vary: readonly string[] = []): FileHandler {
  const varyHeader = { Vary: [...vary, 'Accept-Encoding'].join(', ') };
  const serve = sirv(dir, {
    // Reads the folder at each request, so that later builds and releases are served too.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    // sirv sets its own Vary header just before it calls this.
    setHeaders: (res) => setHeaders(res, varyHeader),
  });
  return (req, res, missing) => {
    const pathname = req.url?.split('?')[0] ?? '/';
    if (pathname.endsWith('.html') || pathname.endsWith('/')) return missing();
    setHeaders(res, { ...varyHeader, 'Cache-Control': computeCacheControl(pathname) });
    serve(req, res, missing);
  };
}
