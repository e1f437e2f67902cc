import { createProfile, ok, err, ProfileSchema, type Profile, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import type { AuthUser, BackendError, DocumentBackend } from '../backend/session-backend.contract.ts';

const NAME_MAX = 120;
const NAME_UNKNOWN = 'Profissional';

export const buildProfilePath = (uid: string): string => `users/${uid}`;

/** The person's profile; null if there is no document, code `invalid-document` if it does not fit the schema. */
export async function readProfile(
  backend: DocumentBackend,
  uid: string,
): Promise<Result<Profile | null, BackendError>> {
  const read = await backend.readDocument(buildProfilePath(uid));
  if (!read.ok || read.value === null) return read as Result<null, BackendError>;
  const parsed = v.safeParse(ProfileSchema, read.value);
  return parsed.success ? ok(parsed.output) : err({ code: 'invalid-document' });
}

/** The document of a new person: every field with the initial value that the rules allow a browser to write. */
export function createFirstProfile(user: AuthUser, chosenName: string | null): Profile {
  const candidates = [chosenName, user.displayName, user.email?.split('@')[0], NAME_UNKNOWN];
  const name = candidates.map((candidate) => candidate?.trim().slice(0, NAME_MAX) ?? '').find(Boolean);
  const photo = user.photoUrl;
  const avatarUrl = photo?.startsWith('https://') ? photo : null;
  return { ...createProfile(name ?? NAME_UNKNOWN), avatarUrl };
}
