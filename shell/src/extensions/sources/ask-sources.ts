import type { SafeStorage } from '@aura/shared-session/host';

/** Holds a day, and who was asked about what on it. */
const KEY = 'aura.sources';

/** A source of notifications, as far as asking it is concerned. */
export interface Source {
  /** Names it from version to version; holds no blank. */
  readonly id: string;
  /** Rejects where it could not be asked. */
  readonly refresh: () => Promise<void>;
}

interface Ports {
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  /** The present day in São Paulo, where the server counts its own. */
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
  const asked = () => askedOn(day, storage.read(KEY));
  for (const { id, refresh } of sources) {
    const mark = `${id}:${uid}`;
    if (asked().includes(mark)) continue;
    try {
      await refresh();
      storage.write(KEY, [day, ...asked(), mark].join(' '));
    } catch (error) {
      report(id, error);
    }
  }
}

/** What was asked on a day; nothing where another day is stored. */
function askedOn(day: string, stored: string | null): readonly string[] {
  const [storedDay, ...marks] = stored?.split(' ') ?? [];
  return storedDay === day ? marks : [];
}
