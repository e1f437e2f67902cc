import { parseRichText, joinText, type RichNode } from './parse.ts';

/** A section that begins with an `h2`. */
export interface RichTextSection {
  /** Fragment of the address that leads to it. */
  readonly id: string;
  readonly title: string;
}

/** The sections of a text in their order, for a table of contents. */
export function splitRichText(html: string): readonly RichTextSection[] {
  return [...findSections(parseRichText(html)).values()];
}

/** The sections of a text that is read already, by the heading that begins each. No two have the same id. */
export function findSections(nodes: readonly RichNode[]): ReadonlyMap<RichNode, RichTextSection> {
  const sections = new Map<RichNode, RichTextSection>();
  const taken = new Set<string>();
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag !== 'h2') continue;
    const title = joinText(node.children).trim();
    const slug = makeSlug(title);
    let id = slug;
    for (let n = 2; taken.has(id); n += 1) id = `${slug}-${n}`;
    taken.add(id);
    sections.set(node, { id, title });
  }
  return sections;
}

function makeSlug(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'secao';
}
