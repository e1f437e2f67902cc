import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** What the shell gives: never bundled, one copy for the whole page. */
const given = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const { name } = manifest.aura.remote;

export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    // One folder, in which every file is listed with its hash.
    assetsDir: '',
    modulePreload: false,
    rolldownOptions: { input: './src/app.tsx' },
  },
  plugins: [
    federation({
      // Differs from version to version: two of them may live in one page.
      name: `mfe_${name}_${manifest.version}`.replaceAll(/[^a-z0-9]/g, '_'),
      filename: 'remoteEntry.js',
      exposes: { './app': './src/app.tsx' },
      shared: {
        react: given('^19.0.0'),
        'react/jsx-runtime': given('^19.0.0'),
        'react-dom': given('^19.0.0'),
        'react-dom/client': given('^19.0.0'),
        '@aura/shared-session': given('^1.0.0'),
        '@aura/shared-session/router': given('^1.0.0'),
        '@aura/shared-session/lifecycles': given('^1.0.0'),
        '@aura/shared-ui': given('^1.0.0'),
      },
      manifest: true,
      dts: false,
    }),
  ],
});
