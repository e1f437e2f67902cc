import type { Firestore } from 'firebase-admin/firestore';
import { ok, type RequestOf, type ResponseOf, mentorStatusEndpoint } from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import { parseAnswered } from './ask/stored-message.ts';
import { locateMentor } from './mentor-documents.ts';

/** GET /mentor/status: who can write, and how many messages were answered so far. */
export function showStatus({
  db,
  writer,
}: {
  readonly db: Firestore;
  readonly writer: string | null;
}): PersonCall<RequestOf<typeof mentorStatusEndpoint>, ResponseOf<typeof mentorStatusEndpoint>> {
  return async (uid) => {
    const answered = await locateMentor(db, uid).answered.get();
    return ok({ writer, answered: parseAnswered(answered.data()).count });
  };
}
