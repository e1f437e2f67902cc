import type { Grade } from '@aura/shared-domain';
import type { TagProps } from '@aura/shared-ui';

export interface GradeWord {
  readonly label: string;
  readonly tone: TagProps['tone'];
}

/** How far a CV shows a requirement, in the same words wherever it is told. */
export const GRADE_WORDS: Readonly<Record<Grade, GradeWord>> = {
  proven: { label: 'Comprovado', tone: 'success' },
  listed: { label: 'Listado', tone: 'accent' },
  inferred: { label: 'Inferido', tone: 'accent' },
  adjacent: { label: 'Próximo', tone: 'warning' },
  declared: { label: 'Declarado', tone: 'neutral' },
  absent: { label: 'Não encontrado', tone: 'danger' },
};

/** What the CV does not settle. */
export const OPEN_WORD: GradeWord = { label: 'Confirme você', tone: 'warning' };

/** A course that was begun and does not go on: neither the degree nor nothing. */
export const STOPPED_WORD: GradeWord = { label: 'Trancado', tone: 'warning' };
