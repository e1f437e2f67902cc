/** What stands for the part of an address that is not told. */
const HIDDEN = /•+/;

/** Whether an address may be the one of which only a beginning and an end are known, as in `a•••@empresa.com.br`. */
export function maySuit(masked: string, address: string): boolean {
  const [beginning = '', ...rest] = masked.toLowerCase().split(HIDDEN);
  const own = address.trim().toLowerCase();
  const end = rest.at(-1);
  return end === undefined ? own === beginning : own.startsWith(beginning) && own.endsWith(end);
}
