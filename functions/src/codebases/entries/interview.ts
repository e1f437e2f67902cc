// Written by `npm run backend:parts` from functions/codebases.json.
import interviewPart from '../../interview/part.ts';
import { serveParts } from '../serve-parts.ts';

export const interview = serveParts('interview', [interviewPart]);
