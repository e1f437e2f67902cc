/** Things that happened, the latest first; those of one moment in an order that is always the same. */
export function sortNewestFirst<T extends { readonly id: string }>(
  things: readonly T[],
  at: (thing: T) => Date,
): readonly T[] {
  return things.toSorted((a, b) => at(b).getTime() - at(a).getTime() || (a.id < b.id ? 1 : -1));
}
