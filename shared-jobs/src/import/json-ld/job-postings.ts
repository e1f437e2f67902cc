/** An object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a field with one or several values. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const isPosting = (node: Node): boolean =>
  listOf(node['@type']).some((type) => typeof type === 'string' && /(?:^|[/:])JobPosting$/i.test(type));

/** Postings of a page and the nodes that they may refer to. */
export interface Postings {
  readonly postings: readonly Node[];
  readonly byId: ReadonlyMap<string, Node>;
}

/** Every posting in blocks of JSON-LD, at any depth, in order. */
export function collectJobPostings(blocks: readonly unknown[]): Postings {
  const postings: Node[] = [];
  const byId = new Map<string, Node>();
  const open: unknown[] = [];
  // Not recursive, and no list is spread: a block may be deeper or longer than calls can be.
  const enter = (values: readonly unknown[]) => {
    for (const value of values.toReversed()) open.push(value);
  };
  enter(blocks);
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) enter(value);
    if (!isNode(value)) continue;
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    if (isPosting(value)) postings.push(value);
    else enter(Object.values(value));
  }
  return { postings, byId };
}
