import * as v from 'valibot';
import { BehaviorResultSchema, type BehaviorResult } from '../behavior/result.ts';
import { DiagnosisResultSchema, type DiagnosisResult } from '../diagnosis/result.ts';
import type { Profile } from './profile-schema.ts';

/* A remote may be older or newer than the shell that has read the profile: the reading code parses a feature's stored
 * data with its own schema, and unknown data counts as missing. */

/** The newest diagnosis of a profile; the same object each time. */
export const readDiagnosis = ({
  lastDiagnosisResult,
}: Pick<Profile, 'lastDiagnosisResult'>): DiagnosisResult | null =>
  readStored(DiagnosisResultSchema, diagnoses, lastDiagnosisResult);

/** The newest behavioural mapping of a profile; the same object each time. */
export const readBehavior = ({
  behavioralResult,
}: Pick<Profile, 'behavioralResult'>): BehaviorResult | null =>
  readStored(BehaviorResultSchema, mappings, behavioralResult);

const diagnoses = new WeakMap<object, DiagnosisResult | null>();
const mappings = new WeakMap<object, BehaviorResult | null>();

function readStored<T>(
  schema: v.GenericSchema<unknown, T>,
  read: WeakMap<object, T | null>,
  stored: object | null,
): T | null {
  if (stored === null) return null;
  const known = read.get(stored);
  if (known !== undefined) return known;
  const parsed = v.safeParse(schema, stored);
  const value = parsed.success ? parsed.output : null;
  read.set(stored, value);
  return value;
}
