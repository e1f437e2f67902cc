import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests of all packages; what needs emulators or a browser runs elsewhere. */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"', __AURA_EMULATORS__: 'true' },
  test: {
    include: [
      '{shell,mfe-*,shared-*,remote-frame,functions,scripts,bench,stripe-sandbox}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.emulator.test.ts', 'e2e/**'],
    environment: 'node',
    // By its own place: tests of a remote that was just made run from another root.
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // Hostile files and property tests take seconds on a busy machine; no test is about time.
    testTimeout: 30_000,
  },
});
