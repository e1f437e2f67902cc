import { rspack, type Configuration } from '@rspack/core';
import { buildBaseConfig, buildMode } from './base.ts';

/** Port of the development server. */
const PORT = 4390;

/** The gallery of components: a page by itself, for developers, which is never deployed. */
export function buildGalleryConfig(dir: string): (env: Record<string, unknown>) => Configuration {
  return (env) => {
    const mode = buildMode(env);
    const base = buildBaseConfig(dir, 'gallery', mode);
    return {
      ...base,
      entry: { gallery: './src/gallery.tsx' },
      output: { ...base.output, publicPath: '/', clean: true },
      plugins: [
        ...(base.plugins ?? []),
        new rspack.HtmlRspackPlugin({
          template: './src/gallery.html',
          filename: 'index.html',
          scriptLoading: 'defer',
          minify: false,
        }),
      ],
      devServer: { hot: true, port: PORT, client: { overlay: false } },
    };
  };
}
