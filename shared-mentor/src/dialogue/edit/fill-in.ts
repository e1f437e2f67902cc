import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { splitSentences } from './sentences.ts';

const DAY = [
  String.raw`(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?|amanhã|hoje`,
  String.raw`dia \d{1,2}(?:\/\d{1,2}| de \p{L}+)?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`,
].join('|');
const NAME = String.raw`\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+)*`;

/** What is told, and the bracket of a text that it fills. */
const BRACKETS: readonly { readonly told: RegExp; readonly bracket: RegExp }[] = [
  {
    told: new RegExp(String.raw`\bmeu nome (?:é |e )(${NAME})`, 'u'),
    bracket: /\[seu nome\]|\[nome e setor\]/iu,
  },
  {
    told: new RegExp(
      String.raw`\b(?:nome (?:dela|dele|d[ao] \p{L}+) (?:é |e )|(?:chama|é|e) (?:pra|para) (?:a |o |dona |seu )?|se chama |fala com (?:a |o )?)(${NAME})`,
      'u',
    ),
    bracket: /\[nome\]/u,
  },
  { told: new RegExp(String.raw`\bmeu nome (?:é |e )(${NAME})`, 'u'), bracket: /\[nome\]/u },
  {
    told: new RegExp(String.raw`\b(?:empresa|firma|loja) (?:é |e )?(?:a |o )?(${NAME})`, 'u'),
    bracket: /\[empresa\]/iu,
  },
  {
    told: /\b(?:vaga|cargo) (?:é |e )?(?:de |pra |para )([\p{L} ]{4,40}?)(?= (?:na|no|em|da|do)\b|[,.]|$)/iu,
    bracket: /\[cargo(?: da vaga)?\]/iu,
  },
  {
    told: new RegExp(String.raw`(?<![\p{L}\d])((?:${DAY})(?:,? (?:às|as) \d{1,2}(?:h\d{0,2})?)?)`, 'iu'),
    bracket: /\[(?:data|dia|quinta, às 12h|terça, às 10h)\]/iu,
  },
  { told: /(R\$ ?[\d.,]*\d)/u, bracket: /\[valor\]/iu },
];

/** A text with its brackets filled by what a message tells; null if it tells nothing for them. */
export function fillBrackets(text: string, message: string): string | null {
  const changed = BRACKETS.reduce((all, { told, bracket }) => {
    const value = bracket.test(all) ? told.exec(message)?.[1]?.trim() : undefined;
    return value === undefined || all.includes(value) ? all : all.replace(bracket, () => value);
  }, text);
  return changed === text ? null : changed;
}

const DAYS = new RegExp(String.raw`(?<![\p{L}\d])(?:${DAY})(?![\p{L}\d])`, 'giu');

/** Another day in the place of the one that a text names: “na verdade é domingo”; null if there is none to replace. */
export function replaceDay(text: string, message: string): string | null {
  const day = message.match(DAYS)?.at(-1);
  const old = text.match(DAYS)?.[0];
  return day === undefined || old === undefined || foldKey(day) === foldKey(old)
    ? null
    : text.replaceAll(old, day);
}

/** A sentence more, before the last one; a denial takes the place of the sentence that it denies. */
export function addSentence(text: string, sentence: string): string {
  const sentences = splitSentences(text);
  const added = `${capitalizeFirst(sentence)}.`;
  const stems = findStems(sentence);
  const denied = /\b(?:nao|nunca)\b/u.test(foldKey(sentence))
    ? sentences.findIndex((one) => findStems(one).filter((stem) => stems.includes(stem)).length > 1)
    : -1;
  return denied === -1
    ? [...sentences.slice(0, -1), added, ...sentences.slice(-1)].join(' ')
    : sentences.with(denied, added).join(' ');
}
