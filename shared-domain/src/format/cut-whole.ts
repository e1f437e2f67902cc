/**
 * The beginning of a text, at most so many UTF-16 units long. It never ends with half of a character that takes two: the
 * database refuses such a text.
 */
export const cutWhole = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
