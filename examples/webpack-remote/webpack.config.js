import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import manifest from './package.json' with { type: 'json' };

/** What the shell gives: never bundled, one copy for the whole page. */
const given = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const { name } = manifest.aura.remote;
// Differs from version to version: two of them may live in one page.
const container = `mfe_${name}_${manifest.version}`.replaceAll(/[^a-z0-9]/g, '_');

export default {
  mode: 'production',
  entry: {},
  output: {
    path: resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    uniqueName: container,
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: { modules: { namedExport: false, exportLocalsConvention: 'as-is' } },
          },
        ],
      },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin({
      name: container,
      filename: 'remoteEntry.[contenthash:8].js',
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
};
