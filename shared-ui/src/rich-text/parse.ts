import { isIgnoringSpace, mayOpen, type RichTag } from './content-model.ts';
import { tokenize } from './tokens.ts';

interface RichElement {
  readonly tag: RichTag;
  readonly href?: string | undefined;
  readonly children: readonly RichNode[];
}

export type RichNode = string | RichElement;

interface OpenElement extends RichElement {
  readonly children: RichNode[];
}

/**
 * Parses the markup of the subset as a tree. It never fails: an unknown, malformed or misplaced tag becomes text, and
 * open tags end with the text.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: RichNode): void => {
    (open.at(-1)?.children ?? root).push(node);
  };
  for (const token of tokenize(html)) {
    const parent = open.at(-1)?.tag;
    if (token.kind === 'text') {
      if (!isIgnoringSpace(parent) || token.text.trim() !== '') add(token.text);
    } else if (token.kind === 'open') {
      const path = open.map(({ tag }) => tag);
      if (!mayOpen(token.tag, path)) {
        add(token.source);
        continue;
      }
      const element = { tag: token.tag, href: token.href, children: [] };
      add(element);
      open.push(element);
    } else if (token.tag === parent) open.pop();
    else add(token.source);
  }
  return root;
}

/** The words of a tree, without its tags. */
export function joinText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : joinText(node.children))).join('');
}
