import * as v from 'valibot';
import { CompanyRefSchema } from '../../company/people.ts';

/** ISO 8601, UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** How many there are of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A part of a whole, from 0 to 1. */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A department as a company knows it. */
export const DepartmentSchema = v.object({ id: CompanyRefSchema, name: v.string() });
