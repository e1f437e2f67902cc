/** A browser drops control characters from an address and reads a backslash as a slash: none may be in it. */
const SAFE = /^(?:https:\/\/[a-z0-9]|\/(?!\/))[^\s\\\p{Cc}]*$/u;

/** Whether an address leads to a page under `https:` or to a path of this site, and nowhere else. */
export function isSafeHref(href: string): boolean {
  return SAFE.test(href);
}
