/** The items without those whose id an earlier one has. */
export const selectUnique = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, at) => items.findIndex((other) => other.id === id) === at);
