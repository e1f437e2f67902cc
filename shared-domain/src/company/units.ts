/** Name of the unit for people from departments that are too small for a group. */
export const OTHER_UNIT = 'outras';
export const OTHER_UNIT_NAME = 'Outras áreas';

/** Groups that a department begins with: with one alone its numbers would be those of five people. */
export const FIRST_GROUPS = 2;

/**
 * Fewest accounts with a confirmed address that have accepted among people who are put in groups at once, and before
 * anything of a unit is published. Addresses that nobody accepted with count for nothing, and ten accounts that a
 * company made up leave at least five others.
 */
export const FEWEST_ACCOUNTS = 15;

/** How long somebody waits for a group of their department before one with people of others will do, days. */
export const PATIENCE_DAYS = 28;
