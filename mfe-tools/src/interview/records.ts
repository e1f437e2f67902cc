import { INTERVIEW_LIMITS, InterviewSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** The simulations, newest first. The backend writes them; the person may take them away. */
export const interviewRecords = collection({
  name: 'interviews',
  schema: InterviewSchema,
  newestBy: 'createdAt',
  limit: INTERVIEW_LIMITS.stored,
  failed: {
    list: 'Não foi possível carregar suas simulações. Tente novamente.',
    load: 'Não foi possível abrir a simulação. Tente novamente.',
    remove: 'Não foi possível apagar a simulação. Tente novamente.',
  },
});
