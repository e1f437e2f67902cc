import type { OwnContribution } from '@aura/shared-domain';

type Skill = NonNullable<OwnContribution['contribution']>['skills'][number];

/** `Power BI: lacuna, 40 de 100 comprovado`. */
export const skillInWords = ({ label, level, gap }: Skill): string =>
  `${label}: ${gap === null ? '' : 'lacuna, '}${proofInWords(level)}`;

function proofInWords(level: number): string {
  if (level >= 1) return 'comprovada';
  return level <= 0 ? 'nada comprovado' : `${Math.round(level * 100)} de 100 comprovado`;
}
