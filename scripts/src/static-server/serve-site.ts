import { join } from 'node:path';
import { ok, type Result } from '@aura/shared-domain';
import { withoutSeals, type Registry } from '@aura/shared-federation';
import {
  createSigningKey,
  extractPublicKey,
  signRegistry,
  type SigningKey,
} from '@aura/shared-federation/releases';
import { composePages, loadRenderer } from '../compose/pages.ts';
import { buildLocalConfig } from '../compose/runtime-config.ts';
import { makeFixedRegistry, type RegistryFeed } from '../compose/site-registry.ts';
import { FIRESTORE_HOST } from '../emulators/project.ts';
import { usesStripe } from '../payments/start-payments.ts';
import { findFreePort } from '../ports/free-port.ts';
import { complain as complainInTerminal } from '../terminal/print-messages.ts';
import { prepareDeployment, REGISTRY_PATH } from './deployment.ts';
import { listenAll, type Listening } from './start-listening.ts';
import { followRemotes } from './late-remotes.ts';
import { keepLive } from './live-reload.ts';
import { buildPolicy } from './policy.ts';
import { createRemoteFileReader } from './remote-files.ts';
import { createRemoteHandler, type SiteRemote } from './remote-server.ts';
import { handleShell } from './shell-server.ts';

/** The parts of a site. */
export interface SiteParts {
  /** Folder with a build of the shell: `dist` and `dist-render`. */
  readonly shellDir: string;
  /** Port of the shell; a free one by default. */
  readonly port?: number;
  /** The registry of its pages: a constant one, or one that may change. */
  readonly registry: Registry | RegistryFeed;
  /** Signs the registry; a key of chance by default. */
  readonly signingKey?: SigningKey;
  /** Origins of remotes, each on its port of this machine. */
  readonly remotes?: readonly SiteRemote[];
  /** Finds remotes that may have come since; asked before every page, and served on ports that are opened then. */
  readonly findRemotes?: () => Promise<readonly SiteRemote[]>;
  /** Whether the remotes' pages that were written with them are put into the shell's; they are by default. */
  readonly writesRemotePages?: boolean;
  /** Called with the reason why a changed registry was refused; prints to the terminal by default. */
  readonly complain?: (reason: string) => void;
}

export interface ServedSite extends Listening {
  /** Address that the site is meant to be opened at. */
  readonly origin: string;
  /** The registry of the current pages. */
  readonly registry: () => Registry;
}

/**
 * Serves a built shell with a registry, and remotes on separate origins, like a deployment. Pages and policy follow
 * the registry; if a changed one is refused, the last good pages stay.
 */
export async function serveSite(parts: SiteParts): Promise<Result<ServedSite, string>> {
  const { shellDir, registry, remotes = [], complain = complainInTerminal } = parts;
  const port = parts.port ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const dist = join(shellDir, 'dist');
  const renderer = await loadRenderer(shellDir);
  if (!renderer.ok) return renderer;
  const signingKey = parts.signingKey ?? (await createSigningKey());
  const config = buildLocalConfig(origin, { url: REGISTRY_PATH, key: extractPublicKey(signingKey) });
  const feed = 'read' in registry ? registry : makeFixedRegistry(registry);

  const { writesRemotePages } = parts;
  const readRemoteFile = createRemoteFileReader(remotes);
  const live = await keepLive({
    stamp: feed.stamp,
    complain,
    async make() {
      const read = await feed.read();
      if (!read.ok) return read;
      const site = { origin, registry: read.value, now: new Date() };
      const pages = await composePages(dist, renderer.value, {
        config,
        site,
        readRemoteFile,
        complain,
        ...(writesRemotePages !== undefined && { writesRemotePages }),
      });
      if (!pages.ok) return pages;
      const deployment = prepareDeployment({
        pages: pages.value,
        policy: buildPolicy(read.value, {
          connect: [`http://${FIRESTORE_HOST}`],
          usesStripe: usesStripe(process.env),
        }),
        // With a key of chance nothing that was signed before can be checked: it was, when it was read.
        registry: await signRegistry(parts.signingKey ? read.value : withoutSeals(read.value), signingKey),
      });
      return ok({ ...deployment, source: read.value });
    },
  });
  if (!live.ok) return live;

  const { findRemotes: find = async () => [] } = parts;
  const opened = remotes.map((remote) => remote.port);
  const late = followRemotes({ shellOrigin: origin, find, opened, complain });
  const deployment = {
    ...live.value,
    async current() {
      await late.follow();
      return live.value.current();
    },
  };
  const listening = await listenAll([
    { port, handler: handleShell({ dist, origin, deployment }) },
    ...remotes.map((remote) => ({
      port: remote.port,
      handler: createRemoteHandler({ ...remote, shellOrigin: origin }),
    })),
  ]);
  if (!listening.ok) return listening;
  const close = (): void => {
    late.close();
    listening.value.close();
  };
  return ok({ close, origin, registry: () => live.value.latest().source });
}
