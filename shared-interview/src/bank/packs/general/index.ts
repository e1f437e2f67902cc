import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Any work: how a task is learnt, done, checked and improved. */
export const GENERAL = packQuestions(TECHNICAL, CASES);
