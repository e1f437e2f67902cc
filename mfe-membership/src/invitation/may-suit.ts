/** Replaces the hidden part of an address. */
const HIDDEN = /•+/;

/** Whether an address may be a masked one, such as `a•••@empresa.com.br`. */
export function maySuit(masked: string, address: string): boolean {
  const [beginning = '', ...rest] = masked.toLowerCase().split(HIDDEN);
  const own = address.trim().toLowerCase();
  const end = rest.at(-1);
  return end === undefined ? own === beginning : own.startsWith(beginning) && own.endsWith(end);
}
