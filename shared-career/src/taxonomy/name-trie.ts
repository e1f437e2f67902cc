/** Names as sequences of word keys, each with the skill it names. */
export interface NameTrie {
  readonly next: Map<string, NameTrie>;
  skillId: string | null;
  /** Two skills claim the name: it says nothing. */
  shared: boolean;
}

/** A word of a text on the way through a trie; offsets are UTF-16 units. */
export interface Step {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** No separator that would end a name is between this word and the previous one. */
  readonly joined: boolean;
  /** No name ends with this word. */
  readonly open: boolean;
}

export const createTrie = (): NameTrie => ({ next: new Map(), skillId: null, shared: false });

/** Adds a name; the first skill keeps a name that two claim, and the trie remembers that it is shared. */
export function addName(root: NameTrie, keys: readonly string[], skillId: string): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? createTrie();
    node.next.set(key, next);
    node = next;
  }
  if (node.skillId !== null && node.skillId !== skillId) node.shared = true;
  node.skillId ??= skillId;
}

export interface FoundName {
  readonly skillId: string;
  readonly shared: boolean;
  readonly start: number;
  readonly end: number;
}

/** The longest name that starts at a word; null without one. */
export function findLongestName(root: NameTrie, steps: readonly Step[], first: number): FoundName | null {
  let node: NameTrie | undefined = root;
  let best: FoundName | null = null;
  const start = steps[first]?.start ?? 0;
  for (let at = first; at < steps.length; at += 1) {
    const step = steps[at];
    if (!step || (at > first && !step.joined)) break;
    node = node.next.get(step.key);
    if (!node) break;
    if (node.skillId !== null && !(at > first && step.open))
      best = { skillId: node.skillId, shared: node.shared, start, end: step.end };
  }
  return best;
}
