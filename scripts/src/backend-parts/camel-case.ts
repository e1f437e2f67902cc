/** `minha-area` → `minhaArea`: prefix of a remote's collections and identifiers. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
