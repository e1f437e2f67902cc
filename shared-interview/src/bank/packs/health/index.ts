import { packQuestions } from '../pack-questions.ts';
import { CASES } from './cases.ts';
import { TECHNICAL } from './technical.ts';

/** Care of people: nursing, medicine, therapies, carers. Nothing asks for what would tell who was cared for. */
export const HEALTH = packQuestions(TECHNICAL, CASES);
