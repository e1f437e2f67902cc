import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { SharedRouter } from '../router/index.ts';

/**
 * Makes what writes a remote's public pages when it is built; runs in Node. A page is drawn as for a visitor before
 * anything has been answered: its first drawing knows no session, query, time, storage or window.
 * @param pages component of each route that `remote.ts` marks with `prerender`
 * @param name of the remote, which keeps ids apart from those of the shell's
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
