const LONGEST = 64;

/** Derives a company's id from its name, deterministically. Empty if no letter remains. */
export const getCompanyId = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
