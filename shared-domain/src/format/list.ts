let made: Intl.ListFormat | null = null;

/** "SQL, Python e Excel". */
export function formatList(words: readonly string[]): string {
  made ??= new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  return made.format(words);
}
