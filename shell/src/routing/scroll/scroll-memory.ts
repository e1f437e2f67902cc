/** Entries of the history whose positions are kept. */
const MOST = 60;
const KEY = 'aura.scroll';

export interface ScrollMemory {
  /** Keeps the position, in pixels, of an entry of the history. */
  readonly keep: (entry: string, y: number) => void;
  /** Position of an entry; null if unknown. */
  readonly of: (entry: string) => number | null;
}

/** Remembers how far each entry of this tab's history was scrolled. Storage may be missing: then until the page is left. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const positions = new Map(read(storage));
  return {
    keep: (entry, y) => {
      positions.delete(entry);
      positions.set(entry, Math.round(y));
      for (const oldest of positions.keys()) {
        if (positions.size <= MOST) break;
        positions.delete(oldest);
      }
      try {
        storage?.setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // full or refused: the map is enough
      }
    },
    of: (entry) => positions.get(entry) ?? null,
  };
}

function read(storage: Pick<Storage, 'getItem'> | null): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (item: unknown): item is [string, number] =>
  Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1]);
