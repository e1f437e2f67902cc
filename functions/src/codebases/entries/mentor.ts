// Written by `npm run backend:parts` from functions/codebases.json.
import mentorPart from '../../mentor/part.ts';
import writerPart from '../../writer/part.ts';
import { serveParts } from '../serve-parts.ts';

export const mentor = serveParts('mentor', [mentorPart, writerPart]);
