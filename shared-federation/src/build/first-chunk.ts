import type { Configuration } from '@rspack/core';
import type { RemoteDefinition } from '../contract/index.ts';
import { APP_CHUNK } from './exposed.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * Puts the modules that every page of a remote needs into the first chunk of every page. By default, bundlers create a
 * separate chunk for modules shared by several pages, and each costs one more request. Extensions, which load without
 * the pages, keep their modules.
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
