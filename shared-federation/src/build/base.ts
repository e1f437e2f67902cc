import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import * as v from 'valibot';

/** Browsers that the platform is built for. */
const TARGET = 'browserslist:chrome >= 119, safari >= 17.4, firefox >= 128';

/** A hanging request must not use up the time of the repetitions: three of them fit into the 20 s of a load. */
const CHUNK_TIMEOUT_MS = 6_000;

export interface BuildMode {
  /** Development server. */
  readonly dev: boolean;
  /** With React's development build and hot reload. */
  readonly hot: boolean;
}

/**
 * Reads what rspack's command line says about the mode. `rspack dev --env override` serves a remote for a released
 * shell: JSX compiled for development crashes on the React that is there.
 */
export function buildMode(env: Readonly<Record<string, unknown>>): BuildMode {
  const dev = env['RSPACK_SERVE'] === true || env['WEBPACK_SERVE'] === true;
  return { dev, hot: dev && env['override'] !== true };
}

export const PRODUCTION: BuildMode = { dev: false, hot: false };

const ManifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  aura: v.optional(
    v.object({
      remote: v.optional(v.object({ name: v.string(), port: v.number() })),
      shell: v.optional(v.object({ port: v.number() })),
    }),
  ),
});

/** The package.json of a workspace folder. */
export function readManifest(dir: string): v.InferOutput<typeof ManifestSchema> {
  return v.parse(ManifestSchema, JSON.parse(readFileSync(resolve(dir, 'package.json'), 'utf8')));
}

function buildRules(hot: boolean): RuleSetRule[] {
  const react = { runtime: 'automatic', development: hot, refresh: hot };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } },
      },
    },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.woff2?$/, type: 'asset/resource' },
    // A server may take a file that ends in `.gz` for another one, packed on its way.
    {
      test: /\.traineddata\.gz$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8].bin' },
    },
  ];
}

/** Common settings of every browser bundle of the platform. `prefix` keeps class names apart. */
export function buildBaseConfig(dir: string, prefix: string, { dev, hot }: BuildMode): Configuration {
  const { version } = readManifest(dir);
  const emulators = process.env['AURA_TARGET'] !== 'production';
  return {
    mode: dev ? 'development' : 'production',
    context: dir,
    target: TARGET,
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: resolve(dir, 'dist'),
      uniqueName: prefix,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: dev ? '[name][ext]' : '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: `${prefix}_[hash:base64:6]` } },
      rules: buildRules(hot),
    },
    plugins: [
      new rspack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        __AURA_EMULATORS__: JSON.stringify(emulators),
      }),
      ...(hot ? [new ReactRefreshRspackPlugin()] : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** A configuration's module settings with an additional rule. */
export const withRule = ({ module }: Configuration, rule: RuleSetRule) => ({
  ...module,
  rules: [...(module?.rules ?? []), rule],
});
