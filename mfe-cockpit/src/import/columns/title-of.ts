import { foldWords } from '../../people/person/fold.ts';

/** What a column is called where it is chosen: by its title, and by its place where the title does not tell it apart. */
export function findTitle(header: readonly string[], at: number): string {
  const title = header[at]?.trim() ?? '';
  if (title === '') return `Coluna ${at + 1} (sem título)`;
  const namesakes = header.filter((other) => foldWords(other) === foldWords(title));
  return namesakes.length > 1 ? `${title} (coluna ${at + 1})` : title;
}
