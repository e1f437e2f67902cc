import { createElement, type JSX, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse.ts';
import styles from './rich-text.module.css';
import { findSections } from './sections.ts';

/**
 * Running text from a small markup (h2, h3, p, ul, ol, li, strong, em, blockquote, and a with an address), drawn as
 * elements: no HTML reaches the page, and markup outside the subset is shown literally. Each `h2` has the id from
 * `splitRichText`.
 */
export function RichText({ html }: { readonly html: string }): JSX.Element {
  const nodes = parseRichText(html);
  const sections = findSections(nodes);
  const children = nodes.map((node) => draw(node, sections.get(node)?.id));
  return createElement('div', { className: styles['text'] }, ...children);
}

/** Children are given one by one: their order never changes, so that none needs a key. */
function draw(node: RichNode, id?: string): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  return createElement(tag, { id, href }, ...children.map((child) => draw(child)));
}
