import * as v from 'valibot';
import { BehaviorResultSchema } from './result.ts';

/** `users/{uid}/behavioralResults/{id}`: a mapping that was done, kept until the person takes it away. */
export const BehaviorRecordSchema = v.object({ ...BehaviorResultSchema.entries, at: v.date() });
export type BehaviorRecord = v.InferOutput<typeof BehaviorRecordSchema>;
