import { MENTOR_LIMITS, MentorFactSchema, MentorMessageSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** Messages that are listed, and as many as the security rules let one query read. */
const LISTED_MESSAGES = 100;

/** The messages to the mentor with their answers, newest first. */
export const mentorMessageRecords = collection({
  name: 'mentorMessages',
  schema: MentorMessageSchema,
  newestBy: 'createdAt',
  limit: LISTED_MESSAGES,
  failed: {
    list: 'Não foi possível carregar suas conversas com o mentor. Tente novamente.',
    remove: 'Não foi possível apagar a mensagem. Tente novamente.',
  },
});

/** Everything that the mentor may remember, newest first; also what has expired and was not taken away yet. */
export const mentorFactRecords = collection({
  name: 'mentorFacts',
  schema: MentorFactSchema,
  newestBy: 'createdAt',
  limit: MENTOR_LIMITS.facts,
  failed: {
    list: 'Não foi possível carregar o que o mentor guarda sobre você. Tente novamente.',
    remove: 'Não foi possível apagar esta informação. Tente novamente.',
  },
});
