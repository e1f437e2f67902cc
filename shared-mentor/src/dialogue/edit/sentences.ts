/** The sentences of a text, or of one of its paragraphs. */
export const splitSentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence !== '');

/** Changes each paragraph of a text; paragraphs that become empty go. */
export const mapParagraphs = (text: string, change: (paragraph: string) => string): string =>
  text
    .split('\n\n')
    .map(change)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
