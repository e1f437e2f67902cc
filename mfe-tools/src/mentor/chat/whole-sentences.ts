const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

/** The sentences of a text that is still growing; the last one only once it is known to be whole. */
export function wholeSentences(text: string, isWhole: boolean): string[] {
  const all = Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (one) => one !== '',
  );
  return isWhole ? all : all.slice(0, -1);
}
