/**
 * Similarity of two words by Jaro's measure, 0 to 1: shared characters at near positions, less half the ones out of
 * order. (Jaro 1989, "Advances in record-linkage methodology", JASA 84.)
 */
export function computeJaro(a: string, b: string): number {
  if (a === b) return 1;
  if (a === '' || b === '') return 0;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Set<number>();
  const fromA: string[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const last = Math.min(b.length - 1, at + reach);
    for (let other = Math.max(0, at - reach); other <= last; other += 1) {
      if (taken.has(other) || a[at] !== b[other]) continue;
      taken.add(other);
      fromA.push(a[at] ?? '');
      break;
    }
  }
  const shared = fromA.length;
  if (shared === 0) return 0;
  const fromB = [...taken].toSorted((one, two) => one - two).map((at) => b[at] ?? '');
  const outOfOrder = fromA.filter((character, index) => character !== fromB[index]).length / 2;
  return (shared / a.length + shared / b.length + (shared - outOfOrder) / shared) / 3;
}
