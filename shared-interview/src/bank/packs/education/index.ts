import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Teaching, and running the places where it happens. */
export const EDUCATION = packQuestions(TECHNICAL, CASES);
