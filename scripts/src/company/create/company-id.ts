const LONGEST = 64;

/** The id that a company gets after its name: the same name always gives the same one. Empty where no letter is left. */
export const getCompanyId = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
