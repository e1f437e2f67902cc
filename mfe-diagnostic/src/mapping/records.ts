import { BehaviorRecordSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** As many as the security rules let one query read. */
const LISTED = 50;

/** The mappings that the person has done and kept, newest first: written, read and taken away by nobody else. */
export const behaviorRecords = collection({
  name: 'behavioralResults',
  schema: BehaviorRecordSchema,
  newestBy: 'at',
  limit: LISTED,
  failed: {
    list: 'Não foi possível carregar seus mapeamentos anteriores. Tente novamente.',
    put: 'Não foi possível guardar o resultado. Tente novamente.',
    remove: 'Não foi possível apagar o mapeamento. Tente novamente.',
  },
});
