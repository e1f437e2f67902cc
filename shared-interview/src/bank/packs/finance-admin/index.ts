import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Offices, accounts and money: administration, bookkeeping, finance. */
export const FINANCE_ADMIN = packQuestions(TECHNICAL, CASES);
