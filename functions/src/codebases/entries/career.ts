// Written by `npm run backend:parts` from functions/codebases.json.
import diagnosisPart from '../../diagnosis/part.ts';
import toolsPart from '../../tools/part.ts';
import { serveParts } from '../serve-parts.ts';

export const career = serveParts('career', [diagnosisPart, toolsPart]);
