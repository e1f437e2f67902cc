// Written by `npm run backend:parts` from functions/codebases.json.
import jobsPart from '../../jobs/part.ts';
import { serveParts } from '../serve-parts.ts';

export * from '../../jobs/schedules.ts';
export const jobs = serveParts('jobs', [jobsPart]);
