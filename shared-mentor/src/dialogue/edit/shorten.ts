import { mapParagraphs, splitSentences } from './sentences.ts';

/** The essential sentences of a text: those that ask, offer or name something. */
const HEART =
  /\?|[Gg]ostaria|[Qq]ueria|[Qq]uero|[Pp]eço|[Pp]reciso|[Ee]screvo sobre|[Ee]m resumo: [^[]|R\$|%/u;

/** Whether a short text still says something: a greeting and a question alone tell nobody what it is about. */
const keepsMatter = (short: readonly string[], all: readonly string[]): boolean =>
  short.join(' ').length >= LEAST_SHARE * all.join(' ').length;
const LEAST_SHARE = 0.4;

/** Of each paragraph the first sentence and those that ask stay; where all do, the last but one goes. */
export const shorten = (text: string): string =>
  mapParagraphs(text, (paragraph) => {
    const sentences = splitSentences(paragraph);
    if (sentences.length < 3) return paragraph;
    const short = sentences.filter((sentence, at) => at === 0 || HEART.test(sentence));
    const isShorter = short.length < sentences.length && short.length > 1 && keepsMatter(short, sentences);
    return (isShorter ? short : sentences.filter((_, at) => at !== sentences.length - 2)).join(' ');
  });

/** A text of a number of sentences at most: the essential ones, in their order. */
export function shortenTo(text: string, most: number): string {
  const sentences = splitSentences(text.replaceAll('\n\n', ' '));
  if (sentences.length <= most) return text;
  const weigh = (sentence: string, at: number): number =>
    (HEART.test(sentence) ? 4 : 0) + (/\[/u.test(sentence) ? -1 : 1) + (at === 0 && most > 1 ? 3 : 0);
  const kept = sentences
    .map((sentence, at) => ({ at, weight: weigh(sentence, at) }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at);
  return sentences.filter((_, at) => kept.includes(at)).join(' ');
}

/** A text of a number of characters at most, if whole sentences allow it. */
export function shortenToLength(text: string, most: number): string {
  const count = splitSentences(text).length;
  return text.length <= most || count < 2 ? text : shortenToLength(shortenTo(text, count - 1), most);
}
