const MAX_LENGTH = 2048;
const BASE = 'https://aura.invalid';

/**
 * A path of this site out of untrusted text (`?next=`, a notification's link): begins with exactly one
 * slash, holds no backslash, control character or scheme, stays on the origin. Anything else gives null.
 * The fragment and a nested `next` are dropped. Idempotent.
 */
export function parseSafePath(input: string | null | undefined): string | null {
  if (!input || input.length > MAX_LENGTH) return null;
  // eslint-disable-next-line no-control-regex -- browsers strip these characters before they parse a URL
  if (!/^\/(?![/\\])/.test(input) || /[\\\u0000-\u001f\u007f]/.test(input)) return null;
  const url = parse(input);
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return null;
  url.searchParams.delete('next');
  const search = url.searchParams.toString();
  return url.pathname + (search ? `?${search}` : '');
}

/** Secrets that a payment provider adds to its return address; no other party may see them. */
const SECRETS = ['payment_intent_client_secret'];

/** A path of this site as it may be written into another address. */
export function withoutSecrets(path: string): string {
  const url = parse(path);
  if (!url || !SECRETS.some((name) => url.searchParams.has(name))) return path;
  for (const name of SECRETS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** `URL.parse` is younger than the oldest browsers that we serve. */
function parse(input: string): URL | null {
  try {
    return new URL(input, BASE);
  } catch {
    return null;
  }
}
