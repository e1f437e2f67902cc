/** Name of the unit for people from departments that are too small for a group. */
export const OTHER_UNIT = 'outras';
export const OTHER_UNIT_NAME = 'Outras áreas';

/** Groups that a department begins with: with one alone its numbers would be those of five people. */
export const FIRST_GROUPS = 2;

/**
 * Minimum number of accepted accounts with a confirmed address among people grouped at once, and before anything of a
 * unit is published. Addresses that never accepted do not count, and ten accounts invented by a company leave at least
 * five others.
 */
export const FEWEST_ACCOUNTS = 15;

/** How long a person waits for a group of their department before joining one with people of others, days. */
export const PATIENCE_DAYS = 28;
