import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Kitchens, cleaning, security, beauty, reception. */
export const HOSPITALITY_SERVICES = packQuestions(TECHNICAL, CASES);
