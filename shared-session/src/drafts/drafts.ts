import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { SERVER_TIME } from '../backend/session-backend.contract.ts';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';

/** Tools that keep what somebody has begun. */
export type DraftTool = 'diagnosis' | 'resume' | 'linkedin' | 'interview' | 'mentor';

export interface Drafts {
  /** What was kept, for the caller to validate; null where there is nothing, or nothing legible. */
  readonly loadDraft: (tool: DraftTool) => Promise<Result<unknown, Failure>>;
  /** Keeps a value that JSON can hold; at most 200 000 characters of it. */
  readonly saveDraft: (tool: DraftTool, value: unknown) => Promise<Result<void, Failure>>;
  readonly clearDraft: (tool: DraftTool) => Promise<Result<void, Failure>>;
}

const MAX_CHARACTERS = 200_000;
const LOAD_FAILED = 'Não foi possível recuperar o que você já tinha preenchido.';
const SAVE_FAILED = 'Não foi possível guardar seu progresso. Continue: tentaremos de novo na próxima etapa.';
const TOO_LARGE = 'Seu progresso ficou grande demais para ser guardado.';
const CLEAR_FAILED = 'Não foi possível apagar o rascunho guardado.';

const DraftSchema = v.object({ data: v.pipe(v.string(), v.parseJson()) });

const draftPath = (uid: string, tool: DraftTool) => `users/${uid}/drafts/${tool}`;

/** Half-finished work in `users/{uid}/drafts/{tool}`: the value as JSON text and the time of the last change. */
export function createDrafts(session: Session): Drafts {
  return {
    loadDraft: (tool) =>
      forPerson(session, LOAD_FAILED, async ({ backend, uid }) => {
        const read = await backend.readDocument(draftPath(uid, tool));
        if (!read.ok) return read;
        const parsed = v.safeParse(DraftSchema, read.value);
        return ok(parsed.success ? parsed.output.data : null);
      }),

    saveDraft: async (tool, value) => {
      const data = JSON.stringify(value) ?? 'null';
      if (data.length > MAX_CHARACTERS) return err({ message: TOO_LARGE });
      return forPerson(session, SAVE_FAILED, ({ backend, uid }) =>
        backend.writeDocument(draftPath(uid, tool), { data, updatedAt: SERVER_TIME }),
      );
    },

    clearDraft: (tool) =>
      forPerson(session, CLEAR_FAILED, ({ backend, uid }) => backend.deleteDocument(draftPath(uid, tool))),
  };
}
