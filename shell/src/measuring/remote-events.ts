import { DECLARATIONS_FILE, isCompatible, releaseId, type Release } from '@aura/shared-federation/contract';
import { EventDeclarationSchema, FORMER_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import * as v from 'valibot';

interface Ports {
  /** The current releases for this person. */
  readonly releases: () => readonly Release[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Says which declarations could not be had. */
  readonly report: (reason: string) => void;
}

const TIMEOUT_MS = 6_000;

/**
 * Returns a function that finds the events declared by the page's remotes. It fetches a release's file once, with the
 * registry's hash; a failed one is fetched again with the next event. Never rejects.
 */
export function createRemoteEvents({ releases, fetch: get, report }: Ports) {
  const known = new Map<string, Promise<readonly EventDeclaration[]>>();

  async function fetchEvents(url: string, integrity: string): Promise<readonly EventDeclaration[]> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await get(url, { integrity, credentials: 'same-origin', signal });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { events } = v.parse(FileSchema, await response.json());
    // One that a later shell would understand takes no other with it.
    return events.flatMap((event) => {
      const parsed = v.safeParse(EventDeclarationSchema, event);
      return parsed.success ? [parsed.output] : [];
    });
  }

  async function eventsOf({ baseUrl, descriptor }: Release): Promise<readonly EventDeclaration[]> {
    const file = descriptor.assets.find((asset) => asset.file === DECLARATIONS_FILE);
    if (!file) return [];
    const url = baseUrl + file.file;
    const asked = known.get(url) ?? fetchEvents(url, file.integrity);
    known.set(url, asked);
    try {
      return await asked;
    } catch (error) {
      known.delete(url);
      report(`events of ${releaseId(descriptor)}: ${String(error)}`);
      return [];
    }
  }

  return async (): Promise<readonly EventDeclaration[]> => {
    const all = releases().filter(({ descriptor }) => isCompatible(descriptor));
    const declared = await Promise.all(all.map(eventsOf));
    return [...declared.flat(), ...(all.some(isFromBefore) ? FORMER_EVENTS : [])];
  };
}

const FileSchema = v.object({ events: v.array(v.unknown()) });

/** Whether a release was made before events were declared. */
const isFromBefore = ({ descriptor }: Release): boolean =>
  !descriptor.assets.some(({ file }) => file === DECLARATIONS_FILE);
