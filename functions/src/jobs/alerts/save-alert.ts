import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { toCanonicalJson } from '@aura/shared-career';
import {
  err,
  ok,
  TRACKER_LIMITS,
  type JobAlert,
  type RequestOf,
  type ResponseOf,
  type Result,
  type SaveAlertRequest,
  alertSaveEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { AlertDeps } from './check-alerts.ts';
import { readStoredAlert } from './stored-alert.ts';

const FULL: Failure = {
  code: 'conflict',
  message: `Você já tem ${TRACKER_LIMITS.alerts} alertas, o máximo. Exclua um deles para criar outro.`,
};

/**
 * POST /jobs/alerts: stores a saved search. A changed query starts again, because the known results belong to the old
 * one; a new name, cadence or pause changes only that.
 */
export function saveAlert(
  deps: Pick<AlertDeps, 'db' | 'queue' | 'now'>,
): PersonCall<RequestOf<typeof alertSaveEndpoint>, ResponseOf<typeof alertSaveEndpoint>> {
  return (uid, request) => {
    const now = deps.now();
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => save(deps.db, tx, { ...request, uid, now }), TRANSACTION_OPTIONS),
    );
  };
}

interface Saving extends SaveAlertRequest {
  readonly uid: string;
  readonly now: Date;
}

async function save(
  db: Firestore,
  tx: Transaction,
  { uid, id, alert, now }: Saving,
): Promise<Result<ResponseOf<typeof alertSaveEndpoint>, Failure>> {
  const person = db.doc(`users/${uid}`);
  const alerts = person.collection('jobAlerts');
  const document = alerts.doc(id);
  const [profile, stored] = await tx.getAll(person, document);
  if (!profile?.exists) return err(PROFILE_FAILURES.missing);
  const former = readStoredAlert(stored?.data());
  if (former && isSameQuery(former, alert)) {
    tx.update(document, { ...alert });
    return ok({ changed: true });
  }
  if (!stored?.exists && (await tx.get(alerts.count())).data().count >= TRACKER_LIMITS.alerts)
    return err(FULL);
  const fresh: JobAlert = {
    ...alert,
    createdAt: former?.createdAt ?? now,
    checkedAt: null,
    news: [],
    newsAt: null,
  };
  tx.set(document, fresh);
  return ok({ changed: true });
}

type Asked = Pick<SaveAlertRequest['alert'], 'query' | 'floor'>;
const isSameQuery = (former: Asked, alert: Asked): boolean => writeAsked(former) === writeAsked(alert);
const writeAsked = ({ query, floor }: Asked): string => toCanonicalJson({ query, floor: floor ?? null });
