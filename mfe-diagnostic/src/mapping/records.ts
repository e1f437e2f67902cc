import { BehaviorRecordSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** As many as the security rules let one query read. */
const LISTED = 50;

/** The person's stored mappings, newest first: only the person writes, reads and deletes them. */
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
