import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';

const NOT_DIAGNOSED: Failure = {
  code: 'forbidden',
  message: 'O radar compara as vagas com o seu perfil. Conclua antes o diagnóstico de carreira.',
};

/** The profile of a person who may use the radar, in one read. */
export async function readPerson(db: Firestore, uid: string): Promise<Result<Profile, Failure>> {
  const profile = parseProfile((await db.doc(`users/${uid}`).get()).data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  return profile.value.diagnosticoCompleto ? ok(profile.value) : err(NOT_DIAGNOSED);
}
