import {
  MENTOR_LIMITS,
  MentorFactSchema,
  MentorMessageSchema,
  ok,
  type MentorFact,
  type MentorMessage,
  type Result,
} from '@aura/shared-domain';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** A message to the mentor; `message` is null where it was stored in a form that this build does not know. */
export interface ListedMentorMessage {
  readonly id: string;
  readonly message: MentorMessage | null;
}

/** Something that the mentor may remember; `fact` is null where it was stored in a form that this build does not know. */
export interface ListedMentorFact {
  readonly id: string;
  readonly fact: MentorFact | null;
}

export interface MentorRecords {
  /** The newest messages with their answers, newest first; at most a hundred. */
  readonly listMentorMessages: () => Promise<Result<ListedMentorMessage[], Failure>>;
  readonly deleteMentorMessage: (id: string) => Promise<Result<void, Failure>>;
  /** Everything that the mentor may remember, newest first; also what has expired and was not taken away yet. */
  readonly listMentorFacts: () => Promise<Result<ListedMentorFact[], Failure>>;
  readonly deleteMentorFact: (id: string) => Promise<Result<void, Failure>>;
}

/** Messages that are listed, and as many as the security rules let one query read. */
const LISTED_MESSAGES = 100;

const FAILED = {
  listMessages: 'Não foi possível carregar suas conversas com o mentor. Tente novamente.',
  deleteMessage: 'Não foi possível apagar a mensagem. Tente novamente.',
  listFacts: 'Não foi possível carregar o que o mentor guarda sobre você. Tente novamente.',
  deleteFact: 'Não foi possível apagar esta informação. Tente novamente.',
} as const;

/** What the mentor has stored for the person. The backend writes it; the person may take it away. */
export function createMentorRecords(session: Session): MentorRecords {
  return {
    listMentorMessages: () =>
      forPerson(session, FAILED.listMessages, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/mentorMessages`, 'createdAt', LISTED_MESSAGES);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, message: parsed(MentorMessageSchema, data) })));
      }),

    deleteMentorMessage: (id) =>
      forPerson(session, FAILED.deleteMessage, ({ backend, uid }) =>
        backend.deleteDocument(`users/${uid}/mentorMessages/${id}`),
      ),

    listMentorFacts: () =>
      forPerson(session, FAILED.listFacts, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/mentorFacts`, 'createdAt', MENTOR_LIMITS.facts);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, fact: parsed(MentorFactSchema, data) })));
      }),

    deleteMentorFact: (id) =>
      forPerson(session, FAILED.deleteFact, ({ backend, uid }) =>
        backend.deleteDocument(`users/${uid}/mentorFacts/${id}`),
      ),
  };
}
