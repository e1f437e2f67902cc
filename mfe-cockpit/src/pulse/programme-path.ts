import { COCKPIT_PATHS } from '../layout/paths.ts';
import { computeProgrammeId } from '../programmes/programme-id.ts';

/** The form of a programme, filled with a lesson that helps with the answers of a pulse. */
export const buildProgrammePath = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  `${COCKPIT_PATHS.programmes}?${new URLSearchParams({ licao: id, titulo: title }).toString()}`;

/** Where a running programme can be looked at. */
export const buildRunningPath = ({ id }: { readonly id: string }): string =>
  `${COCKPIT_PATHS.programmes}#${computeProgrammeId(id)}`;
