import { DiagnosisAnswersSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';
import * as v from 'valibot';

const records = collection({
  name: 'diagnoses',
  schema: v.object({
    /** Null where it was made before answers were kept. */
    answers: v.pipe(
      v.fallback(v.nullish(v.object({ goal: DiagnosisAnswersSchema.entries.goal }), null), null),
      v.transform((answers) => answers?.goal ?? null),
    ),
  }),
  newestBy: 'createdAt',
  limit: 1,
  failed: { list: 'Não foi possível carregar o seu objetivo.' },
});

/** The goal as the person told it in the newest diagnosis, in a list of one; empty without a diagnosis. */
export const listNewestGoals = () => records.list(1);
