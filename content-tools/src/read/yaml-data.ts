import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml';
import type { DataPath } from '../source.ts';

interface YamlFault {
  readonly line: number;
  readonly message: string;
}

export interface YamlData {
  readonly data: unknown;
  readonly lineOf: (path: DataPath) => number;
  readonly faults: readonly YamlFault[];
}

const QUOTES = 'Um texto com ": " ou " #", ou que começa com um sinal, vai entre aspas.';

/**
 * Reads YAML, and remembers the place of each value.
 * @param firstLine line of the file on which the text begins, from 1
 */
export function readYaml(text: string, firstLine: number): YamlData {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: `não é YAML válido (${message}). ${QUOTES}`,
  }));
  visit(document, {
    Scalar: (_, { comment, range }) => {
      // A comment behind a value is, in a text, most often a part of it that would be lost.
      if (comment !== undefined && comment !== null)
        faults.push({
          line: lineAt(range?.[0] ?? 0),
          message: `o que vem depois de "#" se perderia: "${comment.trim()}". ${QUOTES}`,
        });
    },
  });
  const root = document.contents;
  return {
    data: faults.length > 0 ? null : document.toJS({ maxAliasCount: 0 }),
    lineOf: (path) => lineAt(offsetOf(root, path) ?? 0),
    faults,
  };
}

/** Where a value begins, its key if it has one; of what is missing, where that begins in which it is missing. */
function offsetOf(node: Node | null, path: DataPath): number | undefined {
  let [found, at] = [node, node?.range?.[0]];
  for (const step of path) {
    if (isMap(found)) {
      const pair = found.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!isPair(pair)) return at;
      at = isNode(pair.key) ? pair.key.range?.[0] : at;
      found = isNode(pair.value) ? pair.value : null;
    } else if (isSeq(found) && typeof step === 'number') {
      const item = found.items[step];
      if (!isNode(item)) return at;
      at = item.range?.[0];
      found = item;
    } else return at;
  }
  return at;
}
