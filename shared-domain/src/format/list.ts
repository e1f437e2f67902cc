const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** "SQL, Python e Excel". */
export const formatList = (words: readonly string[]): string => list.format(words);
