import { INTERVIEW_LIMITS, InterviewSchema, ok, type Interview, type Result } from '@aura/shared-domain';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** A simulation of an interview; `interview` is null where it was stored in a form that this build does not know. */
export interface ListedInterview {
  readonly id: string;
  readonly interview: Interview | null;
}

export interface InterviewRecords {
  /** Every simulation, newest first; at most {@link INTERVIEW_LIMITS} `stored`. */
  readonly listInterviews: () => Promise<Result<ListedInterview[], Failure>>;
  /** One simulation; null where it is not there, or unreadable. */
  readonly loadInterview: (id: string) => Promise<Result<Interview | null, Failure>>;
  readonly deleteInterview: (id: string) => Promise<Result<void, Failure>>;
}

const LIST_FAILED = 'Não foi possível carregar suas simulações. Tente novamente.';
const LOAD_FAILED = 'Não foi possível abrir a simulação. Tente novamente.';
const DELETE_FAILED = 'Não foi possível apagar a simulação. Tente novamente.';

const pathOf = (uid: string, id: string): string => `users/${uid}/interviews/${id}`;

/** What the interview simulator has stored for the person. The backend writes it; the person may take it away. */
export function createInterviewRecords(session: Session): InterviewRecords {
  return {
    listInterviews: () =>
      forPerson(session, LIST_FAILED, async ({ backend, uid }) => {
        const listed = await backend.listNewest(
          `users/${uid}/interviews`,
          'createdAt',
          INTERVIEW_LIMITS.stored,
        );
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, interview: parsed(InterviewSchema, data) })));
      }),

    loadInterview: (id) =>
      forPerson(session, LOAD_FAILED, async ({ backend, uid }) => {
        const read = await backend.readDocument(pathOf(uid, id));
        return read.ok ? ok(parsed(InterviewSchema, read.value)) : read;
      }),

    deleteInterview: (id) =>
      forPerson(session, DELETE_FAILED, ({ backend, uid }) => backend.deleteDocument(pathOf(uid, id))),
  };
}
