/** First letters of the first and the last name, in capitals; empty where there is no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

/** By code point, so that a letter outside the basic plane stays whole. */
function firstLetter(word: string): string {
  const point = word.normalize('NFC').codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point).toLocaleUpperCase('pt-BR');
}
