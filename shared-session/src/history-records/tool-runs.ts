import {
  ok,
  STORED_RUNS,
  StoredLinkedInRunSchema,
  StoredResumeRunSchema,
  type Result,
  type StoredLinkedInRun,
  type StoredResumeRun,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

const COLLECTIONS = { resume: 'resumeRuns', linkedin: 'linkedinRuns' } as const;
export type RunTool = keyof typeof COLLECTIONS;

/** What a run of each tool is stored as. */
export interface StoredRuns {
  readonly resume: StoredResumeRun;
  readonly linkedin: StoredLinkedInRun;
}

/** A run of the past; `run` is null where it was stored in a form that this build does not know. */
export interface ListedRun<T extends RunTool> {
  readonly id: string;
  readonly createdAt: Date;
  readonly run: StoredRuns[T] | null;
}

export interface ToolRuns {
  /** The newest runs of a tool, newest first; at most {@link STORED_RUNS}. */
  readonly listRuns: <T extends RunTool>(tool: T) => Promise<Result<ListedRun<T>[], Failure>>;
  /** One run; null where it is not there any more or was stored in a form that this build does not know. */
  readonly loadRun: <T extends RunTool>(
    tool: T,
    id: string,
  ) => Promise<Result<StoredRuns[T] | null, Failure>>;
  readonly deleteRun: (tool: RunTool, id: string) => Promise<Result<void, Failure>>;
}

const LIST_FAILED = 'Não foi possível carregar suas versões anteriores. Tente novamente.';
const LOAD_FAILED = 'Não foi possível abrir esta versão. Tente novamente.';
const DELETE_FAILED = 'Não foi possível apagar esta versão. Tente novamente.';

const parsers: { readonly [T in RunTool]: (data: unknown) => StoredRuns[T] | null } = {
  resume: (data) => parsed(StoredResumeRunSchema, data),
  linkedin: (data) => parsed(StoredLinkedInRunSchema, data),
};

const TimeSchema = v.object({ createdAt: v.fallback(v.date(), new Date(0)) });

/** What the optimisers have stored for the person. */
export function createToolRuns(session: Session): ToolRuns {
  return {
    listRuns: (tool) =>
      forPerson(session, LIST_FAILED, async ({ backend, uid }) => {
        const listed = await backend.listNewest(
          `users/${uid}/${COLLECTIONS[tool]}`,
          'createdAt',
          STORED_RUNS,
        );
        if (!listed.ok) return listed;
        return ok(
          listed.value.map(({ id, data }) => ({
            id,
            createdAt: v.parse(TimeSchema, { createdAt: null, ...data }).createdAt,
            run: parsers[tool](data),
          })),
        );
      }),

    loadRun: (tool, id) =>
      forPerson(session, LOAD_FAILED, async ({ backend, uid }) => {
        const read = await backend.readDocument(`users/${uid}/${COLLECTIONS[tool]}/${id}`);
        return read.ok ? ok(parsers[tool](read.value)) : read;
      }),

    deleteRun: (tool, id) =>
      forPerson(session, DELETE_FAILED, ({ backend, uid }) =>
        backend.deleteDocument(`users/${uid}/${COLLECTIONS[tool]}/${id}`),
      ),
  };
}
