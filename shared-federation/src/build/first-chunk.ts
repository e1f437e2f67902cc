import type { Configuration } from '@rspack/core';
import type { RemoteDefinition } from '../contract/index.ts';
import { APP_CHUNK } from './exposed.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * Puts what every page of a remote needs into the chunk that every page begins with: by themselves bundlers make chunks
 * of their own of what several pages share, and each is one request more. Extensions, which come without the pages, keep
 * what they need.
 */
export function splitByPages({ routes }: Pick<RemoteDefinition, 'routes'>): SplitChunks {
  const pages = routes.map(({ chunks = [] }) => chunks);
  const names = new Set(pages.flat());
  return {
    cacheGroups: {
      everyPage: {
        name: APP_CHUNK,
        type: /^javascript/,
        chunks: (chunk) => names.has(chunk.name ?? ''),
        enforce: true,
        priority: 10,
        test(module, { chunkGraph }) {
          const found = new Set([...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name));
          return pages.every((chunks) => chunks.some((name) => found.has(name)));
        },
      },
    },
  };
}
