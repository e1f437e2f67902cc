import { once } from 'node:events';
import { readdir, readFile, symlink, writeFile, mkdir, rename, rm } from 'node:fs/promises';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import { join, dirname } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { startEmulators } from '../../emulators/start.ts';
import { listEmulatorPorts, type WantedPort } from '../../ports/check-ports.ts';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { LOGS } from '../../workspaces/paths.ts';
import { buildFolderPath, readPlan, openShells } from '../build.ts';
import type { Environment } from '../environments/environment.ts';
import { findFollowed } from '../codebases.ts';
import { createHostingStandIn } from '../hosting/hosting-stand-in.ts';
import { chooseKit } from '../shells/kit.ts';
import { makeCertificate } from './certificate.ts';
import type { Check } from '../verify/verify.ts';
import { handleEdge, HOSTING_PORTS, openSideDoor } from './edge.ts';
import { tellOfChanges } from './tell-of-changes.ts';
import { listTwinHosts } from './twin-hosts.ts';
import { watchAnswers } from './watch-answers.ts';

/**
 * Replaces the contents of a served folder: readers get each file in its old or its new form, and new files exist
 * before old ones are deleted.
 * @param files path, beginning with a slash → contents
 */
async function replaceFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, contents] of files) {
    const target = join(folder, path);
    const before = await readFile(target).catch(() => null);
    if (before?.equals(contents)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.new`, contents);
    await rename(`${target}.new`, target);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.slice(folder.length))) await rm(path);
  }
}

export interface Twin {
  /** Arguments of Chromium that lead every name to the edge. */
  readonly chromium: readonly string[];
  /** Answers of the edge so far, and what is wrong with them. */
  readonly sumAnswers: () => Check;
  /** Address of the edge for programs of this machine, which cannot look its names up, without TLS. */
  readonly sideDoor: string;
  /** Resolves with a sentence if an emulator ends unexpectedly. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Port of the edge. */
export const EDGE_PORT = 4443;
const SIDE_DOOR_PORT = 4480;

/** Every port that a twin needs on this machine. */
export function listTwinPorts(): readonly WantedPort[] {
  const hosts = ['127.0.0.1'];
  return [
    { port: EDGE_PORT, label: 'borda do gêmeo', hosts },
    { port: SIDE_DOOR_PORT, label: 'borda do gêmeo, sem TLS', hosts },
    { port: HOSTING_PORTS.site, label: 'emulador de Hosting, site', hosts },
    { port: HOSTING_PORTS.remotes, label: 'emulador de Hosting, remotos', hosts },
    ...listEmulatorPorts(),
  ];
}

/**
 * Serves what was built for an environment, byte for byte, on this machine: Hosting, functions, accounts and documents
 * are emulators, in front of them the edge. The functions' folder is installed as Cloud Build would. The error is a
 * sentence for the person at the terminal.
 */
export async function startTwin(
  environment: Environment,
  signal: AbortSignal,
): Promise<Result<Twin, string>> {
  const folder = buildFolderPath(environment);
  const installed = await install(join(folder, 'functions'), signal);
  if (!installed.ok) return installed;
  const hosts = listTwinHosts(environment);
  const certificate = await makeCertificate([...hosts.keys()]);
  if (!certificate.ok) return certificate;
  const pages = await servePages(environment);
  if (!pages.ok) return pages;
  const config = await writeConfig(folder);
  const only = 'auth,firestore,functions,hosting';
  const emulators = await startEmulators(null, signal, {}, { config, only });
  if (!emulators.ok) {
    pages.value();
    return emulators;
  }
  const answers = watchAnswers();
  const edge = handleEdge(hosts, { look: answers.look });
  const server = createServer(certificate.value, edge);
  const sideDoor = createPlainServer(openSideDoor(edge, new URL(environment.origin).hostname));
  server.listen(EDGE_PORT, '127.0.0.1');
  sideDoor.listen(SIDE_DOOR_PORT, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(sideDoor, 'listening')]);
  return ok({
    chromium: [
      `--host-resolver-rules=MAP * 127.0.0.1:${EDGE_PORT}, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ],
    sumAnswers: answers.sum,
    sideDoor: `http://127.0.0.1:${SIDE_DOOR_PORT}`,
    failed: emulators.value.failed,
    async stop() {
      pages.value();
      for (const each of [server, sideDoor]) {
        each.close();
        each.closeAllConnections();
      }
      await emulators.value.stop();
    },
  });
}

/** Installs like Cloud Build, from npm's local cache if possible. */
async function install(folder: string, signal: AbortSignal): Promise<Result<null, string>> {
  const log = join(LOGS, 'twin-install.log');
  const [first = '', ...others] = (await readdir(folder)).toSorted();
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const cwd = join(folder, first);
  const { code, output } = await runLogged({ command: 'npm', args, cwd, log, signal });
  if (code !== 0) return err(`As funções não puderam ser instaladas à parte:\n${takeLastLines(output)}`);
  // All have the same lock, and so the same packages.
  for (const other of others) await symlink(join(cwd, 'node_modules'), join(folder, other, 'node_modules'));
  return ok(null);
}

/**
 * Fakes the services that rewrite the pages in the cloud: the Hosting API, whose releases become the folder that the
 * emulator serves, and the bucket that triggers the function for a new registry. Returns a function that stops them.
 */
async function servePages(environment: Environment): Promise<Result<() => void, string>> {
  const folder = buildFolderPath(environment);
  const plan = await readPlan(environment);
  if (!plan.ok) return plan;
  await chooseKit(openShells(environment), plan.value.shell);
  const api = createHostingStandIn({
    onRelease: (_channel, { files }) => replaceFolder(join(folder, 'shell'), files),
  });
  const env = `AURA_HOSTING_API="${await api.listen()}"\n`;
  await writeFile(join(folder, 'functions/pages/.env.local'), env);
  const events = tellOfChanges(folder, findFollowed(environment, folder));
  return ok(() => {
    events.stop();
    api.close();
  });
}

/** `firebase.json` with ports of this machine; the deployed one has none. */
async function writeConfig(folder: string): Promise<string> {
  const deployed = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8')) as object;
  const host = '127.0.0.1';
  const at = (port: number) => ({ host, port });
  const emulators = {
    singleProjectMode: true,
    auth: at(EMULATOR_PORTS.auth),
    firestore: { ...at(EMULATOR_PORTS.firestore), websocketPort: EMULATOR_PORTS.firestoreWebsocket },
    functions: at(EMULATOR_PORTS.functions),
    hosting: at(HOSTING_PORTS.site),
    hub: at(EMULATOR_PORTS.hub),
    logging: at(EMULATOR_PORTS.logging),
    ui: { enabled: false },
  };
  const path = join(folder, 'firebase.twin.json');
  await writeFile(path, `${JSON.stringify({ ...deployed, emulators }, null, 2)}\n`);
  return path;
}
