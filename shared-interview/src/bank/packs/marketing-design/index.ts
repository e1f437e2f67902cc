import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Marketing, communication, design. */
export const MARKETING_DESIGN = packQuestions(TECHNICAL, CASES);
