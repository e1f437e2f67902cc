import type { Occupation } from '../../taxonomy/types.ts';

/** A title's first word, which names the rank: "Analista", "Operador(a)". */
export const readRank = ({ title }: Pick<Occupation, 'title'>): string => title.split(' ')[0] ?? '';

/** Schooling of no particular trade. */
export const SCHOOLING: ReadonlySet<string> = new Set([
  'ensino-medio',
  'ensino-superior',
  'pos-graduacao',
  'mestrado',
]);

const LEADERSHIP = 'lideranca';
/** Least weight of leading in an occupation whose work it is to lead. */
const LEADS_FROM = 0.6;

/** Whether work asks for leading others. */
export const asksToLead = ({ skills }: Pick<Occupation, 'skills'>): boolean =>
  skills.some(({ skillId, weight }) => skillId === LEADERSHIP && weight >= LEADS_FROM);
