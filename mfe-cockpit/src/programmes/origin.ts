import {
  OTHER_UNIT,
  OTHER_UNIT_NAME,
  type companyProgrammesEndpoint,
  type ResponseOf,
} from '@aura/shared-domain';
import { describeCause } from '../overview/sections/alerts/alert-words.ts';
import type { Cause, Proposed } from './cause.ts';

/** Weeks of a programme that an alert proposes. */
export const PROPOSED_WEEKS = 4;

type Known = Pick<ResponseOf<typeof companyProgrammesEndpoint>, 'departments' | 'catalogue'>;

/** Where the values of the form come from, what for, and what is left to choose; null for an empty form. */
export function describeOrigin(
  { cause, unit, lesson }: Pick<Proposed, 'cause' | 'unit' | 'lesson'>,
  { departments, catalogue }: Known,
): string | null {
  if (cause === null) return null;
  const department = unit === OTHER_UNIT ? OTHER_UNIT_NAME : departments.find(({ id }) => id === unit)?.name;
  const place = department === undefined ? 'Na empresa toda' : `Em ${department}`;
  const hasLesson = catalogue.some(({ id }) => id === lesson);
  const filled = hasLesson ? 'o nome, o grupo, a lição e o prazo' : 'o nome, o grupo e o prazo';
  return [
    `${place}, ${describeCause(cause)}.`,
    `Objetivo: ${nameGoal(cause)}.`,
    `Já preenchemos ${filled} (${PROPOSED_WEEKS} semanas): confira, mude o que quiser e crie o programa.`,
    !hasLesson && 'Falta escolher a lição: nenhuma foi feita só para isto.',
    hasLesson && cause.kind !== 'common_gap' && 'A lição ajuda com a lacuna de maior peso.',
    unit === OTHER_UNIT &&
      `${OTHER_UNIT_NAME} reúne departamentos pequenos e não recebe programa próprio: este vai para a empresa toda.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nameGoal(cause: Cause): string {
  if (cause.kind === 'common_gap') return `que menos pessoas tenham lacuna em ${cause.label}`;
  if (cause.kind === 'completion_drop') return 'que os planos voltem a andar';
  return GOALS[cause.headline];
}

const GOALS: Readonly<Record<Extract<Cause, { kind: 'share_drop' }>['headline'], string>> = {
  adoption: 'que mais pessoas participem',
  activity: 'que mais pessoas aprendam algo no mês',
  coverage: 'que mais pessoas façam o diagnóstico',
};
