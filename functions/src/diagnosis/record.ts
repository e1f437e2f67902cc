import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  DiagnosisAnswersSchema,
  DiagnosisResultSchema,
  DiagnosisVariantSchema,
  type DiagnosisResponse,
} from '@aura/shared-domain';
import type { Reader } from '../firebase/reader.ts';
import { withDates } from '../profile/parse-profile.ts';

/** The document `users/{uid}/diagnoses/{requestId}`, with a Date for its timestamp. */
const DiagnosisRecordSchema = v.object({
  result: DiagnosisResultSchema,
  variant: DiagnosisVariantSchema,
  /** Without the CV; absent in older diagnoses. */
  answers: v.optional(DiagnosisAnswersSchema),
  /** Name of the model that may read the CV a second time; null, or missing, without one. */
  writer: v.optional(v.nullable(v.string())),
  inputHash: v.string(),
  newBadges: v.array(v.string()),
  createdAt: v.date(),
});
export type DiagnosisRecord = v.InferOutput<typeof DiagnosisRecordSchema>;

/** Diagnoses of one input that are looked through for a repetition. */
const LOOK_BACK = 100;

/** The response of a stored diagnosis; null if this build cannot read it. */
export function readStoredResponse(diagnosisId: string, data: unknown): DiagnosisResponse | null {
  const record = v.safeParse(DiagnosisRecordSchema, withDates(data));
  if (!record.success) return null;
  return { diagnosisId, result: record.output.result, newBadges: record.output.newBadges };
}

/** Whether the person ran this variant with the same input after `since`. */
export async function hasRunSince(
  reader: Reader,
  person: DocumentReference,
  { variant, inputHash, since }: { variant: string; inputHash: string; since: Date },
): Promise<boolean> {
  // Equality alone, which needs no composite index; the few that match are compared here.
  const sameInput = person
    .collection('diagnoses')
    .where('inputHash', '==', inputHash)
    .where('variant', '==', variant)
    .select('createdAt')
    .limit(LOOK_BACK);
  const found = await reader.find(sameInput);
  return found.docs.some((record) => record.get('createdAt').toMillis() > since.getTime());
}
