import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { sayOrdered } from './sayings.ts';
import { splitSentences } from './sentences.ts';
import { tidyPhrase } from './tidy.ts';

/** How a text greets. */
const GREETING = /^(?:oi|olá|bom dia|boa tarde|boa noite|prezad\S+|car[oa]|e aí|dear|hi|hello)(?!\p{L})/iu;
/** What stands at the end: thanks, a plea for an answer, the name. */
const CLOSING = new RegExp(
  [
    String.raw`^(?:agradeço|obrigad|valeu|abraço|um abraço|atenciosamente|fico à disposição|\[(?:nome|seu nome|cidade)|`,
    String.raw`pode me (?:responder|confirmar)|preciso da resposta|respondo de vez|podemos falar na|pode ser\?|`,
    String.raw`levo por escrito|até (?:mais|logo|breve))`,
  ].join(''),
  'iu',
);
/** The name of who signs, or their name and place of work. */
const NAME_ALONE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}(?:, [^.!?]+)?$/u;
const SIGNATURE = /^(?:abraço|um abraço|atenciosamente|\[(?:nome|seu nome|cidade))/iu;
const FAREWELL = /^(?:(?:um |uma )?(?:abraço|abraços|beijo|beijos)|atenciosamente|att)[.!]?$/iu;
const QUOTES = /["“”'‘’]/gu;
const TITLE = /(?<=[,\s])(?:dona|seu|sr\.?|sra\.?) /giu;

export const isGreeting = (sentence: string): boolean => GREETING.test(sentence);

/** Puts a sentence where a text says something: before its thanks and its signature. */
export function insertSentence(text: string, sentence: string): string {
  const sentences = splitSentences(text);
  const at = Math.max(1, sentences.findLastIndex((one) => !CLOSING.test(one) && !NAME_ALONE.test(one)) + 1);
  const before = sentences.slice(0, at).join(' ');
  const joint = /[.!?:”"]$/u.test(before) ? '' : before.includes(' | ') ? ' |' : '.';
  return [`${before}${joint}`, sentence, ...sentences.slice(at)].join(' ');
}

/** A text that begins as a message says: with another greeting, or with a sentence right after it. */
export function beginWith(text: string, wanted: string): string {
  const sentences = splitSentences(text);
  const [first = '', ...rest] = sentences;
  const begin = sayOrdered(wanted) ?? closeSentence(tidyPhrase(wanted.replaceAll(QUOTES, '')));
  if (!GREETING.test(begin))
    return (GREETING.test(first) ? [first, begin, ...rest] : [begin, first, ...rest]).join(' ');
  const name = /^[^,.!?]*, (\[?\p{L}[^,.!?]*?)[,.!?]/u.exec(first)?.[1];
  const greeting =
    name !== undefined && !/[,]|\p{Ll} \p{Lu}/u.test(begin) && !begin.includes(name) && GREETING.test(first)
      ? begin.replace(/[.!?]$/u, (end) => `, ${name}${end}`)
      : begin;
  return (GREETING.test(first) ? [greeting, ...rest] : [greeting, first, ...rest]).join(' ');
}

/** A text that ends as a message says, before its signature. */
export function endWith(text: string, wanted: string): string {
  const end = sayOrdered(wanted) ?? closeSentence(tidyPhrase(wanted.replaceAll(QUOTES, '')));
  const isThanks = /^(?:agradeço|obrigad)/iu.test(end);
  const stems = findStems(end);
  const kept = splitSentences(text).filter((one) => !(isThanks && /^agradeço desde já/iu.test(one)));
  const sign = kept.findIndex((one, at) => at > 0 && SIGNATURE.test(one));
  const signature = kept[sign];
  if (signature !== undefined && FAREWELL.test(end) && !signature.startsWith('['))
    return kept
      .with(
        sign,
        signature.replace(/^\p{L}+(?: \p{L}+)?(?=[,.]|$)/u, () => end.replace(/[.!]$/u, '')),
      )
      .join(' ');
  // What is said already only goes to the end.
  const said = kept.find((one, at) => at > 0 && hasStems(one, stems));
  const others = kept.filter((one) => one !== said);
  const at = signature === undefined ? others.length : others.indexOf(signature);
  return [...others.slice(0, at), said ?? end, ...others.slice(at)].join(' ');
}

/** Whether a sentence has all words of meaning of another one. */
export function hasStems(sentence: string, stems: readonly string[]): boolean {
  const own = new Set(findStems(sentence));
  return stems.length > 1 && stems.every((stem) => own.has(stem));
}

/** A text signed with a name, as it was written. */
export function signWith(text: string, name: string): string {
  const signed = name.replaceAll(/(?<=^|[\s])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
  if (/\[(?:seu nome|nome e setor)\]/iu.test(text))
    return text.replace(/\[(?:seu nome|nome e setor)\]/iu, () => signed);
  const sentences = splitSentences(text);
  const last = sentences.at(-1) ?? '';
  if (SIGNATURE.test(last))
    return [...sentences.slice(0, -1), `${last.split(',')[0] ?? ''}, ${signed}`].join(' ');
  return `${text} Abraço, ${signed}`;
}

const closeSentence = (sentence: string): string =>
  /[.!?]$/u.test(sentence)
    ? sentence
    : /tudo bem|como (?:vai|está)/iu.test(sentence)
      ? `${sentence}?`
      : `${sentence}.`;

/** The same text to somebody else: the greeting names them, or leaves room for their name. */
export function replaceAddressee(text: string, whom: string): string {
  const said = whom.replaceAll(TITLE, '').trim();
  const who = /^(?:o |a |os |as |meus? |minhas? )*/iu.exec(said)?.[0] ?? '';
  const rest = said.slice(who.length).replace(/[.!?,]+$/u, '');
  const folded = foldKey(rest);
  const name = /^rh\b/u.test(folded)
    ? 'equipe do RH'
    : rest.startsWith('equipe d')
      ? rest
      : /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(rest)
        ? rest
        : (/(?<!^)\b\p{Lu}\p{Ll}+$/u.exec(rest)?.[0] ?? `[nome ${joinOf(who, rest)}]`);
  const sentences = splitSentences(text);
  const [first = '', ...others] = sentences;
  if (!GREETING.test(first))
    return `${capitalizeFirst(name)}, ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())}`;
  const [, hello = '', end = ''] =
    /^(\p{L}+(?: (?:dia|tarde|noite))?(?:\(a\))?)(?:,? (?!tudo bem)[^,.!?]+)?(.*)$/u.exec(first) ?? [];
  return [`${hello}, ${name}${end}`, ...others].join(' ');
}

/** Whom a role names: “minha colega que me cobre” → “da colega”. */
function joinOf(who: string, rest: string): string {
  const role = rest.split(/ (?:que|do|da|de|dos|das|no|na) /iu)[0] ?? '';
  return `${/\b(?:a|minha|as|minhas) $/iu.test(who) || role.endsWith('a') ? 'da' : 'do'} ${role}`;
}
