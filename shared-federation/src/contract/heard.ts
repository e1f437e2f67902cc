import * as v from 'valibot';
import { OwnerSchema, RemoteNameSchema } from './descriptor.ts';

/** An owner's latest statement about a remote, by its number. */
const StatementNumberSchema = v.strictObject({
  owner: OwnerSchema,
  /** Serial number of its seal. */
  serial: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How far the guard has gone with it: it takes the staged version back, then returns to the previous one. */
  guardSteps: v.picklist([0, 1, 2]),
});
export type StatementNumber = v.InferOutput<typeof StatementNumberSchema>;

/** What a registry without signatures keeps of them, so that its reader refuses earlier statements. */
export const HeardSchema = v.strictObject({
  /** Serial number of the table of owners. */
  owners: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  remotes: v.record(RemoteNameSchema, StatementNumberSchema),
});
export type Heard = v.InferOutput<typeof HeardSchema>;

/** Whether a statement comes before another one of the same owner. */
export const isEarlier = (one: StatementNumber, other: StatementNumber): boolean =>
  one.serial < other.serial || (one.serial === other.serial && one.guardSteps < other.guardSteps);
