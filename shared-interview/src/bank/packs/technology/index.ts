import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Software, data and infrastructure: building, running and supporting them. */
export const TECHNOLOGY = packQuestions(TECHNICAL, CASES);
