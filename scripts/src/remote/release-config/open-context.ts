import { err, ok, type Result } from '@aura/shared-domain';
import { readBuiltWith, type ShellFacts } from '@aura/shared-federation/releases';
import { buildLocalBaseUrl, openReleases } from '../../releases/open-releases.ts';
import { discoverWorkspaces } from '../../workspaces/discover.ts';
import type { Context } from '../cli/context.ts';
import { findAdopted, readForeignWorkspace } from '../adopt/foreign-workspace.ts';
import { findAccountIds } from '../people/account-ids.ts';
import { buildRemote } from '../publish/build-remote.ts';
import { parseShellOrigin, readBackRelease } from '../publish/read-back-release.ts';
import { parseLiveApis } from './live-apis.ts';
import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who is at the terminal: the name that git knows, or else the account of the system. */
async function identifyUser(cwd: string): Promise<string> {
  const asked = await run('git', ['config', 'user.name'], { cwd }).catch(() => null);
  const name = asked?.stdout.trim() ?? '';
  return name === '' ? userInfo().username : name;
}

/**
 * Everything that the commands work with, as the environment and the working copy say.
 * @param foreignDir folder of a remote outside of the workspace, which the commands may name as well
 */
export async function openContext(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
  foreignDir: string | null = null,
): Promise<Result<Context, string>> {
  const workspaces = await discoverWorkspaces(root);
  if (!workspaces.ok) return workspaces;
  const foreign = foreignDir === null ? ok(null) : await readForeignWorkspace(foreignDir, workspaces.value);
  if (!foreign.ok) return foreign;
  const releases = await openReleases(root, env);
  if (!releases.ok) return releases;
  const liveApis = parseLiveApis(env['AURA_LIVE_SHELL_APIS']);
  if (!liveApis.ok) return liveApis;
  const provided = readProvided(workspaces.value.shell.dir);
  if (!provided.ok) return provided;
  const shellOrigin = parseShellOrigin(env['AURA_SHELL_ORIGIN']);
  if (!shellOrigin.ok) return shellOrigin;
  const localOrigin = `http://localhost:${workspaces.value.shell.port}`;
  const surroundings = {
    releases: releases.value,
    shellPort: workspaces.value.shell.port,
    shellOrigin: shellOrigin.value,
  };
  return ok({
    releases: releases.value,
    remotes: [...workspaces.value.remotes, ...(foreign.value ? [foreign.value] : [])],
    shell: { liveApis: liveApis.value, provided: provided.value },
    by: await identifyUser(root),
    now: () => new Date(),
    build: (remote, signal) => (remote.isForeign ? findAdopted(remote) : buildRemote(remote, signal)),
    // The browser is loaded when something is to be started in it.
    smokeStart: async (candidate, signal) => {
      const { tryStart } = await import('../smoke/try-start.ts');
      return tryStart(candidate, signal);
    },
    readBack: (stored) => readBackRelease(surroundings, stored),
    shellOrigin: shellOrigin.value ?? (releases.value.baseUrlOf === buildLocalBaseUrl ? localOrigin : null),
    accountIds: async (people) => {
      const { connectAccounts } = await import('../people/connect-accounts.ts');
      return findAccountIds(connectAccounts(process.env), people);
    },
    say,
  });
}

function readProvided(shellDir: string): Result<ShellFacts['provided'], string> {
  try {
    return ok(readBuiltWith(shellDir));
  } catch (error) {
    return err(`Não foi possível saber o que o shell oferece aos remotos: ${String(error)}`);
  }
}
