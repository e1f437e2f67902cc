import * as v from 'valibot';
import { OpeningsSchema } from '../openings.ts';
import {
  ErrorFingerprintSchema,
  ErrorFramesSchema,
  ErrorMessageSchema,
  ErrorNameSchema,
  ErrorPlaceSchema,
  LoadFailureSchema,
  VitalNameSchema,
} from '../telemetry.ts';

/** 75th percentile; null without measurements. */
const P75Schema = v.nullable(v.number());

/** How one version of a remote, or of the shell, has done over some days. */
export const VersionHealthSchema = v.object({
  remote: v.string(),
  version: v.string(),
  loads: v.number(),
  failures: v.number(),
  failuresByReason: v.record(LoadFailureSchema, v.optional(v.number())),
  errors: v.number(),
  openings: v.object({ account: OpeningsSchema, visitor: OpeningsSchema, unproven: OpeningsSchema }),
  /** Milliseconds until it was on the screen. */
  loadP75: P75Schema,
  vitals: v.record(VitalNameSchema, v.optional(P75Schema)),
  /** Most frequent first. */
  topErrors: v.array(
    v.object({
      /** `other` for errors beyond the limit of distinct ones. */
      fingerprint: v.union([ErrorFingerprintSchema, v.literal('other')]),
      name: ErrorNameSchema,
      where: ErrorPlaceSchema,
      count: v.number(),
      /** The part of the message that may be shown. */
      message: v.optional(ErrorMessageSchema),
      frames: v.optional(ErrorFramesSchema),
      /** To the minute. */
      lastSeen: v.optional(v.string()),
    }),
  ),
  /** Largest paint per route, slowest first, milliseconds. */
  pages: v.array(v.object({ route: v.string(), views: v.number(), lcpP75: v.number() })),
});
export type VersionHealth = v.InferOutput<typeof VersionHealthSchema>;

export const OperationsHealthSchema = v.object({
  /** First and last day that is counted, `AAAA-MM-DD` in São Paulo. */
  from: v.string(),
  to: v.string(),
  /** False where more was stored than is read for one answer. */
  complete: v.boolean(),
  versions: v.array(VersionHealthSchema),
});
export type OperationsHealth = v.InferOutput<typeof OperationsHealthSchema>;
