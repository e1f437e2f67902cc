import * as v from 'valibot';
import type { NewRemote } from '../prepare-remote.ts';

const versions = v.optional(v.record(v.string(), v.string()), {});
const ManifestSchema = v.object({ dependencies: versions, devDependencies: versions });

/**
 * The `package.json` of a new remote.
 * @param shell that of the shell, whose versions it takes: every package of the workspace has the same ones
 */
export function makeManifestFile({ port, definition: { name } }: NewRemote, shell: unknown): string {
  const { dependencies, devDependencies } = v.parse(ManifestSchema, shell);
  const all = { ...dependencies, ...devDependencies };
  const versionsOf = (...packages: readonly string[]) =>
    Object.fromEntries(packages.map((wanted) => [wanted, all[wanted]]));
  return JSON.stringify({
    name: `@aura/mfe-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    aura: { remote: { name, port } },
    exports: { './api': './src/api.ts' },
    scripts: {
      build: 'rspack build',
      releasable: 'node ../scripts/src/remote/releasable/main.ts',
      dev: 'node ../scripts/src/alone/main.ts',
      test: 'vitest run --config ../vitest.config.ts',
      serve: 'rspack dev',
      [`backend-${name}`]: `cd ../functions && node ../scripts/src/check/in-surroundings.ts emulators vitest run --config vitest.config.ts src/${name}/`,
    },
    dependencies: versionsOf('@aura/shared-domain', '@aura/shared-session', '@aura/shared-ui', 'valibot'),
    peerDependencies: versionsOf('react', 'react-dom'),
    devDependencies: versionsOf(
      '@aura/shared-federation',
      '@rspack/cli',
      '@rspack/core',
      '@rspack/dev-server',
      '@types/react',
      '@types/react-dom',
    ),
    nx: { targets: { [`backend-${name}`]: makeBackendTarget(name) } },
  });
}

/**
 * The emulator tests of the remote's part of the backend: run again when that part or the common code of all parts
 * changes.
 */
const makeBackendTarget = (name: string) => ({
  dependsOn: [{ target: 'build', projects: ['@aura/functions'] }],
  cache: true,
  inputs: [
    '{projectRoot}/src/api.ts',
    `{workspaceRoot}/functions/src/${name}/**/*`,
    { input: 'core', projects: ['@aura/functions'] },
    { input: 'production', projects: ['@aura/shared-domain', '@aura/testing'] },
  ],
  outputs: [`{workspaceRoot}/.local/reports/backend-${name}.json`],
});
