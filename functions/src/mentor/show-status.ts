import type { Firestore } from 'firebase-admin/firestore';
import {
  computeUsagePeriod,
  ok,
  type RequestOf,
  type ResponseOf,
  mentorStatusEndpoint,
} from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import { parseAnswered } from './ask/stored-message.ts';
import { locateMentor } from './mentor-documents.ts';

/** GET /mentor/status: who can write, and how many messages were answered so far, and whether one can be given back. */
export function showStatus({
  db,
  writer,
  now,
}: {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly writer: string | null;
}): PersonCall<RequestOf<typeof mentorStatusEndpoint>, ResponseOf<typeof mentorStatusEndpoint>> {
  return async (uid) => {
    const answered = await locateMentor(db, uid).answered.get();
    const { count, returnedIn } = parseAnswered(answered.data());
    return ok({ writer, answered: count, mayReturn: returnedIn !== computeUsagePeriod(now()) });
  };
}
