// Written by `npm run backend:parts` from functions/codebases.json.
import billingPart from '../../billing/part.ts';
import { serveParts } from '../serve-parts.ts';

export * from '../../billing/schedules.ts';
export const billing = serveParts('billing', [billingPart]);
