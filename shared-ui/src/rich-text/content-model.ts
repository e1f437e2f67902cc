/** The elements that rich text may hold. */
export type RichTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'strong' | 'em' | 'a';

const INLINE: readonly RichTag[] = ['strong', 'em', 'a'];
const LISTS: readonly RichTag[] = ['ul', 'ol'];

/** Allowed children of each tag. A browser that parses server HTML would move any others. */
const CHILDREN: Readonly<Record<RichTag | 'root', readonly RichTag[]>> = {
  root: ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote'],
  h2: INLINE,
  h3: INLINE,
  p: INLINE,
  ul: ['li'],
  ol: ['li'],
  li: ['p', ...LISTS, ...INLINE],
  blockquote: ['p', ...INLINE],
  strong: INLINE,
  em: INLINE,
  a: INLINE,
};

/** Deeper than any real text. The server renders recursively, so input must not decide the depth. */
const MAX_DEPTH = 12;

/** Whether an element may open inside the elements that are open now, outermost first. */
export function mayOpen(tag: RichTag, open: readonly RichTag[]): boolean {
  if (open.length >= MAX_DEPTH || (tag === 'a' && open.includes('a'))) return false;
  return CHILDREN[open.at(-1) ?? 'root'].includes(tag);
}

/** Whether the space between the children of this element is only the layout of the source. */
export function isIgnoringSpace(tag: RichTag | undefined): boolean {
  return tag === undefined || tag === 'ul' || tag === 'ol';
}
