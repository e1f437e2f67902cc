import { whenAddressIsPlain } from '../plain-address.ts';
import type { Tag } from '../tag.contract.ts';
import { loadTagScript } from '../tag-script.ts';
import { pageFbq } from './fbq.ts';
import { toMetaEvent } from './meta-event.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

let initialised = false;

/**
 * Meta's pixel. It measures nothing by itself and hears no page views. It reads the address from the page, query
 * included, so an event waits until the address is a plain one.
 */
export async function loadMetaPixel(pixelId: string, signal: AbortSignal): Promise<Tag> {
  signal.throwIfAborted();
  const fbq = pageFbq();
  await loadTagScript(SCRIPT);
  let withdrawal = new AbortController();
  return {
    allow: () => {
      withdrawal = new AbortController();
      fbq('consent', 'grant');
      if (initialised) return;
      initialised = true;
      fbq('set', 'autoConfig', false, pixelId);
      fbq('init', pixelId);
    },
    revoke: () => {
      withdrawal.abort();
      fbq('consent', 'revoke');
    },
    send: (event) => {
      const call = toMetaEvent(event);
      if (!call) return;
      const { command, name, parameters } = call;
      whenAddressIsPlain(() => fbq(command, name, parameters), withdrawal.signal);
    },
  };
}
