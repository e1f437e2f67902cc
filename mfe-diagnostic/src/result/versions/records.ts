import {
  DiagnosisAnswersSchema,
  DiagnosisResultSchema,
  DiagnosisVariantSchema,
  ok,
  SecondReadingSchema,
  type Result,
} from '@aura/shared-domain';
import { collection, type Failure } from '@aura/shared-session';
import * as v from 'valibot';

const LISTED = 20;

const StoredDiagnosisSchema = v.object({
  createdAt: v.fallback(v.date(), new Date(0)),
  variant: v.fallback(DiagnosisVariantSchema, 'full'),
  /** Null if it was stored in a form that this build does not know. */
  result: v.fallback(v.nullish(DiagnosisResultSchema, null), null),
  /** Its input, except the CV; null for diagnoses from before answers were stored. */
  answers: v.fallback(v.nullish(DiagnosisAnswersSchema, null), null),
  /** The model that may read the CV a second time; null without one. */
  writer: v.fallback(v.nullish(v.string(), null), null),
  secondReading: v.fallback(v.nullish(SecondReadingSchema, null), null),
});

/** A diagnosis of the past. */
export interface StoredDiagnosis extends v.InferOutput<typeof StoredDiagnosisSchema> {
  readonly id: string;
}

const records = collection({
  name: 'diagnoses',
  schema: StoredDiagnosisSchema,
  newestBy: 'createdAt',
  limit: LISTED,
  failed: { list: 'Não foi possível carregar seus diagnósticos anteriores. Tente novamente.' },
});

/** The diagnoses of the person, newest first. */
export async function listDiagnoses(): Promise<Result<StoredDiagnosis[], Failure>> {
  const listed = await records.list();
  if (!listed.ok) return listed;
  return ok(listed.value.flatMap(({ id, value }) => (value ? [{ id, ...value }] : [])));
}

/** The newest diagnosis; null if there is none, or if it cannot be read now. */
export async function readNewestDiagnosis(): Promise<StoredDiagnosis | null> {
  const listed = await records.list(1);
  const entry = listed.ok ? listed.value[0] : undefined;
  return entry?.value ? { id: entry.id, ...entry.value } : null;
}
