import { SMALL_NUMBERS } from '@aura/shared-domain';
import { capitalizeFirst, escapePattern, foldKey } from '@aura/shared-career';
import { isQuestion } from '../wishes.ts';
import {
  BEGIN_ORDER,
  DOOR_ORDER,
  END_ORDER,
  ONLY_ORDER,
  ORDER_WORD,
  PLAIN_ORDER,
  REPLACE_ORDER,
  SAME_TO,
  SIGN_ORDER,
} from '../../generated/phrases/edits.ts';
import { DIALOGUE } from '../../generated/dialogue.ts';
import { beginWith, endWith, replaceAddressee, signWith } from './ends.ts';
import { addSentence, fillBrackets, fillDays } from './fill-in.ts';
import { replaceValues } from './replace.ts';
import { leaveContact, sayOrdered, takeEnd } from './sayings.ts';
import { shorten, shortenTo, shortenToLength } from './shorten.ts';
import { makeEmail, makeFirm, makeFormal, makeGentle, makeInformal, reword, warmUp } from './tone.ts';
import { keepMatter, removeMatter } from './without.ts';
import { findCompany, nameTeam, replaceCompany } from '../told/company.ts';

/** A text to change. */
export interface Written {
  readonly text: string;
  /** What it is. */
  readonly title: string;
  /** The same in English. */
  readonly english: string;
  /** The person's own name, or the bracket for it. */
  readonly name: string;
  /** Sentences that the person had put in: they stay when it becomes shorter. */
  readonly added?: readonly string[];
}

/** One way of changing a text: the request, and the result; null if nothing changes. */
interface Edit {
  readonly asked: RegExp;
  /** Whether the request is clear without a word that announces a change. */
  readonly isClear: boolean;
  readonly change: (written: Written, asked: RegExpExecArray, original: string) => string | null;
}

const clear = (asked: RegExp, change: Edit['change']): Edit => ({ asked, isClear: true, change });
const announce = (asked: RegExp, change: Edit['change']): Edit => ({ asked, isClear: false, change });

/** “Troca X por Y”, “em vez de X põe Y”, “onde tá X coloca Y”. */
const SWAPS: readonly RegExp[] = [
  /(?:troca|troque|trocar|substitu\p{L}+|mudar?|mude) (?:a palavra |a frase |o |a |os |as )?["“']?(.+?)["”']? (?:por|para|pra) ["“']?(.+?)["”']?$/iu,
  new RegExp(
    [
      String.raw`(?:em vez d[eao]|no lugar d[eoa]|onde (?:diz|fala|tem|está|esta|tá|ta)) ["“']?(.+?)["”']?,? `,
      String.raw`(?:põe|poe|bota|coloca|coloque|fala|diz|usa|escreve) ["“']?(.+?)["”']?$`,
    ].join(''),
    'iu',
  ),
];
const PLEASE = /[\s,]*(?:por favor|pfv|pf|ai|aí)?[.!?\s]*$/iu;

/** Word by word, in the words of the message; accents and capitals of the old ones do not count. */
function replaceWords({ text }: Written, _: RegExpExecArray, original: string): string | null {
  const order = original.trim().replace(PLEASE, '');
  const [, from = '', to = ''] = SWAPS.map((swap) => swap.exec(order)).find((found) => found !== null) ?? [];
  if (from === '') return null;
  const old = new RegExp(String.raw`(?<!\p{L})${makeAccentPattern(from)}`, 'giu');
  const changed = text.replaceAll(old, (found) => (/^\p{Lu}/u.test(found) ? capitalizeFirst(to) : to));
  return changed === text ? null : changed;
}

/** A pattern that finds a text with and without its accents. */
const makeAccentPattern = (text: string): string =>
  Array.from(text, (letter) => ACCENTS.find((all) => all.includes(letter.toLowerCase())) ?? '').reduce(
    (pattern, all, at) => `${pattern}${all === '' ? escapePattern(Array.from(text)[at] ?? '') : `[${all}]`}`,
    '',
  );
const ACCENTS = ['aáàâã', 'eéê', 'ií', 'oóôõ', 'uúü', 'cç'];

/** What a message says behind an order, as it was written; empty for nothing. */
const takeSaid = ([, said = '']: RegExpExecArray, original: string): string => takeEnd(original, said);

/** Orders that stand for themselves, before those of tone and length. */
const ORDERS: readonly Edit[] = [
  clear(SIGN_ORDER, ({ text, name }, found, original) => signWith(text, takeSaid(found, original) || name)),
  clear(BEGIN_ORDER, ({ text }, found, original) => beginWith(text, takeSaid(found, original))),
  clear(DOOR_ORDER, ({ text }) => addSentence(text, DIALOGUE.drafted.door)),
  clear(END_ORDER, ({ text }, found, original) => endWith(text, takeSaid(found, original))),
  clear(ONLY_ORDER, ({ text }, found, original) => keepMatter(text, takeSaid(found, original))),
  clear(
    /\bsem (?:parecer|soar|ser) (?:\w+ )?(?:brav|grosseir|gross|chat|irritad|agressiv|mal educad|rude|cobr)\w*/u,
    ({ text }) => makeGentle(text) ?? warmUp(text),
  ),
  clear(
    /\bsem (?:parecer|soar|ser) (?:\w+ )?(?:desesperad|carente|puxa|frac|insegur|humilh)\w*/u,
    ({ text }) => makeFirm(text),
  ),
  clear(SAME_TO, ({ text }, found, original) => {
    const whom = takeSaid(found, original);
    const company = findCompany(original);
    if (company !== null && whom.includes(company))
      return replaceAddressee(replaceCompany(text, company), nameTeam(company));
    return new RegExp(
      [
        String.raw`^(?:\d|ontem|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|o dia|as |ingles|zap|whats|`,
        String.raw`email|e-mail|e mail|mim|el[ea]\b|linkedin)`,
      ].join(''),
      'u',
    ).test(foldKey(whom))
      ? null
      : replaceAddressee(text, whom);
  }),
];

/** Sentences that a message orders to be said. */
const SAYINGS: readonly Edit[] = [
  clear(
    /^(?:(?:e|mas|agora|tambem|ai|ok|entao|isso|boa|ta) )*(?=\p{L})(.+)$/u,
    ({ text }, found, original) => {
      const order = takeSaid(found, original);
      const said = sayOrdered(order) ?? leaveContact(order);
      return said === null ? null : addSentence(text, said);
    },
  ),
];

const EDITS: readonly Edit[] = [
  clear(/\b(?:em|pro|para o|no) ingles\b|\btraduz\w*\b|\bversao inglesa\b/u, ({ english }) => english),
  clear(/\b(?:troca|troque|substitu\w+|muda|mude)r? .+ (?:por|para|pra) .+$/u, replaceWords),
  clear(
    /\b(?:em vez d[eao]|no lugar d[eoa]|onde (?:diz|fala|tem|esta|ta)) .+ (?:poe|bota|coloca|coloque|fala|diz|usa|escreve) .+$/u,
    replaceWords,
  ),
  clear(
    new RegExp(
      [
        String.raw`\b(?:tira|tire|tirar|remov\w+|apag\w+|corta|corte|exclu\w+) (?:a parte|o trecho|a frase|`,
        String.raw`essa parte|isso|tudo)? ?(?:d[aeo]s? |que fala d[aeo]s? |sobre )?(?!(?:pela|na) metade)(.+)$|`,
        String.raw`^(?:mas |agora |e )?sem (?:a parte|falar|citar|mencionar)? ?(?:d[aeo]s? |em )?(.+)$|`,
        String.raw`\bnao (?:(?:quero|precisa|precisava) )?(?:fal[ae]r?|cit[ae]r?|dig[ao]|dizer|mencion[ae]r?) (?:d[aeo]s? |em |`,
        String.raw`sobre |o |a )?(.+)$|`,
        String.raw`\bnao (?:precisa|precisava|quero) (?:de )?(?:pedir |tanto )?(agradec\w*|desculpas?|elogi\w*)`,
      ].join(''),
      'u',
    ),
    ({ text }, [, ...named]) => removeMatter(text, named.find((one) => one !== undefined) ?? ''),
  ),
  clear(
    /\b(\d|uma?|dois|duas|tres|quatro|cinco) (?:so )?(?:frases?|linhas?)\b|\bnum?a? frase\b/u,
    ({ text, added }, [, count = 'uma']) => shortenTo(text, SMALL_NUMBERS[count] ?? Number(count), added),
  ),
  clear(/\b(\d{2,4}) caracteres\b/u, ({ text, added }, [, most]) =>
    shortenToLength(text, Number(most), added),
  ),
  clear(
    new RegExp(
      [
        String.raw`\b(?:mais curt\w+|curt[ao]\b|curtinh\w+|menor\b|resum\w+|encurt\w+|long\w+|ficou (?:grande|`,
        String.raw`enorme)|(?:muito|mto|mt) grande|(?:corta|diminu\w+|reduz\w*) ?(?:pela|na) metade|`,
        String.raw`enxut\w+|diminu[ia]|objetiv[oa])\b`,
      ].join(''),
      'u',
    ),
    ({ text, added }) => shorten(text, added),
  ),
  announce(
    /^(?!.*\b(?:escrev|mont[ae]|redig|cri[ae]\b)).*\b(?:zap|whats\w*|wpp)\b/u,
    ({ text, added }) => makeInformal(text) ?? shorten(text, added),
  ),
  announce(/^(?!.*\b(?:escrev|mont[ae]|redig|cri[ae]\b)).*\be[- ]?mail\b/u, ({ text, title }) =>
    makeEmail(text, title),
  ),
  announce(
    /\b(?:menos|muito|mto|mt|meio|tao) (?:informal|coloquial|intim\w+)\b|\binformal demais\b/u,
    ({ text }) => makeFormal(text),
  ),
  announce(
    new RegExp(
      [
        String.raw`\b(?:menos|muito|mto|mt|meio|tao) (?:formal|profissional|seri[oa])\b|\bformal demais\b|\b(?:informal|coloquial|leve|simples|descontraid\w+|`,
        String.raw`proxim[ao]|jeito (?:simples|de falar)|do meu jeito|robo(?:tic\w+)?|natural|frescura|boa)\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => makeInformal(text),
  ),
  announce(/\b(?:formal|profissional|seri[oa])\b/u, ({ text }) => makeFormal(text)),
  announce(
    new RegExp(
      [
        String.raw`\b(?:menos|muito|mto|mt|meio|tao) (?:sec\w+|grosseir\w+|gross[oa]|agressiv\w+|dur\w+|direto|direta|`,
        String.raw`frio|fria|mandon\w+|exigente|brut[oa]|rispid\w+|rude)\b|\b(?:sec|dur|gross|fri|agressiv|brut)[oa] demais\b|`,
        String.raw`\b(?:suaviz\w+|amaci\w+|ameniz\w+|alivi[ae])\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => makeGentle(text) ?? warmUp(text),
  ),
  announce(
    new RegExp(
      [
        String.raw`\bmenos (?:puxa[- ]?saco|bajulador\w*|humilde|submiss\w+|mans\w+|timid\w+|educad\w+|`,
        String.raw`mole|bonzinho|boazinha)\b|\b(?:firme|direto|direta|decidid\w+|segur[oa]|forte|assertiv\w+|`,
        String.raw`confiante|incisiv\w+)\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => makeFirm(text),
  ),
  announce(
    /\b(?:caloros\w+|carinhos\w+|afetuos\w+|human[oa]|(?:mais|tom|jeito) amig[ao]|amigavel|emotiv\w+|simpatic\w+|querid\w+)\b/u,
    ({ text }) => warmUp(text),
  ),
  announce(
    /\b(?:gentil|educad\w+|suave|delicad\w+|humilde|mans[oa]|respeitos\w+|polid\w+)\b/u,
    ({ text }) => makeGentle(text) ?? warmUp(text),
  ),
  clear(/\b(?:primeira pessoa|eu mesm\w+)\b/u, ({ text }) => {
    const changed = text
      .replaceAll(/\bResponsável\b/gu, 'Fui responsável')
      .replaceAll(/\bReduziu\b/gu, 'Reduzi');
    return changed === text ? null : changed;
  }),
  clear(
    /\b(?:outra (?:versao|opcao)|mais uma (?:versao|opcao)|outro jeito|refaz\w*|reescrev\w+|muda tudo|nao (?:gostei|curti|ficou (?:bom|boa|legal)))\b/u,
    ({ text }) => reword(text),
  ),
  clear(
    /\bfaz (?:outr[ao]|de novo|(?:um|uma|isso) (?:melhor|mais forte))\b|\bmelhora(?: isso| ai)?$/u,
    ({ text }) => reword(text),
  ),
];
const LONGEST = 14;
const BARE = 3;

/** Words that announce a change of a text. */
const ANNOUNCES = new RegExp(
  [
    String.raw`\b(?:mais|menos|muito|deix\w+|faz\w*|faca|refaz\w*|muda\w*|mude|versao|tom|jeito|`,
    String.raw`texto|mensagem|ficou|ta|esta|quero|queria|agora|bota|poe|num|nessa|pro|para|pra|como|adapta\w*|`,
    String.raw`transforma\w*|por)\b`,
  ].join(''),
  'u',
);
/** A question that asks for a change, or is one only by its beginning: “ficou longo, não? encurta”. */
const ASKS_CHANGE = new RegExp(
  [
    String.raw`\b(?:encurt\w+|resum[ae]|refaz|traduz|enxug\w+|tir[ae]|troc[ae]|bot[ae]|poe|deix[ae]|pode|da (?:pra|`,
    String.raw`para)|consegue|tem como|poderia|daria|n(?:ao)? (?:fal|diz|dig|cit|mencion|precis)\w*)\b`,
  ].join(''),
  'u',
);

/**
 * A text after the changes that a message asks for, or with what it tells for the brackets; null if it asks for none. The text
 * itself where there is nothing to change.
 */
export function editText(written: Written, message: string): string | null {
  const [, subject, body] = /^(Assunto: [^\n]*\n\n)(.*)$/su.exec(written.text) ?? [];
  if (subject === undefined || body === undefined) return editBody(written, message);
  const edited = editBody({ ...written, text: body }, message);
  if (edited === null || edited.startsWith('Assunto: ') || edited === written.english) return edited;
  // Only a new value changes the subject of an e-mail.
  const isNewValue = REPLACE_ORDER.test(foldKey(message));
  return `${(isNewValue ? replaceValues(subject, message) : null) ?? subject}${edited}`;
}

function editBody(written: Written, message: string): string | null {
  const orders = splitOrders(message);
  if (orders.length < 2) return editOnce(written, message);
  let changed: string | null = null;
  for (const order of orders)
    changed = editOnce({ ...written, text: changed ?? written.text }, order) ?? changed;
  return changed;
}

/** Where a second order begins: “mais formal e com no máximo 3 linhas”. */
const NEXT_ORDER = new RegExp(
  String.raw`(?:[,;.]| e| mas)(?: (?:e|mas|tambem|depois|ai|agora))* (?=${ORDER_WORD.source}\b)`,
  'gu',
);

/** The orders of a message, each by itself. */
function splitOrders(message: string): readonly string[] {
  const folded = foldKey(message);
  // What is quoted is no order; a text that folds to another length cannot be cut at the same places.
  if (folded.length !== message.trim().length || /["“”]/u.test(message)) return [message];
  const cuts = [...folded.matchAll(NEXT_ORDER)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const said = message.trim();
  return [...cuts, { from: said.length, to: said.length }]
    .map(({ from }, at) => said.slice(at === 0 ? 0 : cuts[at - 1]?.to, from).trim())
    .filter((order) => order !== '');
}

function editOnce(written: Written, message: string): string | null {
  const { text } = written;
  const folded = foldKey(message).replace(/[.!?]+$/u, '');
  const length = folded.split(' ').length;
  if (text === '') return null;
  // A long order tells what to say, or leaves the text: its words are no story.
  if (length > LONGEST) return sayAtLength(written, message, folded);
  const isOwnQuestion = isQuestion(message.replaceAll(/["“][^"”]*["”]/gu, '')) && !ASKS_CHANGE.test(folded);
  // “Posso sexta ou segunda”: days that were asked for, in the words of a question.
  if (isOwnQuestion) return message.includes('?') ? null : fillDays(text, message);
  const replaced = REPLACE_ORDER.test(folded) ? replaceValues(text, message) : null;
  if (replaced !== null) return replaced;
  for (const { asked, isClear, change } of [...ORDERS, ...SAYINGS, ...EDITS]) {
    const found = isClear || length <= BARE || ANNOUNCES.test(folded) ? asked.exec(folded) : null;
    if (!found) continue;
    const changed = change(written, found, message);
    if (changed !== null) return changed;
    if (asked !== SAYINGS[0]?.asked && asked !== SAME_TO) return text;
  }
  return isQuestion(message)
    ? null
    : (fillBrackets(text, message) ?? (PLAIN_ORDER.test(folded) ? text : null));
}

/** A text with a long sentence that a message orders to be said; the text itself where it orders something else. */
function sayAtLength({ text }: Written, message: string, folded: string): string | null {
  if (!PLAIN_ORDER.test(folded) || folded.split(' ').length > LONGEST_SAYING) return null;
  const said = sayOrdered(
    message.trim().replace(/^(?:(?:e|mas|agora|também|tambem|aí|ai|ok|então|entao) )+/iu, ''),
  );
  return said === null ? text : addSentence(text, said);
}
const LONGEST_SAYING = 45;
