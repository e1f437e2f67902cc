import type { CDPSession } from 'playwright-core';
import type { Link } from './depth.ts';
import { getInitiators } from './initiators.ts';
import { kindOf, type Kind } from './transfer.ts';

/** A file requested by the page. */
export interface Exchange extends Link {
  readonly kind: Kind;
  /** As transferred, with the headers; 0 while it is under way and where it failed. */
  readonly bytes: number;
}

export interface NetworkLog {
  /** All requests until now. */
  readonly exchanges: () => Exchange[];
  /** Resolves once nothing has been under way for a while; rejects where that does not come. */
  readonly idle: () => Promise<void>;
}

/** As browsers define an idle network. */
const QUIET_MS = 500;
const LIMIT_MS = 30_000;

/**
 * Records a page's requests through the DevTools protocol. Data URLs are no requests.
 * @param withStacks whether to record the scripts behind a request; it slows the page down, so do not measure with it
 */
export async function watchNetwork(session: CDPSession, withStacks = true): Promise<NetworkLog> {
  const log = new Map<string, Exchange>();
  const open = new Set<string>();
  const changes = new EventTarget();
  const changed = () => changes.dispatchEvent(new Event('change'));
  const end = (id: string, bytes: number) => {
    const exchange = log.get(id);
    if (exchange) log.set(id, { ...exchange, bytes });
    open.delete(id);
    changed();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type, initiator }) => {
    if (!/^https?:/.test(request.url)) return;
    log.set(requestId, {
      url: request.url,
      kind: kindOf(type ?? 'Other'),
      startedAt: wallTime * 1000,
      initiators: getInitiators(initiator),
      bytes: 0,
    });
    open.add(requestId);
    changed();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  if (withStacks) {
    // Without it a stack ends at the last promise, and so at the bundler's runtime.
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  }
  return { exchanges: () => [...log.values()], idle: () => quiet(changes, () => open.size === 0) };
}

/** Resolves when the network has been idle for {@link QUIET_MS}. */
function quiet(changes: EventTarget, isIdle: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let calm: NodeJS.Timeout | undefined;
    const restart = () => {
      clearTimeout(calm);
      if (isIdle()) calm = setTimeout(stop, QUIET_MS, resolve);
    };
    const limit = setTimeout(
      () => stop(() => reject(new Error('the network does not come to rest'))),
      LIMIT_MS,
    );
    const stop = (settle: () => void) => {
      clearTimeout(limit);
      clearTimeout(calm);
      changes.removeEventListener('change', restart);
      settle();
    };
    changes.addEventListener('change', restart);
    restart();
  });
}
