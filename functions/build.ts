import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const entries = globSync('src/codebases/entries/*.ts', { cwd: import.meta.dirname });

/**
 * Bundles the entries, and the thread that one of them starts, each with the workspace packages it uses, which the runtime
 * could not install, into a file of `dist`. What the runtime installs from the registry stays outside.
 */
await build({
  entryPoints: ['src/index.ts', 'src/analysis/engine-thread.ts', 'pages/pages.ts', ...entries].map((file) =>
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
