/** JSON that can be walked by a path. */
type Node = unknown;

const isRecord = (node: Node): node is Record<string, Node> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** The value of an object's key or a list's index; undefined if absent. */
function getChild(node: Node, key: string): Node {
  if (Array.isArray(node)) return /^(?:0|[1-9]\d*)$/u.test(key) ? (node[Number(key)] as Node) : undefined;
  return isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

/** A copy of `node` with `change` applied at the path; the rest is shared. */
export function changeAt(node: Node, path: readonly string[], change: (found: Node) => Node): Node {
  const [key, ...rest] = path;
  if (key === undefined) return change(node);
  const child = changeAt(getChild(node, key), rest, change);
  if (Array.isArray(node)) return node.map((item: Node, index) => (String(index) === key ? child : item));
  return isRecord(node) ? { ...node, [key]: child } : node;
}

export const readValueAt = (node: Node, path: readonly string[]): Node => path.reduce(getChild, node);
