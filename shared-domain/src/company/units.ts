/** Unit of the people whose departments are too small for a group of their own, and what it is called. */
export const OTHER_UNIT = 'outras';
export const OTHER_UNIT_NAME = 'Outras áreas';

/** Groups that a department begins with: with one alone its numbers would be those of five people. */
export const FIRST_GROUPS = 2;

/** How long somebody waits for a group of their department before one with people of others will do, days. */
export const PATIENCE_DAYS = 28;
