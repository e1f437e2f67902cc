import {
  ok,
  STORED_RUNS,
  StoredLinkedInRunSchema,
  StoredResumeVersionSchema,
  type Result,
  type StoredLinkedInRun,
  type StoredResumeVersion,
} from '@aura/shared-domain';
import { collection, type Collection, type Failure } from '@aura/shared-session';
import * as v from 'valibot';

/** What a run of each tool is stored as. */
export interface StoredRuns {
  readonly resume: StoredResumeVersion;
  readonly linkedin: StoredLinkedInRun;
}
export type RunTool = keyof StoredRuns;

/** A run of the past; `run` is null where it was stored in a form that this build does not know. */
export interface ListedRun<T extends RunTool> {
  readonly id: string;
  readonly createdAt: Date;
  readonly run: StoredRuns[T] | null;
}
type DatedRun<T extends RunTool> = Omit<ListedRun<T>, 'id'>;

const CreatedSchema = v.object({ createdAt: v.fallback(v.date(), new Date(0)) });

const runRecords = <T extends RunTool>(
  name: string,
  schema: v.GenericSchema<unknown, StoredRuns[T]>,
): Collection<DatedRun<T>> =>
  collection({
    name,
    schema: v.pipe(
      v.looseObject({}),
      v.transform((data): DatedRun<T> => {
        const run = v.safeParse(schema, data);
        const { createdAt } = v.parse(CreatedSchema, { createdAt: null, ...data });
        return { createdAt, run: run.success ? run.output : null };
      }),
    ),
    newestBy: 'createdAt',
    limit: STORED_RUNS,
    failed: {
      list: 'Não foi possível carregar suas versões anteriores. Tente novamente.',
      load: 'Não foi possível abrir esta versão. Tente novamente.',
      remove: 'Não foi possível apagar esta versão. Tente novamente.',
    },
  });

const RECORDS: { readonly [T in RunTool]: Collection<DatedRun<T>> } = {
  resume: runRecords<'resume'>('resumeRuns', StoredResumeVersionSchema),
  linkedin: runRecords<'linkedin'>('linkedinRuns', StoredLinkedInRunSchema),
};

/** The runs that a tool has stored for the person, newest first; the backend writes them. */
export async function listRuns<T extends RunTool>(tool: T): Promise<Result<ListedRun<T>[], Failure>> {
  const listed = await RECORDS[tool].list();
  if (!listed.ok) return listed;
  return ok(listed.value.flatMap(({ id, value }) => (value ? [{ id, ...value }] : [])));
}

/** One run; null where it is not there any more or was stored in a form that this build does not know. */
export async function loadRun<T extends RunTool>(
  tool: T,
  id: string,
): Promise<Result<StoredRuns[T] | null, Failure>> {
  const loaded = await RECORDS[tool].load(id);
  return loaded.ok ? ok(loaded.value?.run ?? null) : loaded;
}

/** Takes a run away. */
export const deleteRun = (tool: RunTool, id: string): Promise<Result<void, Failure>> =>
  RECORDS[tool].remove(id);
