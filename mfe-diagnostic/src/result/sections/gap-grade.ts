import type { Gap } from '@aura/shared-domain';

const GRADES: Readonly<Record<Gap['grade'], string>> = {
  proven: 'já comprovada',
  listed: 'citada, sem exemplo de uso',
  inferred: 'dá para deduzir, mas o nome não aparece',
  adjacent: 'você tem algo próximo',
  declared: 'contada por você, ainda sem um exemplo',
  absent: 'não encontrada',
};

/**
 * What is known of what is missing. A skill with an example of the person's own is among the strengths as well: it lacks
 * a line in the CV, not the example.
 */
export const describeGapGrade = ({
  grade,
  adjacentEvidence,
}: Pick<Gap, 'grade' | 'adjacentEvidence'>): string =>
  grade === 'listed' && adjacentEvidence.some(({ source }) => source === 'answer')
    ? 'com um exemplo que você deu, ainda fora do currículo'
    : GRADES[grade];
