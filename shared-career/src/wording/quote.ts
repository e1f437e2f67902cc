import { choosePlural, cutWhole, formatCount, type Evidence } from '@aura/shared-domain';

/** A text short enough to quote inside a sentence: on one line, cut between words, without a final full stop. */
export function shorten(text: string, most = 110): string {
  const plain = text
    .replace(/\s*\n\s*(?:\p{L}+: )?/gu, ' · ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.;,]$/u, '');
  if (plain.length <= most) return plain;
  const cut = cutWhole(plain, most);
  return `${cutWhole(cut, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
}

/** Place of a span, in words that follow a comma or open a parenthesis. */
export function describePlace(evidence: Evidence): string {
  if (evidence.source !== 'cv') {
    return evidence.docId.startsWith('answer:hidden')
      ? 'nas experiências que você contou'
      : 'no exemplo que você deu na autoavaliação';
  }
  return evidence.line === undefined ? 'no currículo' : `na linha ${evidence.line} do currículo`;
}

/** `na linha 12 do currículo: “Reduzi…”`. */
export function cite(evidence: Evidence): string {
  return `${describePlace(evidence)}: “${shorten(evidence.excerpt)}”`;
}

/** Words joined as a Portuguese list: "a, b e c". */
export function join(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

const NUMBERS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** `um item`, `três itens`: small numbers in words, masculine. */
export const spellCount = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? count} ${choosePlural(count, one, many)}`;

/** A number in Portuguese notation: 3,7. */
export const formatPlainDecimal = (value: number): string => String(value).replace('.', ',');

/** The first line of a span: of a job, its title. */
export const readFirstLine = (evidence: Evidence): string =>
  evidence.excerpt.split('\n')[0] ?? evidence.excerpt;

/** A label in the quotation marks that keep it readable inside a sentence. */
export const quoteLabel = (label: string): string => `“${label}”`;

/** `1 linha`, `3 linhas`. */
export const formatCounted = (count: number, one: string, many: string): string =>
  formatCount(count, one, many);

/** A text with its placeholders in braces replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
