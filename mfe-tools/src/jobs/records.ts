import { JobAlertSchema, SavedJobSchema, TRACKER_LIMITS } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** The jobs in the tracker, the last changed first. The backend writes them; the person may take them away. */
export const savedJobRecords = collection({
  name: 'savedJobs',
  schema: SavedJobSchema,
  newestBy: 'updatedAt',
  limit: TRACKER_LIMITS.jobs,
  failed: {
    list: 'Não foi possível carregar suas vagas guardadas. Tente novamente.',
    load: 'Não foi possível abrir a vaga guardada. Tente novamente.',
    remove: 'Não foi possível remover a vaga guardada. Tente novamente.',
  },
});

/** The saved searches, newest first. */
export const jobAlertRecords = collection({
  name: 'jobAlerts',
  schema: JobAlertSchema,
  newestBy: 'createdAt',
  limit: TRACKER_LIMITS.alerts,
  failed: {
    list: 'Não foi possível carregar suas buscas salvas. Tente novamente.',
    remove: 'Não foi possível apagar a busca salva. Tente novamente.',
  },
});
