import { FAQ_GROUPS } from '../../generated/faq/pessoas.ts';

/** What is left of the questions for those to whom nothing is sold. */
export const WITHOUT_PRICES = FAQ_GROUPS.filter(({ id }) => id !== 'planos');
