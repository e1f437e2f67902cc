// Written by `npm run backend:parts` from functions/codebases.json.
import lessonsPart from '../../lessons/part.ts';
import { serveParts } from '../serve-parts.ts';

export const lessons = serveParts('lessons', [lessonsPart]);
