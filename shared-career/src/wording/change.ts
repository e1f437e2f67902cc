import type { TextRange } from '../text/index.ts';

/** What a figure may be measured in, in full or abbreviated: "14 h", "3 dias", "40 kg", "120 peças", "30 un.". */
const UNIT = [
  String.raw`(?:\s?%|\s?(?:mil|minutos?|min|horas?|hrs?|hs?|segundos?|seg|ms|s|dias?|semanas?|`,
  String.raw`kg|quilos?|toneladas?|ton|t|g|km|cm|mm|m[23²³]?|litros?|l|kwh|`,
  String.raw`pe[çc]as?|p[çc]s?|sacas?|sc|unidades?|unid|un|reais|pontos?|pessoas|itens|vezes)(?![\p{L}\d])\.?)`,
].join('');
/** What follows a unit at a slash: "km/l", "R$ 18/h", "m³/dia". */
export const COUNTED_BY = String.raw`(?:\/\p{L}{1,12}[23²³]?(?![\p{L}\d]))`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const AMOUNT = String.raw`(?:R\$\s?${NUMBER}(?: mil)?|${NUMBER}${UNIT}?)${COUNTED_BY}?`;
const WAS = '(?:eram?|estavam?|ficavam?|tinha|havia|girava|andava)(?: de| em)?';
const BECAME = [
  '(?:ca(?:iu|íram) (?:para|pra|a)|baix(?:ou|aram) (?:para|pra|a)|desce(?:u|ram) (?:para|pra|a)|sub(?:iu|iram) (?:para|pra|a)|',
  'pass(?:ou|aram) (?:para|pra|a(?: ser)?)|fo(?:i|ram) (?:para|pra|a)|cheg(?:ou|aram) a|fic(?:ou|aram) em|',
  '(?:hoje|agora)(?: é| são| está| estão)?(?: de| em)?|para|pra)',
].join('');
/** A few words of the same statement: no other figure and no stop of a sentence between. */
const BETWEEN = String.raw`[^.!?;\n\d]{0,40}?(?<!\p{L})`;
/** A figure that ends the amount: "6%" but not "6%…5". */
const END = String.raw`(?![\p{L}\d])`;

const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})de (?:R\$\s?)?\d[\d.,]*${UNIT}?${COUNTED_BY}? (?:para|pra) ` +
    String.raw`(?:R\$\s?\d[\d.,]*(?:\smil)?|\d[\d.,]*${UNIT})${COUNTED_BY}?(?!\p{L})|` +
    String.raw`(?<!\p{L})de \d[\d.,]*\s?% a \d[\d.,]*\s?%`,
  'iu',
);
const WAS_BECAME = new RegExp(
  String.raw`(?<!\p{L})${WAS} (?<before>${AMOUNT})${BETWEEN}${BECAME} (?<after>${AMOUNT})${END}`,
  'iu',
);
const BECAME_WAS = new RegExp(
  String.raw`(?<!\p{L})${BECAME} (?<after>${AMOUNT})${BETWEEN}${WAS} (?<before>${AMOUNT})${END}`,
  'iu',
);

/** A change from one figure to another: where it is told, and its name. */
export interface NamedChange extends TextRange {
  /** "de 14% para 6%": the first figure alone is what was wrong. */
  readonly name: string;
}

/** The first change that a text tells with both figures: "de 14% para 6%", "era 14% e caiu para 6%"; null without one. */
export function findChange(text: string): NamedChange | null {
  const plain = FROM_TO.exec(text);
  if (plain) return { start: plain.index, end: plain.index + plain[0].length, name: plain[0] };
  const told = WAS_BECAME.exec(text) ?? BECAME_WAS.exec(text);
  const { before, after } = told?.groups ?? {};
  if (!told || before === undefined || after === undefined) return null;
  return { start: told.index, end: told.index + told[0].length, name: `de ${before} para ${after}` };
}
