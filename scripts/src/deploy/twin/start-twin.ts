import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { startEmulators } from '../../emulators/start.ts';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { runLogged, tail } from '../../processes/run-logged.ts';
import { LOGS } from '../../workspaces/paths.ts';
import { folderOf } from '../build.ts';
import type { Environment } from '../environments/environment.ts';
import { makeCertificate } from './certificate.ts';
import { edgeHandler, HOSTING_PORTS } from './edge.ts';
import { twinHosts } from './twin-hosts.ts';

export interface Twin {
  /** Arguments of Chromium that lead every name to the edge. */
  readonly chromium: readonly string[];
  /** Settles with a sentence where an emulator ends that nobody stopped. */
  readonly failed: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Where the edge listens. */
export const EDGE_PORT = 4443;

/**
 * Serves what was built for an environment, byte for byte, on this machine: Hosting, functions, accounts and documents
 * are emulators, in front of them the edge. The functions' folder is installed as Cloud Build would. The error is a
 * sentence for the person at the terminal.
 */
export async function startTwin(
  environment: Environment,
  signal: AbortSignal,
): Promise<Result<Twin, string>> {
  const folder = folderOf(environment);
  const installed = await install(join(folder, 'functions'), signal);
  if (!installed.ok) return installed;
  const hosts = twinHosts(environment);
  const certificate = await makeCertificate([...hosts.keys()]);
  if (!certificate.ok) return certificate;
  const config = await writeConfig(folder);
  const only = 'auth,firestore,functions,hosting';
  const emulators = await startEmulators(null, signal, {}, { config, only });
  if (!emulators.ok) return emulators;
  const server = createServer(certificate.value, edgeHandler(hosts));
  server.listen(EDGE_PORT, '127.0.0.1');
  await once(server, 'listening');
  return ok({
    chromium: [
      `--host-resolver-rules=MAP * 127.0.0.1:${EDGE_PORT}, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ],
    failed: emulators.value.failed,
    async stop() {
      server.close();
      server.closeAllConnections();
      await emulators.value.stop();
    },
  });
}

/** As Cloud Build installs it, from what npm holds on this machine where it can. */
async function install(folder: string, signal: AbortSignal): Promise<Result<null, string>> {
  const log = join(LOGS, 'twin-install.log');
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await runLogged({ command: 'npm', args, cwd: folder, log, signal });
  return code === 0 ? ok(null) : err(`As funções não puderam ser instaladas à parte:\n${tail(output)}`);
}

/** `firebase.json` with the ports of this machine; what is deployed has none. */
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
