import { escapePattern, foldKey } from '@aura/shared-career';
import { formatNumber } from '@aura/shared-domain';

const WEEKDAY =
  '(?:segunda|terça|terca|quarta|quinta|sexta|sábado|sabado|domingo)(?:-feira| feira)?|amanhã|amanha|hoje';
const MONTH =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** Kinds of values that take each other's place in a text. */
const KINDS: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`(?<![\p{L}\d])dia \d{1,2}(?: de (?:${MONTH})|\/\d{1,2})?(?![\p{L}\d])|`,
      String.raw`(?<![\p{L}\d])\d{1,2} de (?:${MONTH})|(?<![\p{L}\d])\d{1,2}\/\d{1,2}(?![\d/])`,
    ].join(''),
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${WEEKDAY})(?![\p{L}\d])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${MONTH})(?![\p{L}\d])`, 'giu'),
  /(?<![\p{L}\d])(?:(?:às|as|ao|à|a) )?\d{1,2}(?::\d{2}|h\d{0,2}| horas?)(?![\p{L}\d])|(?<![\p{L}\d])(?:às|as) \d{1,2}(?![\p{L}\d%,.]|:\d)/giu,
  /(?<![\d.,/])\d{1,3}(?:,\d+)? ?(?:%|por cento)/giu,
];

/** Amounts of money: with the sign, or of three figures and more. */
const MONEY = new RegExp(
  [
    String.raw`(?<![\d.,/])(?:R\$ ?\d+(?:\.\d{3})*(?:,\d{2})?|(?:\d{1,3}(?:\.\d{3})+|\d{3,6})(?:,\d{2})?(?: reais)?)`,
    String.raw`(?! ?(?:%|por cento|h\b|dias|semanas|mes|anos|vezes|minutos|pessoas))(?![\d/]|[.,]\d)`,
  ].join(''),
  'giu',
);
const COUNT =
  /(?<![\d.,/$])(\d{1,3}|uma?|dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez) (\p{L}{3,})/giu;
const UNCOUNTED = /^(?:mil|reais|por|das?|dos?|horas?|de|e|para|pra|que)$/iu;

/** Before a value that is not meant any more. */
const DENIED = new RegExp(
  [
    String.raw`(?:\bnao (?:(?:e|eh|era|sao|foi|posso|da|consigo|rola|vai dar|quero) )?|\b(?:em vez|no lugar|`,
    String.raw`ao inves) d[aeo]s? |\b(?:tirou|saiu) )(?:(?:mais|mesmo|pra|para|na|no|de|a|o|as|em|ser|me|uns) )*$`,
  ].join(''),
  'u',
);
/** Behind the old value of “troca X por Y”, and before its new one. */
const GIVES_WAY = /^[^,;]{0,20}? (?:por|pra|para)(?: |$)/u;
const TRADES = /\b(?:troc\w+|troque|mud[ae]r?|alter\w+|substitu\w+|passa)\b/u;

/** The values of a kind in a message: the new one, and the one that it takes the place of, if that is named. */
function readValues(message: string, kind: RegExp): { readonly now: string; readonly old: string } | null {
  const found = [...message.matchAll(kind)].map((match) => {
    const before = foldKey(message.slice(0, match.index));
    const after = foldKey(`x${message.slice(match.index + match[0].length)}`).slice(1);
    const trades = TRADES.test(foldKey(message)) && GIVES_WAY.test(after) && after.search(kind) !== -1;
    return { value: match[0], isOld: DENIED.test(`${before} `) || trades };
  });
  const now = found.findLast(({ isOld }) => !isOld)?.value;
  return now === undefined ? null : { now, old: found.find(({ isOld }) => isOld)?.value ?? '' };
}

const isSame = (one: string, two: string): boolean =>
  foldKey(one) === foldKey(two) ||
  (/\d/u.test(one) && !/[/h:]/u.test(one) && one.replaceAll(/\D/gu, '') === two.replaceAll(/\D/gu, ''));

/** A value as it stands where another one stood. */
function formatLike(now: string, old: string): string {
  const figure = /^(?:R\$ ?)?[\d.]+(?:,\d+)?$/u;
  const hour = /\d{1,2}(?:[:h]\d{2})?/u;
  if (/^(?:às|as|ao|à|a) \d|^\d{1,2}(?:h|:)/iu.test(old)) {
    const time = hour.exec(now)?.[0] ?? now;
    return `${/^\p{L}/u.test(old) ? 'às ' : ''}${/[h:]/u.test(time) ? time : `${time}h`}`;
  }
  if (figure.test(old) && figure.test(now) && old.startsWith('R$'))
    return `R$ ${formatNumber(readNumber(now), 0)}`;
  return now;
}

/** A text with the values of a message in the place of those it has of the same kind; null if there is nothing to replace. */
export function replaceValues(text: string, message: string): string | null {
  const changed = [...KINDS, MONEY].reduce(
    (all, kind) => {
      const values = readValues(message, kind);
      // “Hoje” at the beginning of a sentence is no day that was agreed on.
      const inText = (all.match(kind) ?? []).filter((one) => one !== 'Hoje');
      if (values === null || inText.some((one) => isSame(one, values.now))) return all;
      const old = inText.find((one) => isSame(one, values.old)) ?? findNearest(inText, values.now, kind);
      return old === undefined ? all : replaceWhole(all, old, formatLike(values.now, old));
    },
    replaceCounts(text, message),
  );
  return changed === text ? replaceBareFigure(text, message) : changed;
}

const replaceWhole = (text: string, old: string, now: string): string =>
  text.replaceAll(new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(old)}(?![\p{L}\d])`, 'gu'), () => now);

const readNumber = (amount: string): number => Number(amount.replaceAll(/[^\d,]/gu, '').replace(',', '.'));

/** Of several amounts the nearest is meant, of other values the first. */
function findNearest(values: readonly string[], now: string, kind: RegExp): string | undefined {
  if (kind !== MONEY) return values[0];
  const away = (one: string): number => Math.abs(readNumber(one) - readNumber(now));
  return values.toSorted((a, b) => away(a) - away(b))[0];
}

/** Numbers of things: “3 dias” in the place of “2 dias”. */
function replaceCounts(text: string, message: string): string {
  const counted = [...message.matchAll(COUNT)].filter(
    ([, , noun = '']) => !UNCOUNTED.test(noun) && !TENSES.test(noun),
  );
  return counted.reduce((all, match) => {
    const [now, , noun = ''] = match;
    if (DENIED.test(`${foldKey(message.slice(0, match.index))} `)) return all;
    const stem = foldKey(noun).replace(/s$/u, '');
    const old = [...all.matchAll(COUNT)].find(
      ([, , other = '']) => foldKey(other).replace(/s$/u, '') === stem,
    )?.[0];
    return old === undefined || isSame(old, now) ? all : replaceWhole(all, old, now);
  }, text);
}
const TENSES = /^(?:dia|hora)$/iu;

/** “Reescreve com 15”, where the text has one percentage: that is meant. */
function replaceBareFigure(text: string, message: string): string | null {
  const figure = /\b(?:com|por|pra|para|for|fosse) (\d{1,2})(?![\d%.,:/h]| ?(?:\p{L}))/u.exec(message)?.[1];
  const [percent, ...others] = text.match(/\d{1,3}(?:,\d+)? ?%/gu) ?? [];
  return figure === undefined || percent === undefined || others.length > 0
    ? null
    : text.replaceAll(percent, `${figure}%`);
}
