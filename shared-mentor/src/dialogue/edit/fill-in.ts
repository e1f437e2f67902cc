import { foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { hasStems, insertSentence } from './ends.ts';
import { splitSentences } from './sentences.ts';

const DAY = [
  String.raw`(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?|amanhã|hoje`,
  [
    String.raw`dia \d{1,2}(?:\/\d{1,2}| de \p{L}+)?|\d{1,2} de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|`,
    String.raw`setembro|outubro|novembro|dezembro)|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`,
  ].join(''),
].join('|');
/** A day with its part or its hour, and several of them: “sexta de manhã ou segunda às 10h”. */
const TIME = String.raw`(?:${DAY})(?:,? (?:de|à|a|pela) (?:manhã|manha|tarde|noite)|,? (?:às|as|depois das|até as|até às) \d{1,2}(?:h\d{0,2})?)?`;
const TIMES = String.raw`${TIME}(?:(?:,| ou| e)+ (?:n[ao] )?${TIME})*`;
const NAME = String.raw`\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+)*`;

/** The days on which the person can come. */
const OTHER_DAYS = {
  told: new RegExp(
    [
      String.raw`(?<!(?:não|nao|n) )(?<!\p{L})(?:posso|consigo|pode ser|poderia|prefiro|livre|d[aá] (?:pra|para) mim|só d[aá])`,
      String.raw`(?: (?:ir|fazer|n[ao]|em|só|so))* (${TIMES})`,
    ].join(''),
    'iu',
  ),
  bracket: /\[outros dias e horários\]/u,
};

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
  {
    told: new RegExp(
      String.raw`(?:entrevista|conversa|teste|(?<!\p{L})(?:não|nao|n) (?:vou|posso|consigo|d[aá]))(?!\p{L})[^.?!;,]{0,30}?(?<!\p{L})(${TIME})`,
      'iu',
    ),
    bracket: /\[dia da entrevista\]/u,
  },
  OTHER_DAYS,
  { told: /(R\$ ?[\d.,]*\d)/u, bracket: /\[valor\]/iu },
];

/** A text with the days on which the person can come; null if the message names none, or the text asks for none. */
export function fillDays(text: string, message: string): string | null {
  const days = OTHER_DAYS.told.exec(message)?.[1];
  return days !== undefined && OTHER_DAYS.bracket.test(text)
    ? text.replace(OTHER_DAYS.bracket, () => days)
    : null;
}

/** A text with its brackets filled by what a message tells; null if it tells nothing for them. */
export function fillBrackets(text: string, message: string): string | null {
  const changed = BRACKETS.reduce((all, { told, bracket }) => {
    const value = bracket.test(all) ? told.exec(message)?.[1]?.trim() : undefined;
    return value === undefined || all.includes(value) ? all : all.replace(bracket, () => value);
  }, text);
  return changed === text ? null : changed;
}

/** A sentence more, before thanks and signature; a denial takes the place of the sentence that it denies. */
export function addSentence(text: string, sentence: string): string {
  const sentences = splitSentences(text);
  const added = /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
  const stems = findStems(sentence);
  const denies = /\b(?:nao|nunca|sem)\b/u.test(foldKey(sentence));
  const denied = /\bdispensa do aviso\b/u.test(foldKey(sentence))
    ? sentences.findIndex((one) => /\bcumprirei\b/iu.test(one))
    : denies
      ? sentences.findIndex((one) => findStems(one).filter((stem) => stems.includes(stem)).length > 1)
      : -1;
  if (denied === -1 && sentences.some((one) => hasStems(one, stems))) return text;
  return denied === -1 ? insertSentence(text, added) : sentences.with(denied, added).join(' ');
}
