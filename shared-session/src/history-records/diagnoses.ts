import {
  DiagnosisResultSchema,
  DiagnosisVariantSchema,
  ok,
  type DiagnosisResult,
  type DiagnosisVariant,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import type { StoredDocument } from '../backend/session-backend.contract.ts';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';

/** A diagnosis of the past. */
export interface StoredDiagnosis {
  readonly id: string;
  readonly createdAt: Date;
  readonly variant: DiagnosisVariant;
  /** Null where it was stored in a form that this build does not know. */
  readonly result: DiagnosisResult | null;
}

export type ListDiagnoses = (limit?: number) => Promise<Result<StoredDiagnosis[], Failure>>;

const USUAL_LIMIT = 20;
const LARGEST_LIMIT = 50;
const LIST_FAILED = 'Não foi possível carregar seus diagnósticos anteriores. Tente novamente.';

const EntrySchema = v.object({
  createdAt: v.fallback(v.date(), new Date(0)),
  variant: v.fallback(DiagnosisVariantSchema, 'full'),
  result: v.fallback(v.nullable(DiagnosisResultSchema), null),
});

/** Gives the newest diagnoses of the person, newest first; `limit` is held between 1 and 50. */
export function createListDiagnoses(session: Session): ListDiagnoses {
  return (limit = USUAL_LIMIT) =>
    forPerson(session, LIST_FAILED, async ({ backend, uid }) => {
      const count = Math.min(Math.max(1, Math.trunc(limit)), LARGEST_LIMIT);
      const listed = await backend.listNewest(`users/${uid}/diagnoses`, 'createdAt', count);
      return listed.ok ? ok(listed.value.map(toDiagnosis)) : listed;
    });
}

function toDiagnosis({ id, data }: StoredDocument): StoredDiagnosis {
  const { createdAt, variant, result } = v.parse(EntrySchema, { result: null, ...data });
  return { id, createdAt, variant, result };
}
