import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DescriptorSchema, type RemoteDefinition } from '@aura/shared-federation';
import * as v from 'valibot';
import { runLogged } from '../../processes/run-logged.ts';
import { LOCAL, ROOT } from '../../workspaces/paths.ts';
import type { Candidate } from '../cli/context.ts';

export interface Sample extends Candidate {
  readonly remove: () => Promise<void>;
}

interface More {
  readonly args?: readonly string[];
  readonly sources?: Readonly<Record<string, string>>;
}

/**
 * Builds a remote that exists for a test alone, by the configuration that every remote uses.
 * @param app source of its `src/app.tsx`
 * @param more arguments of rspack's, and sources by their paths, besides
 */
export async function buildSample(
  definition: RemoteDefinition,
  app: string,
  { args: more = [], sources = {} }: More = {},
): Promise<Sample> {
  const { name } = definition;
  await mkdir(LOCAL, { recursive: true });
  const dir = await mkdtemp(join(LOCAL, 'sample-'));
  const config =
    "import { buildRemoteConfig } from '@aura/shared-federation/build';\n" +
    `export default buildRemoteConfig({ dir: import.meta.dirname, definition: ${JSON.stringify(definition)} });\n`;
  const manifest = { name, version: '1.0.0', type: 'module', aura: { remote: { name, port: 1 } } };
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(dir, 'rspack.config.ts'), config);
  for (const [path, text] of Object.entries({ ...sources, 'src/app.tsx': app })) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  const command = join(ROOT, 'node_modules/.bin/rspack');
  const built = await runLogged({ command, args: ['build', ...more], cwd: dir, log: join(dir, 'build.log') });
  if (built.code !== 0) throw new Error(built.output);
  const dist = join(dir, 'dist');
  const descriptor = v.parse(
    DescriptorSchema,
    JSON.parse(await readFile(join(dist, 'descriptor.json'), 'utf8')),
  );
  return { dist, descriptor, remove: () => rm(dir, { recursive: true, force: true }) };
}
