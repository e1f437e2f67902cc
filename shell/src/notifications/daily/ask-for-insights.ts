import type { Result } from '@aura/shared-domain';
import type { SafeStorage } from '@aura/shared-session/host';

/** Holds a day and the ids of those for whom the server was asked on it. */
const KEY = 'aura.insights';

export interface InsightPorts {
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  /** The present day in São Paulo, where the server counts its own. */
  readonly today: () => string;
  readonly check: () => Promise<Result<{ readonly added: number }, unknown>>;
  /** Shows what was added. */
  readonly refresh: () => void;
}

/**
 * Asks the server whether there is something to tell a person, once a day on this device. What fails is not told: it
 * is asked again with the next page, and the server asks itself every morning.
 */
export async function askForInsights(
  uid: string,
  { storage, today, check, refresh }: InsightPorts,
): Promise<void> {
  const day = today();
  const asked = () => askedOn(day, storage.read(KEY));
  if (asked().includes(uid)) return;
  const answer = await check();
  if (!answer.ok) return;
  storage.write(KEY, [day, ...asked(), uid].join(' '));
  if (answer.value.added > 0) refresh();
}

/** For whom was asked on a day; nobody where another day is stored. */
function askedOn(day: string, stored: string | null): readonly string[] {
  const [storedDay, ...people] = stored?.split(' ') ?? [];
  return storedDay === day ? people : [];
}
