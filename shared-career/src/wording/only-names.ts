import { opensWithAction } from './actions.ts';

/** Whether a line is nothing but names of towns or companies: "Belo Horizonte e Região" tells no deed. */
export const isOnlyNames = (text: string): boolean =>
  text
    .trim()
    .split(/[\s,/–-]+/u)
    .every((word) => /^(?:\p{Lu}|(?:d[aeo]s?|e|em)$)/u.test(word)) && !opensWithAction(text);
