import { stemmer } from '@orama/stemmers/portuguese';
import { foldText } from './fold.ts';

/**
 * Endings that the stemmer knows only with their accents. Put back before it runs, so that a text typed without
 * accents has the stems of one typed with them.
 */
const ACCENTED: readonly (readonly [RegExp, string])[] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/avel$/, 'ável'],
  [/aveis$/, 'áveis'],
  [/ivel$/, 'ível'],
  [/iveis$/, 'íveis'],
  [/([ae])ncia(s?)$/, '$1\u0302ncia$2'],
];

/** A shorter stem says too little: "conta" and "contar", "carga" and "cargo", "porto" and "portaria" share one. */
const SHORTEST = 5;

/** Words whose stem is that of another family. */
const APART: ReadonlySet<string> = new Set([
  'motorista',
  'direto',
  'diretos',
  'direta',
  'diretas',
  'funilaria',
  'funileiro',
  'funileira',
]);

const cache = new Map<string, string>();
const MOST_KEPT = 20_000;

function compute(folded: string): string {
  if (folded.length <= SHORTEST || APART.has(folded) || !/^[a-z]+$/.test(folded)) return folded;
  const rule = ACCENTED.find(([ending]) => ending.test(folded));
  const accented = rule ? folded.replace(rule[0], rule[1]).normalize('NFC') : folded;
  const stem = foldText(stemmer(accented)).folded;
  return stem.length < SHORTEST ? folded : stem;
}

/**
 * The stem that the words of one family share ("coordenador", "coordenação"), folded. Words that would only be left
 * with a stub keep their whole form.
 */
export function stemOf(word: string): string {
  const folded = foldText(word).folded;
  const known = cache.get(folded);
  if (known !== undefined) return known;
  const stem = compute(folded);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(folded, stem);
  return stem;
}
