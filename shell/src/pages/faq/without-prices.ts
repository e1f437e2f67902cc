import { FAQ_GROUPS } from '../../generated/faq/pessoas.ts';

/** The questions for readers to whom we sell nothing. */
export const WITHOUT_PRICES = FAQ_GROUPS.filter(({ id }) => id !== 'planos');
