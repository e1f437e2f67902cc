/** A tree of JSON within the limits. */
export interface Pruned {
  readonly value: unknown;
  /** Whether anything was left behind. */
  readonly cut: boolean;
}

/** Limits of a JSON file besides its bytes: number of nodes, and depth. */
const NODES = 20_000;
const DEPTH = 10;

/**
 * Copies a tree of JSON up to a number of characters, nodes and levels, so that no file makes later steps deep or
 * long. Keys count as characters too.
 */
export function prune(source: unknown, characters: number): Pruned {
  let room = characters;
  let nodes = NODES;
  let cut = false;
  const copy = (value: unknown, depth: number): unknown => {
    nodes -= 1;
    if (nodes < 0 || depth > DEPTH) {
      cut = true;
      return undefined;
    }
    if (typeof value === 'string') {
      const kept = value.slice(0, Math.max(0, room));
      room -= value.length;
      cut ||= kept.length < value.length;
      return kept;
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) {
        if (nodes <= 0) {
          cut = true;
          break;
        }
        items.push(copy(item, depth + 1));
      }
      return items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      if (nodes <= 0) {
        cut = true;
        break;
      }
      room -= key.length;
      entries.push([key.slice(0, 80), copy(item, depth + 1)]);
    }
    return Object.fromEntries(entries);
  };
  const value = copy(source, 0);
  return { value, cut };
}
