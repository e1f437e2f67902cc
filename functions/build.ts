import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the entry, and the thread that it starts, each with the workspace packages it uses, which the runtime could
 * not install, into `dist/index.js` and `dist/engine-thread.js`. What the runtime installs from the registry stays outside.
 */
await build({
  entryPoints: ['src/index.ts', 'src/analysis/engine-thread.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
  entryNames: '[name]',
  outdir: join(import.meta.dirname, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  external: [
    '@google-cloud/storage',
    '@google/genai',
    'express',
    'firebase-admin',
    'firebase-functions',
    'jose',
    'nodemailer',
    'standardwebhooks',
    'stripe',
    'typesense',
  ],
  logLevel: 'warning',
});
