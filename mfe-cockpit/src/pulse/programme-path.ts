import { COCKPIT_PATHS } from '../layout/paths.ts';

/** The form of a programme, filled with a lesson that helps with the answers of a pulse. */
export const buildProgrammePath = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  `${COCKPIT_PATHS.programmes}?${new URLSearchParams({ licao: id, titulo: title }).toString()}`;
