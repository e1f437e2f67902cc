import { stemmer } from '@orama/stemmers/portuguese';
import { OCCUPATIONS } from '../../taxonomy/occupation-catalogue.ts';
import { SKILLS } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';

const STOP = new Set(
  (
    'com para por dos das uma uns umas nos nas aos pelo pela pelos pelas que como mais sobre entre seus suas sua seu este esta ' +
    'esse essa isso sao ser ter deve sera etc nao sem sob junto bem todos todas cada quando onde areas area dia dias ' +
    'and the for with our your from into will you are that this all any their about'
  ).split(' '),
);

/** Stems of the words of a text, each once, without words that every sentence has. */
export function findStems(text: string): string[] {
  const stems = (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}+#]{3,}/gu) ?? []
  )
    .filter((word) => !STOP.has(foldText(word).folded))
    .map((word) => foldText(stemmer(word)).folded);
  return [...new Set(stems)];
}

let spread: ReadonlyMap<string, number> | null = null;
let size = 0;

/** How many names of the catalogue use each stem. */
function countStems(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const names = [...SKILLS, ...OCCUPATIONS].flatMap((entry) => [
    'label' in entry ? entry.label : entry.title,
    ...entry.aliases,
  ]);
  size = names.length;
  for (const name of names) for (const stem of findStems(name)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/**
 * How much a stem tells: the inverse document frequency of BM25 over the names of skills and occupations, so that
 * "gestão" says less than "esquadrias". Taken from the catalogue and not from the CV, so that nothing that is taken
 * out of a CV can raise what is left.
 */
export function computeRarity(stem: string): number {
  const counts = (spread ??= countStems());
  const count = counts.get(stem) ?? 0;
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}
