import { DECLARATIONS_FILE, isCompatible, releaseId, type Release } from '@aura/shared-federation/contract';
import { EventDeclarationSchema, FORMER_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import * as v from 'valibot';

interface Ports {
  /** The releases that are for the person in front of the page, as they are now. */
  readonly releases: () => readonly Release[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Says which declarations could not be had. */
  readonly report: (reason: string) => void;
}

const TIMEOUT_MS = 6_000;

/**
 * Gives the way to the events that the remotes of the page declare. The file of a release is fetched once, with the hash of
 * the registry; one that did not come is asked for again with the next event. Never rejects.
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
