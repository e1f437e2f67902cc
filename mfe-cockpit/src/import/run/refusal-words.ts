import { MAX_DEPARTMENTS } from '@aura/shared-domain';
import type { RowResult } from './sums.ts';

const NONE_FREE = 'Licenças livres: 0 ';

/** Why somebody does not get onto the list, as the backend says it. */
export const noSeatLeft = (total: number): string =>
  `${NONE_FREE}de ${total}. Retire da lista quem não faz mais parte da empresa ou peça mais licenças à Aura.`;

/** Whether a seat is what a line lacks. */
export const lacksSeat = ({ outcome, reason }: RowResult): boolean =>
  outcome === 'refused' && (reason?.startsWith(NONE_FREE) ?? false);

/** Why no department is added, as the backend says it. */
export const tooManyDepartments = `A empresa já tem ${MAX_DEPARTMENTS} departamentos, o máximo. Use um dos que já existem.`;
