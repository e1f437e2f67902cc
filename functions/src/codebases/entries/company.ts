// Written by `npm run backend:parts` from functions/codebases.json.
import companyPart from '../../company/part.ts';
import { serveParts } from '../serve-parts.ts';

export * from '../../company/schedules.ts';
export const company = serveParts('company', [companyPart]);
