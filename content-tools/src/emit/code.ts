const HEADER = '// Made from the content of this package by `npm run content`: change that, not this.\n';

/** A module of TypeScript: statements below a line that says where it comes from. */
export const moduleOf = (...statements: readonly string[]): string => `${HEADER}${statements.join('\n')}\n`;

/** A value of JSON as TypeScript. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 1);

/** The name of an export for that of a file: `negociacao-salarial` → `negociacaoSalarial`. */
export const toCamelCase = (slug: string): string =>
  slug.replaceAll(/-(?<next>.)/gu, (_, next: string) => next.toUpperCase());

/** The name of a constant for that of an entry or a file: `ownWords`, `own-words` → `OWN_WORDS`. */
export const toConstantName = (name: string): string => name.replaceAll(/(?=\p{Lu})|-/gu, '_').toUpperCase();

/** A long list of words as TypeScript, in few bytes. No word holds a comma. */
export const joined = (words: readonly string[]): string => `${JSON.stringify(words.join(','))}.split(',')`;
