import { PointEntrySchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** Entries that are listed, and as many as the security rules let one query read. */
const LISTED = 50;

/** How the person's points came about, newest first: entries are added with what moves the points, never taken away. */
export const pointRecords = collection({
  name: 'pointEvents',
  schema: PointEntrySchema,
  newestBy: 'entry',
  limit: LISTED,
  failed: { list: 'Não foi possível carregar o histórico dos seus pontos. Tente novamente.' },
});
