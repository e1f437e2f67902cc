import { ok, TaskEvidenceSchema, type Result, type TaskEvidence } from '@aura/shared-domain';
import { collection, type Failure } from '@aura/shared-session';
import * as v from 'valibot';

const StoredEvidenceSchema = v.intersect([TaskEvidenceSchema, v.object({ at: v.date() })]);

/** A proof that is kept. */
export interface KeptEvidence extends TaskEvidence {
  readonly id: string;
  readonly at: Date;
}

const records = collection({
  name: 'taskEvidence',
  schema: StoredEvidenceSchema,
  newestBy: 'at',
  limit: 50,
  failed: {
    list: 'Não foi possível carregar suas provas. Tente novamente.',
    put: 'Não foi possível guardar a prova. O que você escreveu continua aqui: tente novamente.',
    remove: 'Não foi possível apagar a prova. Tente novamente.',
  },
});

/** The newest proof of each task, newest first. */
export async function listEvidence(): Promise<Result<KeptEvidence[], Failure>> {
  const listed = await records.list();
  if (!listed.ok) return listed;
  const newest = new Map<string, KeptEvidence>();
  for (const { id, value } of listed.value)
    if (value && !newest.has(value.task)) newest.set(value.task, { id, ...value });
  return ok([...newest.values()]);
}

/** Keeps a proof; an earlier one of the task stays behind it. */
export const keepEvidence = (evidence: TaskEvidence): Promise<Result<unknown, Failure>> =>
  records.put(crypto.randomUUID(), evidence);

/** Takes a proof away. */
export const removeEvidence = (id: string): Promise<Result<unknown, Failure>> => records.remove(id);
