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
