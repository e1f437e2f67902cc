import type { Consent } from '../consent/consent-store.ts';
import type { AnalyticsEvent, AnalyticsSink, TagEvent } from './events.ts';
import type { LoadTag, Tag } from './tag.contract.ts';

interface TagsParts {
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  /** The services of this deployment. */
  readonly loaders: readonly LoadTag[];
  /** Makes of an event what may leave the page; null drops it. */
  readonly prepare: (event: AnalyticsEvent) => Promise<TagEvent | null>;
  /** Called with every acceptance: gets what {@link TagsParts.prepare} will need. */
  readonly getReady?: () => void;
  /** Removes the identifiers that services have stored on the device. */
  readonly forget: () => void;
}

type Deliver = (event: Promise<TagEvent | null>) => void;

/**
 * Runs the measuring services while the person accepts them: acceptance loads them, withdrawal stops them and deletes
 * their data. Events in between wait until their service is loaded; a service that fails to load loses its events.
 */
export function createTags({ consent, loaders, prepare, getReady, forget }: TagsParts): AnalyticsSink {
  let accepted: { readonly withdraw: () => void; readonly deliveries: readonly Deliver[] } | null = null;

  const heed = () => {
    if (consent.get() === 'accepted') {
      if (accepted) return;
      const withdrawal = new AbortController();
      const deliveries = loaders.map((load) => open(load, withdrawal.signal));
      getReady?.();
      accepted = { withdraw: () => withdrawal.abort(), deliveries };
    } else {
      accepted?.withdraw();
      accepted = null;
      // also at the start: the answer may have been withdrawn, or have expired, while no service was loaded
      forget();
    }
  };
  consent.subscribe(heed);
  heed();

  return (event) => {
    if (!accepted) return;
    const prepared = prepare(event).catch(() => null);
    for (const deliver of accepted.deliveries) deliver(prepared);
  };
}

/** Loads one service; gives the way to it. The chain of promises is the queue: events keep their order. */
function open(load: LoadTag, signal: AbortSignal): Deliver {
  let last: Promise<Tag | null> = load(signal)
    .then((tag) => allow(tag, signal))
    .catch(() => null);
  return (prepared) => {
    last = last.then(async (tag) => {
      const event = await prepared;
      if (tag && event && !signal.aborted) tryAct(() => tag.send(event));
      return tag;
    });
  };
}

function allow(tag: Tag, signal: AbortSignal): Tag | null {
  if (signal.aborted) return null;
  signal.addEventListener('abort', () => tryAct(tag.revoke));
  tag.allow();
  return tag;
}

/** Code of others may throw; nothing of the product depends on it. */
function tryAct(act: () => void): void {
  try {
    act();
  } catch {
    // a service that fails measures nothing
  }
}
