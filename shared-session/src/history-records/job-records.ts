import {
  JobAlertSchema,
  ok,
  SavedJobSchema,
  TRACKER_LIMITS,
  type JobAlert,
  type Result,
  type SavedJob,
} from '@aura/shared-domain';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** A job in the tracker; `job` is null where it was stored in a form that this build does not know. */
export interface ListedSavedJob {
  readonly id: string;
  readonly job: SavedJob | null;
}

/** A saved search; `alert` is null where it was stored in a form that this build does not know. */
export interface ListedJobAlert {
  readonly id: string;
  readonly alert: JobAlert | null;
}

export interface JobRecords {
  /** Every job in the tracker, the last changed first. */
  readonly listSavedJobs: () => Promise<Result<ListedSavedJob[], Failure>>;
  /** One job of the tracker; null where it is not there, or unreadable. */
  readonly loadSavedJob: (id: string) => Promise<Result<SavedJob | null, Failure>>;
  readonly deleteSavedJob: (id: string) => Promise<Result<void, Failure>>;
  /** Every saved search, newest first. */
  readonly listJobAlerts: () => Promise<Result<ListedJobAlert[], Failure>>;
  readonly deleteJobAlert: (id: string) => Promise<Result<void, Failure>>;
}

const FAILED = {
  listJobs: 'Não foi possível carregar suas vagas guardadas. Tente novamente.',
  loadJob: 'Não foi possível abrir a vaga guardada. Tente novamente.',
  deleteJob: 'Não foi possível remover a vaga guardada. Tente novamente.',
  listAlerts: 'Não foi possível carregar suas buscas salvas. Tente novamente.',
  deleteAlert: 'Não foi possível apagar a busca salva. Tente novamente.',
} as const;

/** What the job radar has stored for the person. The backend writes it; the person may take it away. */
export function createJobRecords(session: Session): JobRecords {
  return {
    listSavedJobs: () =>
      forPerson(session, FAILED.listJobs, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/savedJobs`, 'updatedAt', TRACKER_LIMITS.jobs);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, job: parsed(SavedJobSchema, data) })));
      }),

    loadSavedJob: (id) =>
      forPerson(session, FAILED.loadJob, async ({ backend, uid }) => {
        const read = await backend.readDocument(`users/${uid}/savedJobs/${id}`);
        return read.ok ? ok(parsed(SavedJobSchema, read.value)) : read;
      }),

    deleteSavedJob: (id) =>
      forPerson(session, FAILED.deleteJob, ({ backend, uid }) =>
        backend.deleteDocument(`users/${uid}/savedJobs/${id}`),
      ),

    listJobAlerts: () =>
      forPerson(session, FAILED.listAlerts, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/jobAlerts`, 'createdAt', TRACKER_LIMITS.alerts);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, alert: parsed(JobAlertSchema, data) })));
      }),

    deleteJobAlert: (id) =>
      forPerson(session, FAILED.deleteAlert, ({ backend, uid }) =>
        backend.deleteDocument(`users/${uid}/jobAlerts/${id}`),
      ),
  };
}
