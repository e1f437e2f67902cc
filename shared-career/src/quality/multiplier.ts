import type { ReadingConditions, Score } from '@aura/shared-domain';
import type { QualityFacts } from './facts.ts';
import { READING_MULTIPLIERS, UNPLACED } from './weights.ts';

/** Characters of symbol fonts: icons that a machine reads as text. */
const ICONS = /[\p{Co}\uFFFD]/u;

const measureLength = (lines: QualityFacts['lines']): number =>
  lines.reduce((sum, { text }) => sum + text.replace(/\s+/gu, ' ').trim().length, 0);

/** Share of the text that fits no field of a CV, 0 to 1; 0 for a short text. */
export function computeUnplacedShare({ lines }: QualityFacts): number {
  const all = measureLength(lines);
  if (all < UNPLACED.characters) return 0;
  return measureLength(lines.filter(({ path }) => path.startsWith('unclassified.'))) / all;
}

/** What the layout of the file does to everything else in it: a text that a machine cannot follow voids the rest. */
export function computeReadingMultiplier(
  facts: QualityFacts,
  { layout, notices }: ReadingConditions,
): NonNullable<Score['multiplier']> {
  if (layout !== 'plainText' && computeUnplacedShare(facts) > UNPLACED.share)
    return {
      value: READING_MULTIPLIERS.broken,
      reason:
        'Boa parte do texto não coube em nenhuma seção: tabelas, colunas ou caixas de texto costumam embaralhar a leitura automática.',
    };
  if (facts.lines.some(({ text }) => ICONS.test(text)))
    return {
      value: READING_MULTIPLIERS.broken,
      reason: 'O arquivo usa ícones no lugar de palavras; para um sistema eles são caracteres sem sentido.',
    };
  if (layout === 'twoColumns' || notices.includes('COLUNAS'))
    return {
      value: READING_MULTIPLIERS.columns,
      reason: 'O currículo usa duas colunas. A ordem foi recuperada, mas alguns sistemas misturam as linhas.',
    };
  return { value: READING_MULTIPLIERS.clean, reason: 'O texto foi lido na ordem, sem perdas.' };
}
