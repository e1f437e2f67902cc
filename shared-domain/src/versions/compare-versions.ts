/** Order of two semantic versions (semver.org, point 11): below 0 where `a` comes before `b`. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [split(a), split(b)];
  const byCore = compareParts(first.core, second.core);
  if (byCore !== 0) return byCore;
  // A version without a pre-release part comes after those with one.
  if (!first.pre.length || !second.pre.length) return second.pre.length - first.pre.length;
  return compareParts(first.pre, second.pre);
}

function split(version: string): { readonly core: readonly string[]; readonly pre: readonly string[] } {
  const [core = '', ...rest] = version.split('-');
  return { core: core.split('.'), pre: rest.length > 0 ? rest.join('-').split('.') : [] };
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Numbers by value and before words, words by their letters. */
function comparePart(a: string, b: string): number {
  const [first, second] = [parseNumber(a), parseNumber(b)];
  if (first !== null && second !== null) return first - second;
  if (first !== null || second !== null) return first === null ? 1 : -1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const parseNumber = (part: string): number | null => (/^\d+$/.test(part) ? Number(part) : null);
