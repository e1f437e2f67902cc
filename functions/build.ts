import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the entry with the workspace packages it uses, which the runtime could not install, into
 * `dist/index.js`. What the runtime installs from the registry stays outside.
 */
await build({
  entryPoints: [join(import.meta.dirname, 'src/index.ts')],
  outfile: join(import.meta.dirname, 'dist/index.js'),
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
