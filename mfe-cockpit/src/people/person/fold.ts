/** Words in lower case without accents, for comparing titles and answers. */
export const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** The same words in one: "E-mail" and "email" are one title. */
export const foldWords = (text: string): string => splitWords(text).join('');
