/** A text without what ends it. */
export const withoutStop = (text: string): string => text.replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');

/** Where a sentence ends and another begins; an abbreviation ends none. */
const STOP =
  /(?<=[\p{L}\p{N})]{2}[.!?])(?<!(?:^|\s)(?:Dra?|Sra?|Profa?|Av|Ltda|Cia|St|Mrs?|Ms|Inc)\.)\s+(?=\p{Lu})/u;
/** First words of sentences that say nothing without the one before. */
const LEANING =
  /^(?:el[ae]s?|iss[oa]|est[ae]s?|ess[ae]s?|com isso|assim|tamb[ée]m|al[ée]m|o que|por isso|depois|it|this|that|these|they|which|also)(?!\p{L})/iu;

/** The sentences of a line, each one whole by itself. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(STOP)) {
    const before = sentences.at(-1);
    if (before !== undefined && LEANING.test(part)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences.map(withoutStop);
}
