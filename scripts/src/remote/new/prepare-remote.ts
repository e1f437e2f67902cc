import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, matchesPattern, ok, resolveAlias, type Result } from '@aura/shared-domain';
import {
  EMPTY_REGISTRY,
  OwnerSchema,
  RemoteDefinitionSchema,
  RemoteNameSchema,
  SHELL_API,
  type RemoteDefinition,
} from '@aura/shared-federation';
import * as v from 'valibot';
import { loadRenderer } from '../../compose/pages.ts';
import { findNextRemotePort } from '../../ports/check-ports.ts';
import { discoverWorkspaces, type RemoteWorkspace } from '../../workspaces/discover.ts';

/** A remote that can be written. */
export interface NewRemote {
  readonly dir: string;
  /** Folder of its part of the backend. */
  readonly backendDir: string;
  readonly port: number;
  readonly definition: RemoteDefinition;
}

/** The menu has room for this many letters. */
const TITLE = v.pipe(v.string(), v.minLength(3), v.maxLength(30), v.regex(/^[\p{L}\p{N} .,:-]+$/u));

/**
 * Finds a folder, a port and a path for a new remote. The error is a sentence that names the conflict.
 * @param root the repository
 * @param owner the team that signs its releases; the remote's name by default
 */
export async function prepareRemote(
  root: string,
  name: string,
  title: string,
  owner: string = name,
): Promise<Result<NewRemote, string>> {
  if (!v.safeParse(RemoteNameSchema, name).success)
    return err(
      `"${name}" não serve de nome: use de 2 a 31 letras minúsculas, números e hifens, com uma letra no início.`,
    );
  if (!v.safeParse(TITLE, title).success)
    return err(
      `"${title}" não serve de título: use de 3 a 30 letras, números e espaços. Dê outro com --title.`,
    );
  if (!v.safeParse(OwnerSchema, owner).success)
    return err(
      `"${owner}" não serve de nome de equipe: use de 2 a 31 letras minúsculas, números e hifens. Dê outro com --owner.`,
    );
  const dir = join(root, `mfe-${name}`);
  const backendDir = join(root, 'functions/src', name);
  for (const taken of [dir, backendDir])
    if (existsSync(taken)) return err(`A pasta ${taken} já existe: escolha outro nome.`);
  const workspaces = await discoverWorkspaces(root);
  if (!workspaces.ok) return workspaces;
  const { shell, remotes } = workspaces.value;
  const others = await Promise.all(remotes.map(readDefinition));
  const path = `/${name}`;
  const holder = others.find(({ routes }) => routes.some((route) => matchesPattern(route.path, path)));
  if (holder) return err(`O endereço ${path} já é do remoto ${holder.name}.`);
  if ((await readShellPatterns(shell.dir)).some((pattern) => matchesPattern(pattern, path)))
    return err(`O endereço ${path} já é do shell.`);
  if (resolveAlias(path, '') !== null) return err(`O endereço ${path} já leva a outra página do site.`);
  const port = findNextRemotePort(workspaces.value);
  const order =
    Math.max(0, ...others.flatMap(({ navigation }) => navigation.map((entry) => entry.order))) + 10;
  return ok({ dir, backendDir, port, definition: makeDefinition({ name, owner, title, order }) });
}

async function readDefinition({ dir }: RemoteWorkspace): Promise<RemoteDefinition> {
  const { default: written } = (await import(join(dir, 'remote.ts'))) as { default: unknown };
  return v.parse(RemoteDefinitionSchema, written);
}

/** Paths of the shell's own pages; none before it has been built. */
async function readShellPatterns(dir: string): Promise<readonly string[]> {
  const renderer = await loadRenderer(dir);
  if (!renderer.ok) return [];
  const site = { origin: 'http://localhost', registry: EMPTY_REGISTRY, now: new Date() };
  return [...renderer.value.staticPaths(), ...renderer.value.applicationPatterns(site)];
}

interface Defined {
  readonly name: string;
  readonly owner: string;
  readonly title: string;
  readonly order: number;
}

const makeDefinition = ({ name, owner, title, order }: Defined): RemoteDefinition => ({
  name,
  owner,
  shellApi: { min: SHELL_API, max: SHELL_API },
  audience: 'everyone',
  routes: [
    {
      path: `/${name}`,
      access: 'public',
      title,
      description: `${title} da Aura: esta página ainda está em construção.`,
    },
  ],
  navigation: [{ label: title, path: `/${name}`, order }],
});
