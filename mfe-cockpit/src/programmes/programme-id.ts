/** The place of a programme on the page of programmes. */
export const computeProgrammeId = (id: string): string => `programa-${id}`;
