import { runOnPlainAddress } from '../plain-address.ts';
import type { Tag } from '../tag.contract.ts';
import { loadTagScript } from '../tag-script.ts';
import { installFbq } from './fbq.ts';
import type { TagEvent } from '../events.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

let initialised = false;

/**
 * Meta's pixel. It measures nothing by itself and hears no page views. It reads the address from the page, query
 * included, so an event waits until the address is a plain one.
 */
export async function loadMetaPixel(pixelId: string, signal: AbortSignal): Promise<Tag> {
  signal.throwIfAborted();
  const fbq = installFbq();
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
      runOnPlainAddress(() => fbq(command, name, parameters), withdrawal.signal);
    },
  };
}

/** A call of Meta's pixel. */
interface MetaEvent {
  /** Standard events are tracked, our own are `trackCustom`. */
  readonly command: 'track' | 'trackCustom';
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What Meta's pixel hears of an event; null for those that have nothing to do with an advertisement. */
export function toMetaEvent({ event, declaration: { meta } }: TagEvent): MetaEvent | null {
  if (!meta) return null;
  const parameters = Object.entries(meta.parameters ?? {}).flatMap(([key, theirs]) => {
    const value = event[key];
    return value === undefined
      ? []
      : [[theirs, typeof value === 'object' ? value.join(',') : value] as const];
  });
  const named = { parameters: Object.fromEntries(parameters) };
  return 'standard' in meta
    ? { command: 'track', name: meta.standard, ...named }
    : { command: 'trackCustom', name: meta.custom, ...named };
}
