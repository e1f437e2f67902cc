import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** People departments and the law: cases, contracts, rules, secrecy. */
export const PEOPLE_LEGAL = packQuestions(TECHNICAL, CASES);
