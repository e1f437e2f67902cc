import { stemOf } from '@aura/shared-career';

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/([rz])es$/, '$1'],
  [/ns$/, 'm'],
  [/s$/, ''],
];

/** Feminine endings of those who do a job, with their masculine. */
const FEMININES: readonly (readonly [RegExp, string])[] = [
  [/eira$/, 'eiro'],
  [/ora$/, 'or'],
  [/(ari|ori|log|nom|ic|ad|id|tiv|graf)a$/, '$1o'],
];

const PLAIN = /^[a-z]+$/;
/** Shorter words and those that end so have no other number: SAS, AWS, business. */
const SHORTEST = 4;

function applyRules(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/**
 * A folded word in the singular and the masculine: "enfermeiras" and "enfermeiro" have the same. It need not be a
 * real word, both sides of a comparison go through it.
 */
export function reduceToNeutral(word: string): string {
  if (word.length < SHORTEST || word.endsWith('ss') || !PLAIN.test(word)) return word;
  const singular = applyRules(word, PLURALS);
  return singular.length <= SHORTEST ? singular : applyRules(singular, FEMININES);
}

/** The common form of a word family: "coordenadoras" and "coordenação" have the same. */
export const reduceToForm = (word: string): string => stemOf(reduceToNeutral(word));
