import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { SharedRouter } from '../router/index.ts';

/**
 * Creates the function that writes a remote's public pages at build time, in Node. A page is drawn for a visitor
 * before any data has arrived: its first drawing knows no session, query, time, storage or window.
 * @param pages component of each route that `remote.ts` marks with `prerender`
 * @param name of the remote, which keeps its ids apart from the shell's
 */
export function renderPages(
  pages: Readonly<Record<string, ComponentType>>,
  name: string,
): (path: string) => Promise<string> {
  return async (path) => {
    const Page = pages[path];
    if (!Page) throw new Error(`src/prerender.tsx has no page for ${path}`);
    const failures: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <SharedRouter writtenFor={path}>
          <Page />
        </SharedRouter>
      </StrictMode>,
      {
        identifierPrefix: `${name}-written-`,
        onError: (error) => void failures.push(error),
        // A page above the default size would be split, and its parts put together by inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    if (failures.length > 0) throw new Error(`${path}: ${String(failures[0])}`, { cause: failures[0] });
    return new Response(prelude).text();
  };
}
