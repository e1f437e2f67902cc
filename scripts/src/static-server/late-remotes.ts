import { complain as complainInTerminal } from '../terminal/print-messages.ts';
import { listenLocally, type Listening } from './start-listening.ts';
import { createRemoteHandler, type SiteRemote } from './remote-server.ts';

interface Late {
  readonly shellOrigin: string;
  /** Remotes that may have come since the site was started; cheap. */
  readonly find: () => Promise<readonly SiteRemote[]>;
  /** Ports that are open from the start. */
  readonly opened: readonly number[];
  /** Called with a port that another program occupies, once until it is free. */
  readonly complain?: (reason: string) => void;
}

/** Ports of remotes that are opened while a site runs. */
export interface LateRemotes extends Listening {
  /** Opens the ports of new remotes. Never rejects. */
  readonly follow: () => Promise<void>;
}

/**
 * Serves remotes that appear after a site was started, each on its own port. A port that is taken, by the development
 * server of the same remote for instance, is tried again at every look.
 */
export function followRemotes({
  shellOrigin,
  find,
  opened,
  complain = complainInTerminal,
}: Late): LateRemotes {
  const ports = new Set(opened);
  const refused = new Set<number>();
  const listening: Listening[] = [];
  let isClosed = false;

  async function open(remote: SiteRemote): Promise<void> {
    const { port } = remote;
    if (isClosed || ports.has(port)) return;
    const server = await listenLocally(port, createRemoteHandler({ ...remote, shellOrigin }));
    if (server.ok) {
      if (isClosed) return server.value.close();
      ports.add(port);
      refused.delete(port);
      listening.push(server.value);
    } else if (!refused.has(port)) {
      refused.add(port);
      complain(`${server.error} Um remoto publicado não é servido até que ela esteja livre.`);
    }
  }

  async function look(): Promise<void> {
    for (const remote of await find()) await open(remote);
  }
  // One after the other: two at once would open the same port twice.
  let looks = Promise.resolve();
  return {
    async follow() {
      looks = looks.then(look, look);
      await looks.catch((error: unknown) => complain(String(error)));
    },
    close() {
      isClosed = true;
      for (const server of listening) server.close();
    },
  };
}
