import type { RichTag } from './content-model.ts';

/** A browser drops control characters from an address and reads a backslash as a slash: none may be in it. */
const SAFE = /^(?:https:\/\/[a-z0-9]|\/(?!\/))[^\s\\\p{Cc}]*$/u;

/** Whether an address leads to a page under `https:` or to a path of this site, and nowhere else. */
function isSafeHref(href: string): boolean {
  return SAFE.test(href);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/** Replaces the five known entities, once; others stay unchanged. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** `source` is the original tag, shown as text where the tag is not allowed. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly tag: RichTag;
      readonly href?: string | undefined;
      readonly source: string;
    }
  | { readonly kind: 'close'; readonly tag: RichTag; readonly source: string };

const TAG = /<(\/?)(h2|h3|p|ul|ol|li|blockquote|strong|em|a)>|<a href="([^"<>]*)">/g;

/** Cuts markup into tags of the subset, written exactly, and text: all the rest. */
export function tokenize(html: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const textUpTo = (start: number): void => {
    if (start > end) tokens.push({ kind: 'text', text: decodeEntities(html.slice(end, start)) });
  };
  for (const match of html.matchAll(TAG)) {
    const token = readToken(match);
    if (!token) continue;
    textUpTo(match.index);
    tokens.push(token);
    end = match.index + match[0].length;
  }
  textUpTo(html.length);
  return tokens;
}

/** Null for a link without an address or with one that is not safe. */
function readToken([source, slash, name, address]: RegExpExecArray): Token | null {
  if (address !== undefined) {
    const href = decodeEntities(address);
    return isSafeHref(href) ? { kind: 'open', tag: 'a', href, source } : null;
  }
  const tag = name as RichTag;
  if (slash) return { kind: 'close', tag, source };
  return tag === 'a' ? null : { kind: 'open', tag, source };
}
