import { markOf } from '@aura/shared-federation/contract';
import type { SafeStorage } from '@aura/shared-session/host';

/** Stores a day, and which sources were asked for whom on it. */
const KEY = 'aura.sources';

/** A source of notifications, as far as asking it is concerned. */
export interface Source {
  /** Names it from version to version; holds no blank. */
  readonly id: string;
  /** Rejects on failure. */
  readonly refresh: () => Promise<void>;
}

interface Ports {
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  /** The current day in São Paulo, like the server's. */
  readonly today: () => string;
  /** Receives the error of a source. */
  readonly report: (id: string, error: unknown) => void;
}

/**
 * Asks each source of notifications once a day for a person on this device. One that fails holds up no other, and is
 * asked again with the next page.
 */
export async function askSources(
  uid: string,
  sources: readonly Source[],
  { storage, today, report }: Ports,
): Promise<void> {
  const day = today();
  const asked = () => listAskedOn(day, storage.read(KEY));
  for (const { id, refresh } of sources) {
    // The mark stays after signing out: it leads to no account, and is another one on every day.
    const mark = `${id}:${markOf(day, uid)}`;
    if (asked().includes(mark)) continue;
    try {
      await refresh();
      storage.write(KEY, [day, ...asked(), mark].join(' '));
    } catch (error) {
      report(id, error);
    }
  }
}

/** The sources asked on a day; empty if another day is stored. */
function listAskedOn(day: string, stored: string | null): readonly string[] {
  const [storedDay, ...marks] = stored?.split(' ') ?? [];
  return storedDay === day ? marks : [];
}
