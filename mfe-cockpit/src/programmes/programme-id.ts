import { COCKPIT_PATHS } from '../layout/paths.ts';

/** The place of a programme on the page of programmes. */
export const computeProgrammeId = (id: string): string => `programa-${id}`;

/** Where a programme can be looked at. */
export const buildProgrammeLink = ({ id }: { readonly id: string }): string =>
  `${COCKPIT_PATHS.programmes}#${computeProgrammeId(id)}`;
