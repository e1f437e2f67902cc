import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Driving, storing, delivering, buying. */
export const LOGISTICS_TRANSPORT = packQuestions(TECHNICAL, CASES);
