import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Selling and serving: sales, shops, customer service. */
export const SALES_SERVICE = packQuestions(TECHNICAL, CASES);
