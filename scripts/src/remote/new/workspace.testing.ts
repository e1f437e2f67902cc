import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LOCAL, ROOT } from '../../workspaces/paths.ts';
import { prepareRemote } from './prepare-remote.ts';
import { writeRemote } from './write-remote.ts';

export interface TestWorkspace {
  readonly root: string;
  /** Writes a new remote, as the command does, and lets the others find it; its folder. */
  readonly add: (name: string, title: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/**
 * A repository with a shell that describes its pages, one remote and the backend, inside this one, so that installed
 * packages are found.
 */
export async function testWorkspace(): Promise<TestWorkspace> {
  await mkdir(LOCAL, { recursive: true });
  const root = await mkdtemp(join(LOCAL, 'workspace-'));
  await mkdir(join(root, 'shell'));
  await cp(join(ROOT, 'shell/package.json'), join(root, 'shell/package.json'));
  await cp(join(ROOT, 'CODEOWNERS'), join(root, 'CODEOWNERS'));
  await symlink(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  await symlink(join(ROOT, 'shared-federation'), join(root, 'shared-federation'));
  for (const name of [
    'src',
    'rules',
    'test-support',
    'package.json',
    'codebases.json',
    'pages',
    'tsconfig.json',
    'vitest.config.ts',
    'build.ts',
  ])
    await cp(join(ROOT, 'functions', name), join(root, 'functions', name), { recursive: true });
  await mkdir(join(root, 'shell/dist-render'));
  await writeFile(join(root, 'shell/dist-render/render.mjs'), RENDERER);
  const neighbour = join(root, 'mfe-vizinho');
  await mkdir(neighbour);
  await writeFile(
    join(neighbour, 'package.json'),
    JSON.stringify({ type: 'module', aura: { remote: { name: 'vizinho', port: 4400 } } }),
  );
  await writeFile(join(neighbour, 'remote.ts'), `export default ${JSON.stringify(NEIGHBOUR)};\n`);
  return {
    root,
    async add(name, title) {
      const planned = await prepareRemote(root, name, title);
      if (!planned.ok) throw new Error(planned.error);
      const { dir } = planned.value;
      const written = await writeRemote(root, planned.value);
      if (!written.ok) throw new Error(written.error);
      await mkdir(join(root, 'node_modules/@aura'), { recursive: true });
      await symlink(dir, join(root, 'node_modules/@aura', basename(dir)));
      return dir;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

const NEIGHBOUR = {
  name: 'vizinho',
  owner: 'vizinhos',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/trilhas/*',
      access: 'public',
      title: 'Trilhas',
      description: 'O remoto que já estava ali antes.',
    },
  ],
  navigation: [{ label: 'Trilhas', path: '/trilhas', order: 30 }],
};

/** A built shell's description of its pages. */
const RENDERER =
  "export const staticPaths = () => ['/sobre'];\nexport const applicationPatterns = () => ['/painel'];\n";
