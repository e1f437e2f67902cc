import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Engineering, production, maintenance, quality, building. */
export const ENGINEERING_INDUSTRY = packQuestions(TECHNICAL, CASES);
