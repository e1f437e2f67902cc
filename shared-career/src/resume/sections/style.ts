import { isBold, type Line, readLineText } from '../layout/model.ts';

/** Size of most of the text, in points; 0 for plain text. */
export function computeBodySize(lines: readonly Line[]): number {
  const weight = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weight.set(size, (weight.get(size) ?? 0) + readLineText(line).length);
  }
  return [...weight].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Whether a text is written in capitals only (at least three letters). */
export function isCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** How a line looks; two heads of one document look the same. */
export function computeStyleKey(line: Line): string {
  const size = Math.round(line.size * 2) / 2;
  return `${size}/${isBold(line) ? 'bold' : 'plain'}/${isCaps(readLineText(line)) ? 'caps' : 'mixed'}`;
}
