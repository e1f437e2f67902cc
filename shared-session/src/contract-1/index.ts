import {
  DiagnosisResultSchema,
  DiagnosisVariantSchema,
  diagnosisEndpoint,
  ok,
  type ApiError,
  type DiagnosisResult,
  type DiagnosisVariant,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { call, collection, draft, type CallOptions, type Draft, type Failure } from '../index.ts';

/**
 * What `@aura/shared-session` was in the contract 1, as far as the released remotes of that contract use it. The shell
 * hands it to them alone; it goes when none of them can be rolled back to any more.
 */
export * from '../index.ts';

const ENDPOINTS = { diagnosis: diagnosisEndpoint } as const;

/** Calls the backend by the name of a call. Rejects for a name that no released remote uses. */
export async function callApi(
  name: string,
  body: unknown,
  options?: CallOptions,
): Promise<Result<unknown, ApiError>> {
  const endpoint = (ENDPOINTS as Readonly<Record<string, typeof diagnosisEndpoint>>)[name];
  if (!endpoint) throw new TypeError(`the contract 1 has no call ${name}`);
  return call(endpoint, body as never, options);
}

const draftOf = (tool: string): Draft<unknown> => draft(tool, v.unknown());

export const loadDraft = (tool: string): Promise<Result<unknown, Failure>> => draftOf(tool).load();
export const saveDraft = (tool: string, value: unknown): Promise<Result<void, Failure>> =>
  draftOf(tool).save(value);
export const clearDraft = (tool: string): Promise<Result<void, Failure>> => draftOf(tool).clear();

const LARGEST_LIMIT = 50;
const diagnoses = collection({
  name: 'diagnoses',
  schema: v.object({
    createdAt: v.fallback(v.date(), new Date(0)),
    variant: v.fallback(DiagnosisVariantSchema, 'full'),
    result: v.fallback(v.nullish(DiagnosisResultSchema, null), null),
  }),
  newestBy: 'createdAt',
  limit: LARGEST_LIMIT,
  failed: { list: 'Não foi possível carregar seus diagnósticos anteriores. Tente novamente.' },
});

interface StoredDiagnosis {
  readonly id: string;
  readonly createdAt: Date;
  readonly variant: DiagnosisVariant;
  readonly result: DiagnosisResult | null;
}

/** The newest diagnoses of the person, newest first. */
export async function listDiagnoses(limit = 20): Promise<Result<StoredDiagnosis[], Failure>> {
  const listed = await diagnoses.list(limit);
  if (!listed.ok) return listed;
  return ok(listed.value.flatMap(({ id, value }) => (value ? [{ id, ...value }] : [])));
}
