/** `minha-area` → `minhaArea`: what collections and identifiers of a remote begin with. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
