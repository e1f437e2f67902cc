import { SMALL_NUMBERS } from './small-numbers.ts';

const WORDS: Readonly<Record<string, number>> = {
  ...SMALL_NUMBERS,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};

const FIGURES = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/u;
/** "3,5 mil", "3k": before a unit a point can only be the decimal one. */
const THOUSANDS = /^(\d{1,6})(?:[.,](\d{1,2}))? ?(?:mil|k)$/u;
const AROUND = /^(?:r\$)? ?| ?(?:reais|real)?(?: ?(?:por|ao|\/) ?mes| mensais)?$/gu;

/**
 * Cents of an amount as people type it: "3500", "R$ 3.500,00", "3,5 mil", "3k", "três mil e quinhentos". Null for
 * anything else: "5,000.00" and "5.00" could mean two things.
 */
export function parseReais(typed: string): number | null {
  const text = typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(AROUND, '');
  const figures = FIGURES.exec(text);
  if (figures) return computeCents(figures, 100);
  const thousands = THOUSANDS.exec(text);
  if (thousands) return computeCents(thousands, 100_000);
  const reais = readWords(text);
  return reais === null ? null : reais * 100;
}

function computeCents([, whole = '', part = '']: RegExpExecArray, unit: number): number {
  return Number(whole.replaceAll('.', '')) * unit + (Number(part.padEnd(2, '0')) * unit) / 100;
}

/** "tres mil e quinhentos", "3 mil e 500", "mil". */
function readWords(text: string): number | null {
  const words = text.split(' ').filter((word) => word !== 'e');
  const at = words.indexOf('mil');
  if (at < 0) return readBelowThousand(words);
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const thousands = before.length === 0 ? 1 : readBelowThousand(before);
  const rest = after.length === 0 ? 0 : readBelowThousand(after);
  return thousands === null || rest === null ? null : thousands * 1000 + rest;
}

function readBelowThousand(words: readonly string[]): number | null {
  const [first] = words;
  if (first !== undefined && words.length === 1 && /^\d{1,3}$/u.test(first)) return Number(first);
  let sum = 0;
  // "duzentos e vinte e cinco": each word is smaller than what the one before leaves open.
  let open = 1000;
  for (const word of words) {
    const value = WORDS[word];
    if (value === undefined || value >= open) return null;
    sum += value;
    open = value >= 100 ? 100 : value >= 20 ? 10 : 0;
  }
  return sum === 0 ? null : sum;
}
