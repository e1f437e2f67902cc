import { isGreeting } from './ends.ts';
import { mapParagraphs, splitSentences } from './sentences.ts';

/** The essential sentences of a text: those that ask, offer or name something. */
const HEART =
  /\?|[Gg]ostaria|[Qq]ueria|[Qq]uero|[Pp]eço|[Pp]reciso|[Ee]screvo sobre|[Ee]m resumo: [^[]|R\$|%/u;

/** Says what a text is about, rather than when to answer or thanks. */
const MATTER =
  /\b(?:[Gg]ostaria de (?!saber sobre)|[Qq]uero|[Qq]ueria|[Pp]eço|[Pp]reciso|[Ee]screvo|[Ee]m resumo: [^[]|[Hh]oje|peço)/u;
const NO_MATTER = new RegExp(
  [
    String.raw`^(?:agradeço|obrigad|valeu|abraço|um abraço|atenciosamente|fico à disposição|\[|pode me (?:responder|`,
    String.raw`confirmar)|preciso da resposta|podemos falar|espero que esteja|levo por escrito)`,
  ].join(''),
  'iu',
);

/** Whether a short text still says something: a greeting and a question alone tell nobody what it is about. */
const keepsMatter = (short: readonly string[], all: readonly string[]): boolean =>
  short.join(' ').length >= LEAST_SHARE * all.join(' ').length;
const LEAST_SHARE = 0.4;

/**
 * Of each paragraph the first sentence and those that ask stay; where all do, the last but one goes.
 * @param added sentences that stay, whatever they say
 */
export const shorten = (text: string, added: readonly string[] = []): string =>
  mapParagraphs(text, (paragraph) => {
    const sentences = splitSentences(paragraph);
    if (sentences.length < 3) return paragraph;
    const short = sentences.filter(
      (sentence, at) => at === 0 || HEART.test(sentence) || added.includes(sentence),
    );
    const isShorter = short.length < sentences.length && short.length > 1 && keepsMatter(short, sentences);
    if (isShorter) return short.join(' ');
    const least = sentences.findLastIndex(
      (sentence, at) =>
        at > 0 && !MATTER.test(sentence) && !added.includes(sentence) && at < sentences.length - 1,
    );
    const last = sentences.findLastIndex(
      (sentence, at) => at > 0 && NO_MATTER.test(sentence) && !added.includes(sentence),
    );
    const cut = least > 0 ? least : last;
    return sentences.filter((_, at) => at !== cut).join(' ');
  });

/** What a greeting asks for courtesy’s sake. */
const COURTESY = /,? tudo bem\?$/iu;

/** A text of a number of sentences at most: the essential ones, in their order. */
export function shortenTo(text: string, most: number, added: readonly string[] = []): string {
  const all = splitSentences(text.replaceAll('\n\n', ' '));
  if (all.length <= most) return text;
  const [first = ''] = all;
  const greets = isGreeting(first) && first.length < LONGEST_GREETING;
  // A greeting is no sentence of its own where there is room for few.
  const sentences = greets && most <= FEW ? all.slice(1) : all;
  const weigh = (sentence: string, at: number): number =>
    (MATTER.test(sentence) ? 5 : 0) +
    (added.includes(sentence) ? 6 : 0) +
    (HEART.test(sentence) ? 2 : 0) +
    (NO_MATTER.test(sentence) ? -4 : 0) +
    (/\[/u.test(sentence) ? -1 : 1) +
    (at === 0 && most > FEW ? 3 : 0);
  const kept = sentences
    .map((sentence, at) => ({ at, weight: weigh(sentence, at) }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at);
  const [bare = '', ...rest] = sentences.filter((_, at) => kept.includes(at));
  // One sentence says what it is about, too: “É sobre as minhas férias” → “sobre as minhas férias: …”.
  const about = most === 1 && !bare.startsWith('É sobre') ? ABOUT.exec(text)?.[1] : undefined;
  const start =
    about === undefined
      ? bare
      : `Sobre ${about}: ${bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  const greeting = first.replace(COURTESY, '').replace(/[.!?,]+$/u, '');
  const begun =
    greets && most <= FEW && !isGreeting(start)
      ? `${greeting}, ${start.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
      : start;
  return [begun, ...rest].join(' ');
}
const ABOUT = /(?<=[.!?] )É sobre (?!o meu trabalho)([^.!?]+)\./u;
/** Up to so many sentences the greeting is part of the first. */
const FEW = 2;
const LONGEST_GREETING = 50;

/** A text of a number of characters at most, if whole sentences allow it. */
export function shortenToLength(text: string, most: number, added: readonly string[] = []): string {
  const count = splitSentences(text).length;
  return text.length <= most || count < 2
    ? text
    : shortenToLength(shortenTo(text, count - 1, added), most, added);
}
